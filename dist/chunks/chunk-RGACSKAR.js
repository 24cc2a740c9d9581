import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
var t=new Set(["failed","timed-out","unknown"]);function r(e){return t.has(e)}function o(e){switch(e.status){case"completed":return e.prLink?"pull-request":e.docket?.compareLink?"branch":"no-changes";case"failed":return"failed";case"archived":return"archived";default:return"started"}}export{r as a,o as b};
