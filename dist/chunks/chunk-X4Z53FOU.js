import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
var o="1.0.0";export{o as a};
