#!/usr/bin/env node
import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a as u,d as r}from"./chunks/chunk-KJAZ227J.js";import{a as l}from"./chunks/chunk-Y7KTMXL2.js";import{a as p}from"./chunks/chunk-VSDHKCDF.js";import"./chunks/chunk-QDSBI4ZO.js";async function f(e,o,t,a){let i=o.some(n=>n==="--help"||n==="-h")||o[0]==="help",[s,...y]=o.filter((n,w)=>!(w===0&&n==="help"));if(s==="--version")return t.out(`${a}
`),r.done;if(s===void 0||s.startsWith("-"))return(i?t.out:t.err)(T(e)),i?r.done:r.usage;let m=Object.hasOwn(e,s)?e[s]:void 0;if(!m){let n=Object.keys(e).join(", ");return t.err(`There is no command \`${s}\`; there are ${n}. See docket --help.
`),r.usage}let d=await m.load();if(i)return t.out(d.help),r.done;try{return await d.run(y,t)}catch(n){return n instanceof u?(t.err(`${n.message}
See docket ${s} --help.
`),r.usage):t.signal.aborted&&n===t.signal.reason?(t.err(`Stopped.
`),r.failed):(t.err(g(n)),r.failed)}}function T(e){let o=Math.max(...Object.keys(e).map(a=>a.length));return`Docket turns requests into documentation pull requests and tells who read which page.

Usage: docket <command> [options]

${Object.entries(e).map(([a,{summary:i}])=>`  ${a.padEnd(o)}  ${i}`).join(`
`)}

docket <command> --help tells more about one of them.
Secrets come from the environment only: DOCKET_API_KEY, DOCKET_MODEL_KEY, GITHUB_TOKEN.
`}function g(e){return e instanceof p?[e.message,...e.details.map(o=>`- ${o}`)].join(`
`).concat(`
`):`Docket failed in a way it should not: ${e instanceof Error?e.stack:e}
`}import{text as k}from"node:stream/consumers";function h(){let e=new AbortController;for(let o of["SIGINT","SIGTERM"])process.once(o,()=>e.abort(new Error(`Stopped by ${o}.`)));return{out:o=>{process.stdout.write(o)},err:o=>{process.stderr.write(o)},live:process.stderr.isTTY===!0,readInput(){let{stdin:o}=process;if(!o.isTTY)return e.signal.addEventListener("abort",()=>o.destroy(e.signal.reason)),k(o)},signal:e.signal}}var{argv:E,env:c}=process,b={demo:{summary:"show the whole of it, offline",load:async()=>(await import("./chunks/demo-M77ZILTS.js")).demo(c)},serve:{summary:"run the service over HTTP",load:async()=>(await import("./chunks/serve-RXNUWMQ2.js")).serve(c)},keys:{summary:"create, list and revoke its API keys",load:async()=>(await import("./chunks/keys-HOX7UJWK.js")).keys()},job:{summary:"create, continue, show and watch jobs of a service",load:async()=>(await import("./chunks/job-ROUWTRKA.js")).job(c)},views:{summary:"export who read which page, people or AI, into a folder",load:async()=>(await import("./chunks/views-3ICYL3RQ.js")).views(c)},doctor:{summary:"look at what this machine has and lacks",load:async()=>(await import("./chunks/doctor-UTFUHCZX.js")).doctor(c)}};process.exitCode=await f(b,E.slice(2),h(),l);
