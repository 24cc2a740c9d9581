import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
var s=["human","coding-agent","assistant","ai-search","training","other-bot"],t=["coding-agent","assistant"];export{s as a,t as b};
