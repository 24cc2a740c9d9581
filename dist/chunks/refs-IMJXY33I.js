import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{b as a,c as b,d as c}from"./chunk-RRJ6UI6T.js";import"./chunk-O5TTJXD2.js";import"./chunk-DYZAH4KU.js";import"./chunk-VSDHKCDF.js";import"./chunk-QDSBI4ZO.js";export{b as PushUnclear,a as RaceLost,c as openRemoteRefs};
