import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
function o(e,{baseMs:r,capMs:n},t){return Math.floor(t()*Math.min(n,r*2**e))}export{o as a};
