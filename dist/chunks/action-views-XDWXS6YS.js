import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a as T,b as j,c as u,d as m,e as P,f as C,g as L,h as V,i as g,k as N,l as h,m as l,n as _,o as U,p as y,q}from"./chunk-YNLCB7SO.js";import{a as b,b as x}from"./chunk-H7C7YAYQ.js";import"./chunk-YG3HESAT.js";import"./chunk-WIE6R5BU.js";import"./chunk-O2EK2EQE.js";import{c as S}from"./chunk-AKQRIZF3.js";import"./chunk-VQCZIU7U.js";import"./chunk-BDVW3HMP.js";import"./chunk-UIX7SYVC.js";import{a as A,d as I}from"./chunk-A7R3WZ7B.js";import"./chunk-THPT42Y3.js";import"./chunk-VXENRLHD.js";import"./chunk-LRZP6I4V.js";import"./chunk-GLRYKHHV.js";import"./chunk-VLFBU6UT.js";import"./chunk-KRWSCREY.js";import{a as R}from"./chunk-CVZK57RE.js";import"./chunk-LH4SBIT2.js";import"./chunk-YM4RU4GJ.js";import"./chunk-AYIYXBXU.js";import"./chunk-6EHAR34B.js";import"./chunk-MI3MGC5W.js";import"./chunk-VXQ4GXXS.js";import"./chunk-6KUQM7JU.js";import"./chunk-647CSBER.js";import"./chunk-RGACSKAR.js";import"./chunk-4PU5F42B.js";import"./chunk-CEHIRGTO.js";import{h as $,n as k,o as v}from"./chunk-VSDHKCDF.js";import"./chunk-AURAMBSE.js";import"./chunk-QDSBI4ZO.js";import{mkdtemp as D}from"node:fs/promises";import{tmpdir as F}from"node:os";import{join as B}from"node:path";import{join as K}from"node:path";function M(t){return{async upload({name:e,dir:o,files:n,retentionDays:r}){let i=W(t);if(i)return{kind:"nowhere",reason:i};let{DefaultArtifactClient:s}=await import("./artifact-GSTN4A5N.js"),c=n.map(f=>K(o,f)),a=r===void 0?{}:{retentionDays:r},{id:p}=await new s().uploadArtifact(e,c,o,a).catch(f=>{throw new $(H(e,o,f),{cause:f})});if(p===void 0)throw new $(H(e,o,"no id came back"));return{kind:"kept",id:p,url:`${t.runUrl}/artifacts/${p}`}}}}function W({serverUrl:t,hasResults:e}){if(!e)return"this is not a run on a GitHub runner";let{hostname:o}=new URL(t);if(!/^github\.com$|\.ghe\.com$|\.localhost$/.test(o))return`${o} is a GitHub Enterprise Server, which does not take artifacts of this kind`}function H(t,e,o){let r=/\b409\b|already exists/.test(v(o))?"Give each job of the run its own `artifact-name`.":"Run the job again; if it stays, see githubstatus.com.";return`The artifact \`${t}\` could not be uploaded: ${v(o).replace(/\.$/,"")}. ${r} The files are in ${e}.`}var Y=6e5,E=120,Q=92;function G(t,e={}){let{report:o}=t;return`${[`## Page views: ${l(h(o.title,E))}`,`**${g(o.range)}** \xB7 ${m(S(o.range),"day")}, UTC${o.previous?` \xB7 compared with ${g(o.previous.range)}`:""}`,y(o),z(t),J(e),X(t),Z(t),tt(t),ot(t),rt(t),nt(t)].filter(r=>r!=="").join(`

`)}
`}function z({report:{missing:t}}){return t.length===0?"":`> [!WARNING]
> This export is partial.
${t.map(o=>`> - ${l(h(o,500))}`).join(`
`)}`}function J({artifactUrl:t,artifactName:e="page-views"}){return t?`[Download the report and its data](${encodeURI(t)}) (artifact ${l(e)}; open \`report.html\`)`:""}function X({report:t}){let e=U(t).map(({label:o,value:n,delta:r,before:i})=>`| ${o} | **${n}** |${t.previous?` ${r??"\u2013"} | ${i??"\u2013"} |`:""}`);return d(["","this period",...t.previous?["change","before"]:[]],e)}function Z({chart:t,report:e}){let o=t.bars.slice(-Q);if(o.length<2||e.totals.total===0)return"";let n=o.map(({from:s})=>`"${_(V(s))}"`),r=o.map(({counts:s})=>s?.total??0),i=o.map(({counts:s})=>s?.ai??0);return`\`\`\`mermaid
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
\u{1F7E6} whole column: all views \xB7 \u{1F7E7} lower part: views by AI`}function tt({top:t,report:e}){if(t.length===0)return"";let o=e.previous!==null,n=[],r=0;for(let a of t){let p=[a.human,a.ai].map(u),f=`| ${w(a.path)} | ${p.join(" | ")} | ${P(j(a))} | ${u(a.total)} |${o?` ${et(a)} |`:""}`;if(r+=Buffer.byteLength(f)+1,r>Y)break;n.push(f)}let i=["page","people","AI","AI share","total",...o?["change"]:[]],s=t.length-n.length,c=s>0?`

_${m(s,"page")} more in the report._`:"";return`### Top pages

${d(i,n)}${c}`}function et({total:t,previous:e}){return e?L(t,e.total)??"new":"\u2013"}function ot({risers:t,fallers:e,report:o}){if(!o.previous||t.length+e.length===0)return"";let n=({path:i,now:s,before:c})=>`| ${w(i)} | ${C(s.total-c.total)} | ${u(c.total)} \u2192 ${u(s.total)} |`,r=(i,s)=>s.length===0?"":`#### ${i}

${d(["page","change","views"],s.map(n))}

`;return`### What moved

${r("Risers",t)}${r("Fallers",e)}_Pages with at least ${T} views in one of both periods and a change beyond chance._`}function rt({report:{insights:t},aiOnly:e,aiOnlyPages:o}){let n=[];if(t&&t.agents.length>0){let i=t.agents.slice(0,10).map(({agent:s,class:c,views:a})=>`| ${w(s)} | ${c} | ${u(a)} |`);n.push(`### AI by agent

${d(["agent","class","views"],i)}`)}if(e.length>0){let i=e.map(s=>`| ${w(s.path)} | ${u(s.ai)} |`);n.push(`### Pages that only AI reads (${u(o)})

${d(["page","AI"],i)}`)}let r=t?.missing.filter(({ai:i})=>i>0).slice(0,10)??[];if(r.length>0){let i=r.map(s=>`| ${w(s.path)} | ${u(s.ai)} |`);n.push(`### Pages AI asks for and does not find

${d(["path","AI requests"],i)}`)}return n.join(`

`)}function nt({report:t}){let e=t.checks.map(({ok:o,summary:n})=>`- ${o?"\u2705":"\u26A0\uFE0F"} ${l(n)}`);if(t.insights){let{files:o,lines:n,rejected:r,daysMissing:i}=t.insights.quality;e.push(`- ${m(n,"line")} of ${m(o,"file")} read, ${u(r)} rejected.`),i.length>0&&e.push(`- No data for ${m(i.length,"day")}.`)}return`<details><summary>Quality of the data</summary>

${e.join(`
`)}
- Source: ${l(h(t.source,500))}

</details>`}function d(t,e){let o=t.map((n,r)=>r===0?"---":"---:");return`| ${t.join(" | ")} |
| ${o.join(" | ")} |
${e.join(`
`)}`}var w=t=>`<code>${l(h(t,E))}</code>`;async function O(t,e){let{views:o,job:n}=t,{runner:r,clock:i}=e,s=N(o,i.now());if(t.dryRun)return r.info(`Would export the page views of ${g(s)} from ${e.source} and keep them as the artifact \`${o.artifactName}\`.`),r.output("outcome","dry-run");let{story:c,files:a}=await q({projectId:e.projectId,title:e.title,source:e.source,range:s,compare:o.compare,formats:o.formats,top:o.top,outDir:e.reportDir,maxRequests:e.maxRequests,deadline:i.now()+n.timeoutMinutes*6e4},{service:e.service,clock:i,random:e.random,log:r,signal:e.signal});it(c,e);let p={};try{p=await st(t,e,a)}finally{r.summary(G(c,p))}}function it({report:t},{runner:e,reportDir:o}){let{totals:n,pages:r,missing:i,checks:s}=t;e.output("views-human",String(n.human)),e.output("views-ai",String(n.ai)),e.output("views-total",String(n.total)),e.output("pages",String(r)),e.output("report-dir",o),e.info(`${g(t.range)}, ${m(r,"page")}: ${y(t)}`);for(let c of i)e.warn(`The export is partial. ${c}`);for(let{ok:c,summary:a}of s)c||e.warn(a)}async function st({views:t},{artifacts:e,runner:o,reportDir:n},r){let{artifactName:i,retentionDays:s}=t,c=s===void 0?{}:{retentionDays:s},a=await e.upload({name:i,dir:n,files:r,...c});return a.kind==="nowhere"?(o.info(`No artifact was uploaded: ${a.reason}. The files are in ${n}.`),{}):(o.output("artifact-id",String(a.id)),o.output("artifact-url",a.url),{artifactUrl:a.url,artifactName:i})}async function _t(t){let{inputs:e,facts:o,env:n,runner:r,signal:i}=t,s=x(await A(I(t)).readFile(b));return await O(e,{...await at(t,s),projectId:e.service.projectId??o.repositoryId,title:o.repository,reportDir:await D(B(o.temp??F(),"page-views-")),artifacts:M({...o,hasResults:!!(n.ACTIONS_RESULTS_URL&&n.ACTIONS_RUNTIME_TOKEN)}),runner:r,clock:R,random:Math.random,signal:i}),null}async function at(t,e){let{inputs:o,runner:n}=t,{baseUrl:r,apiKey:i=""}=o.service;if(o.views.accessLogs.length>0)return ct(t,e);if(r===void 0)throw new k("Page views need a source: give `access-logs` with the globs of your logs, or `base-url` with the address of a service.");let{connectRemote:s}=await import("./remote-OFAJ5LHH.js");return{service:s({baseUrl:r,apiKey:i,log:n}),source:r,maxRequests:e.views["max-requests"]}}async function ct(t,{views:e}){let{accessLogs:o}=t.inputs.views,{openLogViews:n}=await import("./log-views-W4WASQCQ.js"),i=(e.history??t.event.payload.repository?.private===!0)&&!t.inputs.dryRun?await pt(t):void 0;return{service:n({logs:o,settings:e,history:i}),source:`access logs ${o.join(" ")}`,maxRequests:Number.POSITIVE_INFINITY}}async function pt({inputs:t,facts:e}){let{createGit:o}=await import("./git-QOK2YCGF.js"),{openRemoteRefs:n}=await import("./refs-IMJXY33I.js"),{createGitHistory:r}=await import("./views-history-git-HYSGVBVA.js"),i=new URL(e.serverUrl).origin,s=o({path:e.path,credentials:{origin:i,token:t.service.githubToken??""}}),c=await D(B(e.temp??F(),"views-history-")),a=`${e.serverUrl}/${e.repository}.git`,p=await n(s,c,a);return r({refs:p,clock:R,random:Math.random})}export{_t as exportPageViews};
