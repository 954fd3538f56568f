import{M as d,N as m,Q as M,U as g,p as P,C as h,V as b,W as k}from"./trace-3rN4AsmQ.js";import{createBuiltInCompiler as I}from"./built-in-compiler-BY3jlQ1-.js";import{p as x,s as O}from"./import-map-element-jxrTyhs3.js";const y=128e6;function $({html:t,resources:i,imports:o}){const s=new Map,r=e=>{const a=s.get(e);if(a!==void 0)return a;s.set(e,0);const u=i.get(e),l=u===void 0?0:w(T(u)+v(R(u),r));return s.set(e,l),l};let c=t.source.length;for(const e of i.values())c+=w(T(e));let n=t.source.length+v(t,r);for(const e of o.values())n+=r(e);return{once:c,inlined:n,repeatsMuch:n>2*c+1e6}}function w(t){return t*4/3}function T(t){return t.kind==="blob"?t.blob.size:t.text.source.length}function R(t){return t.kind==="text"?t.text:void 0}function v(t,i){let o=0;for(const{parts:s}of t?.edits??[])for(const r of s)typeof r!="string"&&r.kind==="url"&&(o+=i(r.resource));return o}function U(t,i){const{html:o,resources:s}=t,r=new Map,c=n=>{let e=r.get(n);if(e!==void 0)return e;const a=s.get(n);return a===void 0?e="data:,":a.kind==="blob"?e=`data:${a.mimeType};base64,${i.get(n)??""}`:e=M(a.mimeType,g(a,c)),r.set(n,e),e};return d(o,{urlOf:c,runtime:m(x(t),{urlOf:c})})}function _(t,i){const{html:o,resources:s}=t,r=[...s.keys()],c=new Map(r.map((p,f)=>[p,f])),n=`@${P()}@`,e=p=>`${n}${c.get(p)??-1}${n}`,a=p=>p.split(n).map((f,E)=>E%2===0?f:Number(f)),u=[...s].map(([p,f])=>[f.mimeType,f.kind==="blob"?i.get(p)??"":a(g(f,e))]),l=a(d(o,{urlOf:e,runtime:m(x(t),{urlOf:e})}));return`<!doctype html>
<html>
<head>
<meta charset="utf-8">
<script>
addEventListener("load", () => setTimeout(() => {
  const files = [
${u.map(p=>O(p)).join(`,
`)}
  ];
  const page = ${O(l)};
  const urls = [];
  const urlOf = (index) => (urls[index] ??= files[index]
    ? URL.createObjectURL(new Blob([contentOf(files[index][1])], { type: files[index][0] }))
    : "data:,");
  const contentOf = (content) => typeof content === "string" ? bytesOf(content) : textOf(content);
  const textOf = (parts) => parts.map((part) => typeof part === "number" ? urlOf(part) : part).join("");
  const bytesOf = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const html = textOf(page);
  document.open();
  document.write(html);
  document.close();
}));
<\/script>
`}async function L(t,i={}){const{page:o,transforms:s,packages:r,signal:c}=i,n=await I({purpose:"export",...s&&{transforms:s},...r&&{packages:r}})(t,o,c),{entryPath:e}=n;if(e===void 0)throw new h("PREVIEW_TARGET_NOT_FOUND","There is no HTML page to export.",{details:{target:"html-entry",...o!==void 0&&{path:o}}});const a=$(n),u=n.wantsObjectUrls||a.repeatsMuch;if((u?a.once:a.inlined)>y)throw new h("PREVIEW_EXPORT_LIMIT","The page is too large for one file.",{details:{limit:y}});const l=await A(n,c),p=u?_(n,l):U(n,l);return{entryPath:e,content:new Blob(["\uFEFF",p],{type:"text/html;charset=utf-8"}),diagnostics:[...n.diagnostics,...n.leftOut??[]]}}async function A({resources:t},i){const o=new Map;for(const[s,r]of t)b(i),r.kind==="blob"&&o.set(s,await k(r.blob));return b(i),o}export{L as exportPage};
//# sourceMappingURL=export-page-DvfnvnXs.js.map
