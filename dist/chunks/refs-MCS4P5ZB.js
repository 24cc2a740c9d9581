import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a,b,c}from"./chunk-IJQQTVCN.js";import"./chunk-O5TTJXD2.js";import"./chunk-DYZAH4KU.js";import"./chunk-VSDHKCDF.js";import"./chunk-QDSBI4ZO.js";export{b as PushUnclear,a as RaceLost,c as openRemoteRefs};
