import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
function l(o){let t=/^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(o.hostname);return o.protocol==="http:"&&!t}export{l as a};
