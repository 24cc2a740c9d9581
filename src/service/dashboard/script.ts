// The only script of the dashboard. Everything works without it: it copies a key, puts the new content
// of a page in place when the server says that there is some or a minute has passed, and shows exact
// times in the reader's own zone.
export const SCRIPT = `(()=>{
const d=document;
for(const b of d.querySelectorAll("[data-copy]")){
if(!navigator.clipboard)break;
b.hidden=false;
b.addEventListener("click",async()=>{
await navigator.clipboard.writeText(d.getElementById(b.dataset.copy).textContent);
b.textContent="Copied";
});
}
const zone=root=>{
for(const t of root.querySelectorAll("time[datetime]")){
const at=new Date(t.dateTime);
if(!isNaN(at))t.title=at.toLocaleString(undefined,{dateStyle:"medium",timeStyle:"long"});
}
};
zone(d);
const live=d.querySelector("[data-live]");
if(!live||!window.EventSource)return;
const name=e=>e.id||e.href||e.textContent;
let busy=false,again=false;
const refresh=async()=>{
if(busy){again=true;return}
busy=true;
try{
const answer=await fetch(location.href,{headers:{accept:"text/html"}});
if(answer.ok&&!answer.redirected){
const fresh=new DOMParser().parseFromString(await answer.text(),"text/html").getElementById("live");
const shown=d.getElementById("live");
if(fresh&&shown){
const at=shown.contains(d.activeElement)&&name(d.activeElement);
zone(fresh);
shown.replaceWith(d.adoptNode(fresh));
if(at)[...fresh.querySelectorAll("a,button")].find(e=>name(e)===at)?.focus();
}
}
}catch{}
busy=false;
if(again){again=false;refresh()}
};
const source=new EventSource(live.dataset.live);
for(const type of["ready","change"])source.addEventListener(type,refresh);
setInterval(()=>{if(!d.hidden)refresh()},60000);
addEventListener("pagehide",()=>source.close());
})();
`;
