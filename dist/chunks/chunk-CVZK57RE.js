import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
var i={now:()=>Date.now(),sleep(o,e){return new Promise((n,t)=>{if(e?.aborted)return t(e.reason);let r=()=>{clearTimeout(s),t(e?.reason)},s=setTimeout(()=>{e?.removeEventListener("abort",r),n()},o);e?.addEventListener("abort",r,{once:!0})})}};function m(o){return new Date(o).toISOString()}export{i as a,m as b};
