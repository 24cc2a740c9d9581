import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
var e=["active","completed","archived","failed"],t=new Set(["completed","archived","failed"]);export{e as a,t as b};
