// The script that pages load to report their views: at most 1 kB, no cookies, nothing stored in the
// browser, and nothing sent for readers who ask not to be tracked. It counts a view per path, also
// when a page changes its address without loading another. A page that the browser prepares ahead
// counts when it is shown.
export const COLLECT_SCRIPT = `(()=>{
const d=document,n=navigator,h=history,s=d.currentScript;
if(n.doNotTrack=="1"||n.globalPrivacyControl)return;
const u=new URL("v1/collect/"+encodeURIComponent(s.dataset.project),s.src);
let last;
const view=()=>{
const l=location,path=l.pathname;
if(path===last)return;
const body={path,referrer:""};
if(last===undefined){
body.status=performance.getEntriesByType("navigation")[0]?.responseStatus;
body.referrer=d.referrer.split("/",3).join("/").slice(0,300);
body.source=new URLSearchParams(l.search).get("utm_source")?.slice(0,100);
}
last=path;
fetch(u,{method:"POST",body:JSON.stringify(body),keepalive:true,credentials:"omit"}).catch(()=>{});
};
for(const f of["pushState","replaceState"]){
const real=h[f];
h[f]=function(){real.apply(this,arguments);view()};
}
addEventListener("popstate",view);
if(d.prerendering)d.addEventListener("prerenderingchange",view,{once:true});else view();
})();
`;
