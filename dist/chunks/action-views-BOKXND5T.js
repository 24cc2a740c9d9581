import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a as A,b as j,c as p,d as m,e as I,f as T,g as P,h as C,i as g,k as _,l as h,m as l,n as N,o as V,p as $,q as L}from"./chunk-2ZEPSFCP.js";import{c as x}from"./chunk-AKQRIZF3.js";import{a as k,b as R}from"./chunk-KE7SNONH.js";import"./chunk-YG3HESAT.js";import"./chunk-BDVW3HMP.js";import{a as U,c as q}from"./chunk-55KAALNB.js";import"./chunk-MYNO2WSQ.js";import"./chunk-I7KJN57B.js";import"./chunk-GLRYKHHV.js";import"./chunk-HT4Q75CI.js";import{a as b}from"./chunk-CVZK57RE.js";import"./chunk-2AQ7DN4Q.js";import"./chunk-ZDRTBH5D.js";import"./chunk-MJSF376S.js";import"./chunk-AQRL4UC3.js";import"./chunk-6EHAR34B.js";import"./chunk-WD245RIP.js";import"./chunk-AEM42MPH.js";import"./chunk-YJN5INRK.js";import"./chunk-PVRJDAIT.js";import"./chunk-EP6S2C2V.js";import"./chunk-647CSBER.js";import"./chunk-RGACSKAR.js";import"./chunk-VLFBU6UT.js";import"./chunk-BDXZSWTM.js";import"./chunk-CEHIRGTO.js";import{h as y,n as S,o as v}from"./chunk-VSDHKCDF.js";import"./chunk-QDSBI4ZO.js";import{mkdtemp as nt}from"node:fs/promises";import{tmpdir as it}from"node:os";import{join as at}from"node:path";import{join as D}from"node:path";function E(t){return{async upload({name:e,dir:o,files:r,retentionDays:n}){let i=B(t);if(i)return{kind:"nowhere",reason:i};let{DefaultArtifactClient:a}=await import("./artifact-25FGYIED.js"),c=r.map(f=>D(o,f)),s=n===void 0?{}:{retentionDays:n},{id:u}=await new a().uploadArtifact(e,c,o,s).catch(f=>{throw new y(M(e,o,f),{cause:f})});if(u===void 0)throw new y(M(e,o,"no id came back"));return{kind:"kept",id:u,url:`${t.runUrl}/artifacts/${u}`}}}}function B({serverUrl:t,hasResults:e}){if(!e)return"this is not a run on a GitHub runner";let{hostname:o}=new URL(t);if(!/^github\.com$|\.ghe\.com$|\.localhost$/.test(o))return`${o} is a GitHub Enterprise Server, which does not take artifacts of this kind`}function M(t,e,o){let n=/\b409\b|already exists/.test(v(o))?"Give each job of the run its own `artifact-name`.":"Run the job again; if it stays, see githubstatus.com.";return`The artifact \`${t}\` could not be uploaded: ${v(o).replace(/\.$/,"")}. ${n} The files are in ${e}.`}var F=6e5,G=120,K=92;function H(t,e={}){let{report:o}=t;return`${[`## Page views: ${l(h(o.title,G))}`,`**${g(o.range)}** \xB7 ${m(x(o.range),"day")}, UTC${o.previous?` \xB7 compared with ${g(o.previous.range)}`:""}`,$(o),W(t),Q(e),Y(t),z(t),J(t),Z(t),tt(t),et(t)].filter(n=>n!=="").join(`

`)}
`}function W({report:{missing:t}}){return t.length===0?"":`> [!WARNING]
> This export is partial.
${t.map(o=>`> - ${l(h(o,500))}`).join(`
`)}`}function Q({artifactUrl:t,artifactName:e="page-views"}){return t?`[Download the report and its data](${encodeURI(t)}) (artifact ${l(e)}; open \`report.html\`)`:""}function Y({report:t}){let e=V(t).map(({label:o,value:r,delta:n,before:i})=>`| ${o} | **${r}** |${t.previous?` ${n??"\u2013"} | ${i??"\u2013"} |`:""}`);return d(["","this period",...t.previous?["change","before"]:[]],e)}function z({chart:t,report:e}){let o=t.bars.slice(-K);if(o.length<2||e.totals.total===0)return"";let r=o.map(({from:a})=>`"${N(C(a))}"`),n=o.map(({counts:a})=>a?.total??0),i=o.map(({counts:a})=>a?.ai??0);return`\`\`\`mermaid
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
  x-axis [${r.join(", ")}]
  y-axis "views" 0 --> ${Math.max(1,...n)}
  bar [${n.join(", ")}]
  bar [${i.join(", ")}]
\`\`\`
\u{1F7E6} whole column: all views \xB7 \u{1F7E7} lower part: views by AI`}function J({top:t,report:e}){if(t.length===0)return"";let o=e.previous!==null,r=[],n=0;for(let s of t){let u=[s.human,s.ai].map(p),f=`| ${w(s.path)} | ${u.join(" | ")} | ${I(j(s))} | ${p(s.total)} |${o?` ${X(s)} |`:""}`;if(n+=Buffer.byteLength(f)+1,n>F)break;r.push(f)}let i=["page","people","AI","AI share","total",...o?["change"]:[]],a=t.length-r.length,c=a>0?`

_${m(a,"page")} more in the report._`:"";return`### Top pages

${d(i,r)}${c}`}function X({total:t,previous:e}){return e?P(t,e.total)??"new":"\u2013"}function Z({risers:t,fallers:e,report:o}){if(!o.previous||t.length+e.length===0)return"";let r=({path:i,now:a,before:c})=>`| ${w(i)} | ${T(a.total-c.total)} | ${p(c.total)} \u2192 ${p(a.total)} |`,n=(i,a)=>a.length===0?"":`#### ${i}

${d(["page","change","views"],a.map(r))}

`;return`### What moved

${n("Risers",t)}${n("Fallers",e)}_Pages with at least ${A} views in one of both periods and a change beyond chance._`}function tt({report:{insights:t},aiOnly:e,aiOnlyPages:o}){let r=[];if(t&&t.agents.length>0){let i=t.agents.slice(0,10).map(({agent:a,class:c,views:s})=>`| ${w(a)} | ${c} | ${p(s)} |`);r.push(`### AI by agent

${d(["agent","class","views"],i)}`)}if(e.length>0){let i=e.map(a=>`| ${w(a.path)} | ${p(a.ai)} |`);r.push(`### Pages that only AI reads (${p(o)})

${d(["page","AI"],i)}`)}let n=t?.missing.filter(({ai:i})=>i>0).slice(0,10)??[];if(n.length>0){let i=n.map(a=>`| ${w(a.path)} | ${p(a.ai)} |`);r.push(`### Pages AI asks for and does not find

${d(["path","AI requests"],i)}`)}return r.join(`

`)}function et({report:t}){let e=t.checks.map(({ok:o,summary:r})=>`- ${o?"\u2705":"\u26A0\uFE0F"} ${l(r)}`);if(t.insights){let{files:o,lines:r,rejected:n,daysMissing:i}=t.insights.quality;e.push(`- ${m(r,"line")} of ${m(o,"file")} read, ${p(n)} rejected.`),i.length>0&&e.push(`- No data for ${m(i.length,"day")}.`)}return`<details><summary>Quality of the data</summary>

${e.join(`
`)}
- Source: ${l(h(t.source,500))}

</details>`}function d(t,e){let o=t.map((r,n)=>n===0?"---":"---:");return`| ${t.join(" | ")} |
| ${o.join(" | ")} |
${e.join(`
`)}`}var w=t=>`<code>${l(h(t,G))}</code>`;async function O(t,e){let{views:o,job:r}=t,{runner:n,clock:i}=e,a=_(o,i.now());if(t.dryRun)return n.info(`Would export the page views of ${g(a)} from ${e.source} and keep them as the artifact \`${o.artifactName}\`.`),n.output("outcome","dry-run");let{story:c,files:s}=await L({projectId:e.projectId,title:e.title,source:e.source,range:a,compare:o.compare,formats:o.formats,top:o.top,outDir:e.reportDir,maxRequests:e.maxRequests,deadline:i.now()+r.timeoutMinutes*6e4},{service:e.service,clock:i,random:e.random,log:n,signal:e.signal});ot(c,e);let u={};try{u=await rt(t,e,s)}finally{n.summary(H(c,u))}}function ot({report:t},{runner:e,reportDir:o}){let{totals:r,pages:n,missing:i,checks:a}=t;e.output("views-human",String(r.human)),e.output("views-ai",String(r.ai)),e.output("views-total",String(r.total)),e.output("pages",String(n)),e.output("report-dir",o),e.info(`${g(t.range)}, ${m(n,"page")}: ${$(t)}`);for(let c of i)e.warn(`The export is partial. ${c}`);for(let{ok:c,summary:s}of a)c||e.warn(s)}async function rt({views:t},{artifacts:e,runner:o,reportDir:r},n){let{artifactName:i,retentionDays:a}=t,c=a===void 0?{}:{retentionDays:a},s=await e.upload({name:i,dir:r,files:n,...c});return s.kind==="nowhere"?(o.info(`No artifact was uploaded: ${s.reason}. The files are in ${r}.`),{}):(o.output("artifact-id",String(s.id)),o.output("artifact-url",s.url),{artifactUrl:s.url,artifactName:i})}async function Nt(t){let{inputs:e,facts:o,env:r,runner:n,signal:i}=t,a=R(await U(q(t)).readFile(k));return await O(e,{...await st(t,a),projectId:e.service.projectId??o.repositoryId,title:o.repository,reportDir:await nt(at(o.temp??it(),"page-views-")),artifacts:E({...o,hasResults:!!(r.ACTIONS_RESULTS_URL&&r.ACTIONS_RUNTIME_TOKEN)}),runner:n,clock:b,random:Math.random,signal:i}),null}async function st({inputs:t,runner:e},o){let{baseUrl:r,apiKey:n=""}=t.service;if(r===void 0)throw new S("Page views need a source: give `access-logs` with the globs of your logs, or `base-url` with the address of a service.");let{connectRemote:i}=await import("./remote-AF2OZHYS.js");return{service:i({baseUrl:r,apiKey:n,log:e}),source:r,maxRequests:o.views["max-requests"]}}export{Nt as exportPageViews};
