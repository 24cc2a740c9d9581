import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import"./chunks/chunk-JTK5XZSP.js";async function o(n){}export{o as runAction};
