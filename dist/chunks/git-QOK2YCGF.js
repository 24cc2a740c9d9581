import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a,b}from"./chunk-DYZAH4KU.js";import"./chunk-VSDHKCDF.js";import"./chunk-QDSBI4ZO.js";export{a as GitFailed,b as createGit};
