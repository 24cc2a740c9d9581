import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a as c}from"./chunk-UKSH6TAH.js";var g="\r\x1B[2K",l=1e3;function m(r,t){let d=t.now(),e=()=>Math.round((t.now()-d)/1e3);if(!r.live)return{show:n=>r.err(`${a(n)} (${e()} s)
`),end(){}};let o="",s=()=>r.err(`${g}${o} (${e()} s)`),i=new AbortController,p=async()=>{for(;;)await t.sleep(l,i.signal),s()};return{show(n){let f=o==="";o=a(n),s(),f&&p().catch(()=>{})},end(){i.abort(),o!==""&&r.err(`
`)}}}function a(r){return c(r).replace(/\s+/g," ").trim()}export{m as a,a as b};
