import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
var s={name:"Docket",email:"docket@users.noreply.github.com"};async function $(i,m,o){let f=[],n=t=>f.push(Buffer.from(t)),a=t=>{let e=Buffer.from(t);n(`data ${e.length}
`),n(e),n(`
`)};return o.forEach((t,e)=>{let{name:g,email:l}=t.author??s;n(`commit refs/docket-built/${e}
mark :${e+1}
`),n(`author ${u(g)} <${u(l)}> ${t.time} +0000
`),n(`committer ${s.name} <${s.email}> ${t.time} +0000
`),a(t.message),t.parent&&n(`from ${t.parent}
`);for(let r of t.files)r.content===null&&n(`D ${c(r.path)}
`);for(let r of t.files)r.content!==null&&(n(`M ${r.mode??"100644"} inline ${c(r.path)}
`),a(r.content));n(`
`)}),o.forEach((t,e)=>{n(`get-mark :${e+1}
`)}),n(`done
`),(await i.run(["--git-dir",m,"fast-import","--quiet","--force","--done","--date-format=raw"],{input:Buffer.concat(f)})).trim().split(`
`)}function u(i){return i.replace(/[<>\n\0]/g,"").trim()||"unknown"}function c(i){return`"${i.replace(/[\\"\n]/g,o=>o===`
`?"\\n":`\\${o}`)}"`}export{$ as a};
