import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
async function o(n){}export{o as runAction};
