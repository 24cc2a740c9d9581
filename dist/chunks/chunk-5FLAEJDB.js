import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{h as g}from"./chunk-VSDHKCDF.js";import{spawn as _}from"node:child_process";var m=class extends g{result;constructor(a,e){let i=e.stderr.trim().split(`
`).slice(-3).join(" ");super(`\`git ${a[0]}\` failed (exit ${e.code}): ${i||"it said nothing"}.`),this.result=e}};function B(s){let a=I(s),e=(i,t={})=>$(i,a,t);return{try:e,async run(i,t){let c=await e(i,t);if(c.code!==0)throw new m(i,c);return c.stdout.toString("utf8")}}}function I({path:s,credentials:a}){let e=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["core.attributesFile","/dev/null"],["core.quotePath","false"],["core.symlinks","true"],["gc.auto","0"],["maintenance.auto","false"],["advice.detachedHead","false"],["init.defaultBranch","main"],["protocol.ext.allow","never"],["http.followRedirects","false"],["safe.directory","*"]];if(a){let t=Buffer.from(`x-access-token:${a.token}`).toString("base64");e.push([`http.${a.origin}/.extraHeader`,`Authorization: Basic ${t}`])}let i={PATH:s,LC_ALL:"C",HOME:"/nonexistent",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_ASKPASS:"/bin/false",GIT_OPTIONAL_LOCKS:"0",GIT_AUTHOR_NAME:"Docket",GIT_AUTHOR_EMAIL:"docket@users.noreply.github.com",GIT_COMMITTER_NAME:"Docket",GIT_COMMITTER_EMAIL:"docket@users.noreply.github.com",GIT_CONFIG_COUNT:String(e.length)};return e.forEach(([t,c],u)=>{i[`GIT_CONFIG_KEY_${u}`]=t,i[`GIT_CONFIG_VALUE_${u}`]=c}),i}function $(s,a,{cwd:e,input:i,signal:t,env:c}){return new Promise((u,n)=>{let o=_("git",s,{cwd:e,env:{...a,...c},stdio:["pipe","pipe","pipe"],signal:t,killSignal:"SIGKILL"}),f=[],l=[];o.stdout.on("data",r=>f.push(r)),o.stderr.on("data",r=>l.push(r)),o.stdin.on("error",()=>{}),o.on("error",r=>{if(t?.aborted)return n(t.reason);n(new g(`git could not be started: ${r.message}. Install git 2.34 or newer.`,{cause:r}))}),o.on("close",(r,p)=>{if(t?.aborted)return n(t.reason);u({code:r??128,stdout:Buffer.concat(f),stderr:p?`killed by ${p}`:Buffer.concat(l).toString("utf8")})}),o.stdin.end(i)})}var d={name:"Docket",email:"docket@users.noreply.github.com"};async function b(s,a,e){let i=[],t=n=>i.push(Buffer.from(n)),c=n=>{let o=Buffer.from(n);t(`data ${o.length}
`),t(o),t(`
`)};return e.forEach((n,o)=>{let{name:f,email:l}=n.author??d;t(`commit refs/docket-built/${o}
mark :${o+1}
`),t(`author ${G(f)} <${G(l)}> ${n.time} +0000
`),t(`committer ${d.name} <${d.email}> ${n.time} +0000
`),c(n.message),n.parent&&t(`from ${n.parent}
`);for(let r of n.files)r.content===null&&t(`D ${h(r.path)}
`);for(let r of n.files)r.content!==null&&(t(`M ${r.mode??"100644"} inline ${h(r.path)}
`),c(r.content));t(`
`)}),e.forEach((n,o)=>{t(`get-mark :${o+1}
`)}),t(`done
`),(await s.run(["--git-dir",a,"fast-import","--quiet","--force","--done","--date-format=raw"],{input:Buffer.concat(i)})).trim().split(`
`)}function G(s){return s.replace(/[<>\n\0]/g,"").trim()||"unknown"}function h(s){return`"${s.replace(/[\\"\n]/g,e=>e===`
`?"\\n":`\\${e}`)}"`}export{m as a,B as b,b as c};
