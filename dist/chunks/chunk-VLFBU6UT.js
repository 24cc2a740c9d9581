import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
function s(e){let t=/^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(e);if(!t||Number.isNaN(Date.parse(e)))return!1;let[,o,a,n]=t.map(Number),r=new Date(Date.UTC(o??0,(a??0)-1,n));return r.getUTCMonth()+1===a&&r.getUTCDate()===n}export{s as a};
