import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
import{a as t}from"./chunk-MXK6E2MJ.js";function s(e,r,o){return new t(r,o,n(e,o.thread),e)}function n({repository:e,markerKey:r},o){return{repository:e,thread:o,...r!==void 0&&{key:r}}}export{s as a,n as b};
