import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
var t=["status","retry","cancel","archive","help"];function o({kind:n,id:e}){return n==="issue"?`comment:${e}`:`${n}:${e}`}export{t as a,o as b};
