#!/usr/bin/env node
import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a as u,d as r}from"./chunks/chunk-KJAZ227J.js";import{a as l}from"./chunks/chunk-X4Z53FOU.js";import{a as p}from"./chunks/chunk-VSDHKCDF.js";import"./chunks/chunk-QDSBI4ZO.js";async function f(e,o,n,a){let i=o.some(t=>t==="--help"||t==="-h")||o[0]==="help",[s,...w]=o.filter((t,T)=>!(T===0&&t==="help"));if(s==="--version")return n.out(`${a}
`),r.done;if(s===void 0||s.startsWith("-"))return(i?n.out:n.err)(g(e)),i?r.done:r.usage;let m=Object.hasOwn(e,s)?e[s]:void 0;if(!m){let t=Object.keys(e).join(", ");return n.err(`There is no command \`${s}\`; there are ${t}. See docket --help.
`),r.usage}let d=await m.load();if(i)return n.out(d.help),r.done;try{return await d.run(w,n)}catch(t){return t instanceof u?(n.err(`${t.message}
See docket ${s} --help.
`),r.usage):n.signal.aborted&&t===n.signal.reason?(n.err(`Stopped.
`),r.failed):(n.err(k(t)),r.failed)}}function g(e){let o=Math.max(...Object.keys(e).map(a=>a.length));return`Docket turns requests into documentation pull requests and tells who read which page.

Usage: docket <command> [options]

${Object.entries(e).map(([a,{summary:i}])=>`  ${a.padEnd(o)}  ${i}`).join(`
`)}

docket <command> --help tells more about one of them.
Secrets come from the environment only: DOCKET_API_KEY, DOCKET_MODEL_KEY, GITHUB_TOKEN.
`}function k(e){return e instanceof p?[e.message,...e.details.map(o=>`- ${o}`)].join(`
`).concat(`
`):`Docket failed in a way it should not: ${e instanceof Error?e.stack:e}
`}import{text as E}from"node:stream/consumers";function h(){let e=new AbortController;for(let o of["SIGINT","SIGTERM"])process.once(o,()=>e.abort(new Error(`Stopped by ${o}.`)));return{out:o=>{process.stdout.write(o)},err:o=>{process.stderr.write(o)},live:process.stderr.isTTY===!0,readInput(){let{stdin:o}=process;if(!o.isTTY)return e.signal.addEventListener("abort",()=>o.destroy(e.signal.reason)),E(o)},signal:e.signal}}var{argv:b,env:c}=process,y=24,v={demo:{summary:"show the whole of it, offline",load:async()=>(await import("./chunks/demo-LSLSP6ZG.js")).demo(c)},serve:{summary:"run the service over HTTP",load:async()=>(await import("./chunks/serve-DIKMPC3N.js")).serve(c)},keys:{summary:"create, list and revoke its API keys",load:async()=>(await import("./chunks/keys-VF5N37V3.js")).keys()},job:{summary:"create, continue, show and watch jobs of a service",load:async()=>(await import("./chunks/job-THURQ4U6.js")).job(c)},views:{summary:"export who read which page, people or AI, into a folder",load:async()=>(await import("./chunks/views-7JU44OCB.js")).views(c)},doctor:{summary:"look at what this machine has and lacks",load:async()=>(await import("./chunks/doctor-XURC53PF.js")).doctor(c)}};Number.parseInt(process.versions.node,10)<y?(process.stderr.write(`Docket needs Node.js ${y} or newer; this is ${process.version}. In a clone, \`npm ci\` has brought one: export PATH="$PWD/node_modules/.bin:$PATH". Else install it from https://nodejs.org.
`),process.exitCode=1):process.exitCode=await f(v,b.slice(2),h(),l);
