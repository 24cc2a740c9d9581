import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a as h,b as u,c as x,d as k,f as g}from"./chunk-BEMOSP2F.js";import"./chunk-LRR2R7XX.js";import{a as d}from"./chunk-VLFBU6UT.js";import{b as f,c as y,d as l}from"./chunk-KJAZ227J.js";import{a as m,b as c}from"./chunk-ZVUBKIG4.js";import"./chunk-VSDHKCDF.js";import"./chunk-H6TDANPA.js";import"./chunk-QDSBI4ZO.js";import{randomBytes as w}from"node:crypto";var j={data:{type:"text",value:"DIR",default:".docket",help:"the service's data folder"},project:{type:"text",value:"ID",help:"the project that the key opens, for create"},prefix:{type:"text",value:"TEXT",help:"what the key begins with, for create"},expires:{type:"text",value:"DATE",help:"when it ends, such as 2027-06-30, for create"},json:{type:"flag",help:"list as JSON"}},D=`Creates, lists and revokes the API keys of a service.

Usage: docket keys create --project ID [--data DIR] [--expires DATE]
       docket keys list   [--data DIR] [--json]
       docket keys revoke KEY-ID [--data DIR]

${y(j)}

create prints the key, once, alone on standard output; only its hash is kept. A running service
takes a change over within a second.
`;function A(r){return{help:D,run:(o,s)=>I(o,s,r)}}async function I(r,o,s){let{values:e,positionals:t}=f(j,r,K),[n,p=""]=t,a=await s.open(e.data);if(n==="create"){let i=await a.create({project:e.project??"",prefix:e.prefix??s.defaultPrefix,expiresAt:e.expires?c(Date.parse(e.expires)):null});o.err(`Key ${i.id} of project ${e.project}. It is shown this once:
`),o.out(`${i.key}
`)}else if(n==="revoke")await a.revoke(p),o.err(`Key ${p} opens nothing any more.
`);else{let i=await a.list();o.out(e.json?`${JSON.stringify(i)}
`:P(i)),i.length===0&&o.err(`There are no keys in ${e.data} yet.
`)}return l.done}function K({values:r,positionals:o}){let[s,...e]=o,t=[];return["create","list","revoke"].includes(s??"")||t.push("Say what to do: docket keys create|list|revoke."),s==="create"&&!r.project&&t.push("Option `--project ID` is missing: the project that the key opens."),r.project&&/[/\\\s]/.test(r.project)&&t.push("Option `--project` must have no `/`, `\\` and no spaces."),r.prefix&&!/^[\w.-]{1,40}$/.test(r.prefix)&&t.push("Option `--prefix` must be at most 40 letters, digits, `_`, `-` or `.`."),r.expires&&!d(r.expires)&&t.push(`Option \`--expires\` must be a date such as 2027-06-30; got \`${r.expires}\`.`),(s==="revoke"?e.length!==1:e.length>0)&&t.push(s==="revoke"?"Name one key to revoke; docket keys list shows their ids.":`\`${e.join(" ")}\` is not understood.`),t}function P(r){let o=r.map(e=>[e.id,e.project,e.state,`created ${e.createdAt.slice(0,10)}`,e.expiresAt?`expires ${e.expiresAt.slice(0,10)}`:"does not expire"]),s=[0,1,2,3].map(e=>Math.max(0,...o.map(t=>(t[e]??"").length)));return o.map(e=>`${e.map((t,n)=>t.padEnd(s[n]??0)).join("  ")}
`).join("")}var T=32;function F(){return A({defaultPrefix:h,open:async r=>E(r)})}function E(r){let o=m,s=g(r,o);return{async create(e){let t=w(4).toString("hex"),n=w(T).toString("base64url"),p=c(o.now()),{record:a,key:i}=u({...e,id:t,createdAt:p},n);return await s.update(v=>[...v,a]),{id:t,key:i}},async list(){return(await s.list()).map(t=>{let{id:n,project:p,createdAt:a,expiresAt:i}=t;return{id:n,project:p,createdAt:a,expiresAt:i,state:k(t,o.now())}})},revoke:e=>s.update(t=>x(t,e,c(o.now())))}}export{E as keyAdmin,F as keys};
