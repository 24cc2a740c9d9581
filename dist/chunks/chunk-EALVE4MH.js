import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
function n(e){if(typeof e=="object"&&e!==null&&!Object.isFrozen(e)){Object.freeze(e);for(let t of Object.values(e))n(t)}return e}export{n as a};
