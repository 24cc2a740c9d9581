import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a as s,b as r,c as a,f as m,g as d}from"./chunk-FDTVNCRJ.js";import"./chunk-CFJ77UZ3.js";import"./chunk-EJ5XLTJU.js";import{b as i,d as t}from"./chunk-KJAZ227J.js";import"./chunk-ZVUBKIG4.js";import"./chunk-4SN2I64U.js";import"./chunk-UKSH6TAH.js";import"./chunk-VSDHKCDF.js";import"./chunk-QDSBI4ZO.js";var h=`Looks at what this machine has and lacks for running jobs, and says how to mend it.

Usage: docket doctor

In a workflow, \`mode: doctor\` also looks at the token, the settings and the service.
`;function c(o){return{help:h,async run(p,e){i({},p,({positionals:n})=>n.length>0?["`docket doctor` takes no arguments."]:[]);let l=await s(o(),n=>e.out(`${r(n)}
`)),{well:f,says:u}=a(l);return e.err(`${u}
`),f?t.done:t.failed}}}function N(o){return c(()=>[m(o.PATH??""),k(),d(o)])}function k(){let[o=0]=process.versions.node.split(".").map(Number);return{what:"Node",look:async()=>o>=24?{state:"ok",says:`Node ${process.versions.node}.`}:{state:"wrong",says:`Node ${process.versions.node} is too old; install 24 or newer.`}}}export{N as doctor};
