import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a,b}from"./chunk-CDNP6BUU.js";import"./chunk-PFLBHEZI.js";import"./chunk-VSDHKCDF.js";import"./chunk-QDSBI4ZO.js";export{a as detectIsolation,b as noIsolation};
