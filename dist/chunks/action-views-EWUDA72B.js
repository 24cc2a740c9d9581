import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a as C,b as V,c as L,d as m,e as l,f as N,g as _,h as q,i as U,j as g,l as H,m as d,n as f,o as M,p as E,q as $,r as G,s as O}from"./chunk-JB5CHLLC.js";import{a as x,b as A}from"./chunk-RVZAG4JG.js";import"./chunk-DNHF4GUR.js";import"./chunk-CBQKIX3O.js";import"./chunk-O2EK2EQE.js";import{c as b}from"./chunk-AKQRIZF3.js";import"./chunk-IGVQQ3AD.js";import"./chunk-BDVW3HMP.js";import"./chunk-LRR2R7XX.js";import{a as I,d as P}from"./chunk-DMTR4HK5.js";import"./chunk-TCJGPZFM.js";import"./chunk-IWJOP5ZB.js";import{j as T,k as j}from"./chunk-BWUBDMKJ.js";import"./chunk-GLRYKHHV.js";import"./chunk-VLFBU6UT.js";import{a as y}from"./chunk-ZVUBKIG4.js";import"./chunk-AT363PNO.js";import"./chunk-WMQD3A6S.js";import"./chunk-AYIYXBXU.js";import"./chunk-KNIGXQQT.js";import"./chunk-JGGC75DE.js";import"./chunk-VXQ4GXXS.js";import"./chunk-MXK6E2MJ.js";import"./chunk-647CSBER.js";import"./chunk-RGACSKAR.js";import"./chunk-3TM432E3.js";import"./chunk-UKSH6TAH.js";import{b as k,h as v,n as S,o as R}from"./chunk-VSDHKCDF.js";import"./chunk-H6TDANPA.js";import"./chunk-QDSBI4ZO.js";import{mkdtemp as Y}from"node:fs/promises";import{tmpdir as Q}from"node:os";import{join as z}from"node:path";import{join as ot}from"node:path";function F(t){return{async upload({name:e,dir:o,files:n,retentionDays:r}){let i=rt(t);if(i)return{kind:"nowhere",reason:i};let{DefaultArtifactClient:s}=await import("./artifact-UZPJGGSL.js"),c=n.map(u=>ot(o,u)),a=r===void 0?{}:{retentionDays:r},{id:p}=await new s().uploadArtifact(e,c,o,a).catch(u=>{throw new v(D(e,o,u),{cause:u})});if(p===void 0)throw new v(D(e,o,"no id came back"));return{kind:"kept",id:p,url:`${t.runUrl}/artifacts/${p}`}}}}function rt({serverUrl:t,hasResults:e}){if(!e)return"this is not a run on a GitHub runner";let{hostname:o}=new URL(t);if(!/^github\.com$|\.ghe\.com$|\.localhost$/.test(o))return`${o} is a GitHub Enterprise Server, which does not take artifacts of this kind`}function D(t,e,o){let r=/\b409\b|already exists/.test(R(o))?"Give each job of the run its own `artifact-name`.":"Run the job again; if it stays, see githubstatus.com.";return`The artifact \`${t}\` could not be uploaded: ${R(o).replace(/\.$/,"")}. ${r} The files are in ${e}.`}var nt=6e5,B=120,it=92;function K(t,e={}){let{report:o}=t;return`${[`## Page views: ${f(d(o.title,B))}`,`**${g(o.range)}** \xB7 ${l(b(o.range),"day")}, UTC${o.previous?` \xB7 compared with ${g(o.previous.range)}`:""}`,$(o),st(t),at(e),ct(t),pt(t),mt(t),lt(t),ft(t),gt(t)].filter(r=>r!=="").join(`

`)}
`}function st({report:{missing:t}}){return t.length===0?"":`> [!WARNING]
> This export is partial.
${t.map(o=>`> - ${f(d(o,500))}`).join(`
`)}`}function at({artifactUrl:t,artifactName:e="page-views"}){return t?`[Download the report and its data](${encodeURI(t)}) (artifact ${f(e)}; open \`report.html\`)`:""}function ct({report:t}){let e=E(t).map(({label:o,value:n,delta:r,before:i})=>`| ${o} | **${n}** |${t.previous?` ${r??"\u2013"} | ${i??"\u2013"} |`:""}`);return h(["","this period",...t.previous?["change","before"]:[]],e)}function pt({chart:t,report:e}){let o=t.bars.slice(-it);if(o.length<2||e.totals.total===0)return"";let n=o.map(({from:s})=>`"${M(U(s))}"`),r=o.map(({counts:s})=>s?.total??0),i=o.map(({counts:s})=>s?.ai??0);return`\`\`\`mermaid
---
config:
  xyChart:
    width: 900
    height: 320
  themeVariables:
    xyChart:
      plotColorPalette: "#3b6fb5, #d9822b"
---
xychart-beta
  title "Views a ${t.unit}"
  x-axis [${n.join(", ")}]
  y-axis "views" 0 --> ${Math.max(1,...r)}
  bar [${r.join(", ")}]
  bar [${i.join(", ")}]
\`\`\`
\u{1F7E6} whole column: all views \xB7 \u{1F7E7} lower part: views by AI`}function mt({top:t,report:e}){if(t.length===0)return"";let o=e.previous!==null,n=[],r=0;for(let a of t){let p=[a.human,a.ai].map(m),u=`| ${w(a.path)} | ${p.join(" | ")} | ${N(L(a))} | ${m(a.total)} |${o?` ${ut(a)} |`:""}`;if(r+=Buffer.byteLength(u)+1,r>nt)break;n.push(u)}let i=["page","people","AI","AI share","total",...o?["change"]:[]],s=t.length-n.length,c=s>0?`

_${l(s,"page")} more in the report._`:"";return`### Top pages

${h(i,n)}${c}`}function ut({total:t,previous:e}){return e?q(t,e.total)??"new":"\u2013"}function lt({risers:t,fallers:e,report:o}){if(!o.previous||t.length+e.length===0)return"";let n=({path:i,now:s,before:c})=>`| ${w(i)} | ${_(s.total-c.total)} | ${m(c.total)} \u2192 ${m(s.total)} |`,r=(i,s)=>s.length===0?"":`#### ${i}

${h(["page","change","views"],s.map(n))}

`;return`### What moved

${r("Risers",t)}${r("Fallers",e)}_Pages with at least ${V} views in one of both periods and a change beyond chance._`}function ft({report:{insights:t},aiOnly:e,aiOnlyPages:o}){let n=[];if(t&&t.agents.length>0){let i=t.agents.slice(0,10).map(({agent:s,class:c,views:a})=>{let p=t.aiClasses.includes(c)?"":" (not counted)";return`| ${w(s)} | ${c}${p} | ${m(a)} |`});n.push(`### AI by agent

${h(["agent","class","requests"],i)}`)}if(e.length>0){let i=e.map(s=>`| ${w(s.path)} | ${m(s.ai)} |`);n.push(`### Pages that only AI reads (${m(o)})

${h(["page","AI"],i)}`)}let r=t?.missing.filter(({ai:i})=>i>0).slice(0,10)??[];if(r.length>0){let i=r.map(s=>`| ${w(s.path)} | ${m(s.ai)} |`);n.push(`### Pages AI asks for and does not find

${h(["path","AI requests"],i)}`)}return n.join(`

`)}function gt({report:t}){let e=t.checks.map(({ok:o,summary:n})=>`- ${o?"\u2705":"\u26A0\uFE0F"} ${f(n)}`);if(t.insights){let{files:o,lines:n,rejected:r,daysMissing:i}=t.insights.quality;e.push(`- ${l(n,"line")} of ${l(o,"file")} read, ${m(r)} rejected.`),i.length>0&&e.push(`- No data for ${l(i.length,"day")}.`)}return`<details><summary>Quality of the data</summary>

${e.join(`
`)}
- Source: ${f(d(t.source,500))}

</details>`}function h(t,e){let o=t.map((n,r)=>r===0?"---":"---:");return`| ${t.join(" | ")} |
| ${o.join(" | ")} |
${e.join(`
`)}`}var w=t=>`<code>${f(d(t,B))}</code>`;async function W(t,e){let{views:o,job:n}=t,{runner:r,clock:i}=e,s=H(o,i.now());if(t.dryRun)return r.info(`Would export the page views of ${g(s)} from ${e.source} and keep them as the artifact \`${o.artifactName}\`.`),r.output("outcome","dry-run");let{story:c,files:a}=await G({projectId:e.projectId,title:e.title,source:e.source,range:s,compare:o.compare,formats:o.formats,top:o.top,outDir:e.reportDir,maxRequests:e.maxRequests,deadline:i.now()+n.timeoutMinutes*6e4},{service:e.service,clock:i,random:e.random,log:r,signal:e.signal});ht(c,e);let p={};try{p=await dt(t,e,a)}finally{r.summary(K(c,p))}}function ht({report:t},{runner:e,reportDir:o}){let{totals:n,pages:r,missing:i,checks:s,insights:c}=t;e.output("views-human",String(n.human)),e.output("views-ai",String(n.ai)),e.output("views-total",String(n.total)),e.output("pages",String(r)),e.output("report-dir",o),e.info(`${g(t.range)}, ${l(r,"page")}: ${$(t)}`);for(let a of i)e.warn(`The export is partial. ${a}`);for(let{ok:a,summary:p}of s)a||e.warn(p);for(let a of c?C(c.quality):[])e.warn(a)}async function dt({views:t},{artifacts:e,runner:o,reportDir:n},r){let{artifactName:i,retentionDays:s}=t,c=s===void 0?{}:{retentionDays:s},a=await e.upload({name:i,dir:n,files:r,...c});return a.kind==="nowhere"?(o.info(`No artifact was uploaded: ${a.reason}. The files are in ${n}.`),{}):(o.output("artifact-id",String(a.id)),o.output("artifact-url",a.url),{artifactUrl:a.url,artifactName:i})}async function Qt(t){let{inputs:e,facts:o,env:n,runner:r,signal:i}=t,s=A(await I(P(t)).readFile(x));return await W(e,{...await wt(t,s),projectId:e.service.projectId??o.repositoryId,title:o.repository,reportDir:await Y(z(o.temp??Q(),"page-views-")),artifacts:F({...o,hasResults:!!(n.ACTIONS_RESULTS_URL&&n.ACTIONS_RUNTIME_TOKEN)}),runner:r,clock:y,random:Math.random,signal:i}),null}async function wt(t,e){let{inputs:o,runner:n}=t,{baseUrl:r,apiKey:i=""}=o.service;if(o.views.accessLogs.length>0)return yt(t,e);if(r===void 0)throw new S("Page views need a source: give `access-logs` with the globs of your logs, or `base-url` with the address of a service.");O();let{connectRemote:s}=await import("./remote-DJCC7CA2.js");return{service:s({baseUrl:r,apiKey:i,log:n}),source:r,maxRequests:e.views["max-requests"]}}async function yt(t,{views:e}){let{accessLogs:o}=t.inputs.views,{openLogViews:n}=await import("./log-views-KG7JICLK.js"),i=(e.history??t.event.payload.repository?.private===!0)&&!t.inputs.dryRun?await $t(t):void 0;return{service:n({logs:o,settings:e,history:i}),source:`access logs ${o.join(" ")}`,maxRequests:Number.POSITIVE_INFINITY}}async function $t({inputs:t,facts:e,env:o}){let{createGit:n}=await import("./git-PZLSMJMJ.js"),{patient:r}=await import("./patient-OQWXZJC2.js"),{openRemoteRefs:i}=await import("./refs-AFSSP5E7.js"),{createGitHistory:s}=await import("./views-history-git-XWNGG5DR.js"),a={origin:new URL(e.serverUrl).origin,token:t.service.githubToken??""},p={clock:y,random:Math.random},u=r(n({path:e.path,credentials:a}),p),J=await Y(z(e.temp??Q(),"views-history-")),X=`${e.serverUrl}/${e.repository}.git`,Z=await i(u,J,X),tt=j(T(o),{shapes:!1});return s({refs:Z,clock:y,random:Math.random,guard(et){if(tt.scan([],{day:et}).length!==0)throw new k("The access logs hold a secret of this workflow, so nothing of them was pushed. Replace the secret, and remove it from the logs.")}})}export{Qt as exportPageViews};
