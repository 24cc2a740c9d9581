import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a as u,b as x,c as k,d as g,f as j}from"./chunk-BEMOSP2F.js";import"./chunk-LRR2R7XX.js";import{a as d}from"./chunk-VLFBU6UT.js";import{b as y,c as l,d as h}from"./chunk-KJAZ227J.js";import{a as f,b as c}from"./chunk-ZVUBKIG4.js";import{b as m}from"./chunk-VSDHKCDF.js";import"./chunk-H6TDANPA.js";import"./chunk-QDSBI4ZO.js";import{randomBytes as v}from"node:crypto";var w={data:{type:"text",value:"DIR",default:".docket",help:"the service's data folder"},project:{type:"text",value:"ID",help:"the project that the key opens, for create"},prefix:{type:"text",value:"TEXT",help:"what the key begins with, for create"},expires:{type:"text",value:"DATE",help:"when it ends, such as 2027-06-30, for create"},json:{type:"flag",help:"list as JSON"}},D=`Creates, lists and revokes the API keys of a service.

Usage: docket keys create --project ID [--data DIR] [--expires DATE]
       docket keys list   [--data DIR] [--json]
       docket keys revoke KEY-ID [--data DIR]

${l(w)}

create prints the key, once, alone on standard output; only its hash is kept. A running service
takes a change over within a second.
`;function A(r){return{help:D,run:(o,s)=>K(o,s,r)}}async function K(r,o,s){let{values:e,positionals:t}=y(w,r,T),[n,a=""]=t,p=await s.open(e.data);if(n==="create"){let i=await p.create({project:e.project??"",prefix:e.prefix??s.defaultPrefix,expiresAt:e.expires?c(Date.parse(e.expires)):null});o.err(`Key ${i.id} of project ${e.project}. It is shown this once:
`),o.out(`${i.key}
`)}else if(n==="revoke")await p.revoke(a),o.err(`Key ${a} opens nothing any more.
`);else{let i=await p.list();o.out(e.json?`${JSON.stringify(i)}
`:P(i)),i.length===0&&o.err(`There are no keys in ${e.data} yet.
`)}return h.done}function T({values:r,positionals:o}){let[s,...e]=o,t=[];return["create","list","revoke"].includes(s??"")||t.push("Say what to do: docket keys create|list|revoke."),s==="create"&&!r.project&&t.push("Option `--project ID` is missing: the project that the key opens."),r.project&&/[/\\\s]/.test(r.project)&&t.push("Option `--project` must have no `/`, `\\` and no spaces."),r.prefix&&!/^[\w.-]{1,40}$/.test(r.prefix)&&t.push("Option `--prefix` must be at most 40 letters, digits, `_`, `-` or `.`."),r.expires&&!d(r.expires)&&t.push(`Option \`--expires\` must be a date such as 2027-06-30; got \`${r.expires}\`.`),(s==="revoke"?e.length!==1:e.length>0)&&t.push(s==="revoke"?"Name one key to revoke; docket keys list shows their ids.":`\`${e.join(" ")}\` is not understood.`),t}function P(r){let o=r.map(e=>[e.id,e.project,e.state,`created ${e.createdAt.slice(0,10)}`,e.expiresAt?`expires ${e.expiresAt.slice(0,10)}`:"does not expire"]),s=[0,1,2,3].map(e=>Math.max(0,...o.map(t=>(t[e]??"").length)));return o.map(e=>`${e.map((t,n)=>t.padEnd(s[n]??0)).join("  ")}
`).join("")}var E=32;function J(){return A({defaultPrefix:u,open:async r=>$(r)})}function $(r){let o=f,s=j(r,o);return{async create(e){let t=v(4).toString("hex"),n=v(E).toString("base64url"),a=c(o.now());if(e.expiresAt!==null&&e.expiresAt<=a)throw new m("The key would have expired already; give a later `--expires`.");let{record:p,key:i}=x({...e,id:t,createdAt:a},n);return await s.update(I=>[...I,p]),{id:t,key:i}},async list(){return(await s.list()).map(t=>{let{id:n,project:a,createdAt:p,expiresAt:i}=t;return{id:n,project:a,createdAt:p,expiresAt:i,state:g(t,o.now())}})},revoke:e=>s.update(t=>k(t,e,c(o.now())))}}export{$ as keyAdmin,J as keys};
