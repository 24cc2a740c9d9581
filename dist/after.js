import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
async function n(e){}export{n as finishAfter};
