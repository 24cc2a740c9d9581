import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a as u,d as s}from"./chunks/chunk-NBEW5XER.js";import{a as p}from"./chunks/chunk-Y7KTMXL2.js";import{g as m}from"./chunks/chunk-IU6R6W54.js";async function l(e,o,n,i){let a=o.some(t=>t==="--help"||t==="-h")||o[0]==="help",[r,...h]=o.filter((t,T)=>!(T===0&&t==="help"));if(r==="--version")return n.out(`${i}
`),s.done;if(r===void 0||r.startsWith("-"))return(a?n.out:n.err)(y(e)),a?s.done:s.usage;let c=Object.hasOwn(e,r)?e[r]:void 0;if(!c){let t=Object.keys(e).join(", ");return n.err(`There is no command \`${r}\`; there are ${t}. See docket --help.
`),s.usage}let d=await c.load();if(a)return n.out(d.help),s.done;try{return await d.run(h,n)}catch(t){return t instanceof u?(n.err(`${t.message}
See docket ${r} --help.
`),s.usage):n.signal.aborted&&t===n.signal.reason?(n.err(`Stopped.
`),s.failed):(n.err(g(t)),s.failed)}}function y(e){let o=Math.max(...Object.keys(e).map(i=>i.length));return`Docket turns requests into documentation pull requests and tells who read which page.

Usage: docket <command> [options]

${Object.entries(e).map(([i,{summary:a}])=>`  ${i.padEnd(o)}  ${a}`).join(`
`)}

docket <command> --help tells more about one of them.
Secrets come from the environment only: DOCKET_API_KEY, DOCKET_MODEL_KEY, GITHUB_TOKEN.
`}function g(e){return e instanceof m?[e.message,...e.details.map(o=>`- ${o}`)].join(`
`).concat(`
`):`Docket failed in a way it should not: ${e instanceof Error?e.stack:e}
`}import{text as k}from"node:stream/consumers";function f(){let e=new AbortController;e.signal.addEventListener("abort",()=>process.stdin.destroy(e.signal.reason));for(let o of["SIGINT","SIGTERM"])process.once(o,()=>e.abort(new Error(`Stopped by ${o}.`)));return{out:o=>{process.stdout.write(o)},err:o=>{process.stderr.write(o)},live:process.stderr.isTTY===!0,readInput:()=>process.stdin.isTTY?void 0:k(process.stdin),signal:e.signal}}var{argv:w,env:E}=process,b={keys:{summary:"create, list and revoke its API keys",load:async()=>(await import("./chunks/keys-U2NE5XCR.js")).keys()},job:{summary:"create, continue, show and watch jobs of a service",load:async()=>(await import("./chunks/job-DHB74JX7.js")).job(E)}};process.exitCode=await l(b,w.slice(2),f(),p);
