import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a,b}from"./chunk-UTWS5MD4.js";import"./chunk-VSDHKCDF.js";import"./chunk-QDSBI4ZO.js";export{a as archiveClosed,b as jobOfBranch};
