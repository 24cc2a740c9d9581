import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a}from"./chunk-F763RN22.js";import"./chunk-UP766NRE.js";import"./chunk-JY2BUPXS.js";import"./chunk-MFDV3VK5.js";import"./chunk-GSXY6JM3.js";import"./chunk-YJN5INRK.js";import"./chunk-PVRJDAIT.js";import"./chunk-VSDHKCDF.js";import"./chunk-QDSBI4ZO.js";export{a as createFileHistory};
