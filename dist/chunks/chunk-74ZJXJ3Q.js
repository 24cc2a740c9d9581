import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a as r}from"./chunk-GLRYKHHV.js";var c=60,t=2,s=3,o=4;function M(e,n){return e<=t?r(e,{baseMs:300,capMs:1200},n):r(0,{baseMs:100,capMs:100},n)}function a(e){return e>=s}function b(e,n){return a(e)?e%o===0?200+r(0,{baseMs:200,capMs:200},n):0:r(0,{baseMs:800,capMs:800},n)}export{c as a,M as b,a as c,b as d};
