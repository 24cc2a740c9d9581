import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a,b,c}from"./chunk-EJ5XLTJU.js";import"./chunk-VSDHKCDF.js";import"./chunk-QDSBI4ZO.js";export{a as GitFailed,b as createGit,c as gitOf};
