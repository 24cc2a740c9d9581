import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a}from"./chunk-6G42Z3ZK.js";import"./chunk-UUUUTHKV.js";import"./chunk-O5TTJXD2.js";import"./chunk-EJ5XLTJU.js";import"./chunk-ZVUBKIG4.js";import"./chunk-VSDHKCDF.js";import"./chunk-QDSBI4ZO.js";export{a as startSandbox};
