import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a,b}from"./chunk-4SN2I64U.js";import"./chunk-UKSH6TAH.js";import"./chunk-VSDHKCDF.js";import"./chunk-QDSBI4ZO.js";export{a as detectIsolation,b as noIsolation};
