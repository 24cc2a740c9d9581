import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a,b}from"./chunk-J5AZMZ32.js";import"./chunk-EJ5XLTJU.js";import"./chunk-GLRYKHHV.js";import"./chunk-VSDHKCDF.js";import"./chunk-QDSBI4ZO.js";export{a as isTransient,b as patient};
