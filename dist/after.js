import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import"./chunks/chunk-JTK5XZSP.js";async function n(e){}export{n as finishAfter};
