import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{b as a,c as b,d as c}from"./chunk-TDH52QRC.js";import"./chunk-O5TTJXD2.js";import"./chunk-EJ5XLTJU.js";import"./chunk-VSDHKCDF.js";import"./chunk-QDSBI4ZO.js";export{b as PushUnclear,a as RaceLost,c as openRemoteRefs};
