import{d as X,A as d,e as s,bc as j,bd as M,be as Y,h as Q,i as u,bf as Z,$ as tt,g as L,a5 as v,bg as et,bh as nt,bi as rt,bj as it,a3 as T,a8 as at,a7 as ot,R as st,F as lt,bk as ct,I as R,bl as dt,bm as ut,av as pt,bn as $,J as ht,G as mt,H as gt,bo as ft,bp as vt,a6 as yt,bq as xt,a9 as bt,K as N,br as $t,a1 as E,a0 as q,a2 as y,k as wt}from"./trace-3rN4AsmQ.js";import{S as kt,o as Ot}from"./lucide-CWqfYOz0.js";import{r as St}from"./reread-arguments-DfFF3CZ0.js";const _t=[["path",{d:"m12 19-7-7 7-7"}],["path",{d:"M19 12H5"}]],c=X("catalog",{tools:"Tools",search:"Find a tool",scope:"Show",all:"All",read:"Read",workspace:"Workspace",preview:"Preview",none:"No tool matches. Try another word or show all.",empty:"No tools yet. Register one with studio.registry.register.",choose:"Choose a tool to see what it takes.",back:"All tools",readOnly:"read-only",asks:"asks",destructive:"destructive",openWorld:"reaches outside",idempotent:"safe to repeat",models:"Models",you:"You",runsAtOnce:"run it at once",asksFirst:"ask you first, by default",youConfirm:"confirm before it runs",copyList:"Copy list",downloadList:"Download list",copyDefinition:"Copy definition",downloadDefinition:"Download definition",copyCall:"Copy as tools/call",downloadCall:"Download tools/call",copied:"Copied",copyFailed:"Copying is not allowed here",arguments:"Arguments",noArguments:"This tool takes no arguments.",property:"Name",type:"Type",limits:"Limits",required:"required",characters:"{text} characters",items:"{text} items",value:"{text}",defaultValue:"default {value}",pattern:"matches {text}",format:"{text}",result:"Result",resultFields:"Result fields",json:"As JSON",inputSchema:"Input schema as JSON",tryIt:"Try it",argumentsJson:"Arguments as JSON",resetSample:"Back to the sample",run:"Run",cancel:"Cancel",loading:"Loading the workspace\u2026",disposed:"This studio was closed.",syntax:"This is not valid JSON. {detail}",notObject:"Arguments are a JSON object: { \u2026 }.",number:"{text} cannot be kept exactly as a number. Use a smaller number, or text.",confirmTitle:"Run {name}?",confirmText:"It is marked as destructive: it may remove work. It runs at once.",confirm:"Run it",more:"\u2026 {count} more characters",shownRevision:"The preview shows revision {revision}",revision:"Revision {revision}"}),J=12e3;function At(e,t){if(e.state==="running")return s`${j("running",t)}<span aria-hidden="true"
        >${M(t)("running")}</span
      >`;const{result:n,durationMs:r}=e,i=jt(n);return s`
    ${j(i,t)}
    <span aria-hidden="true">${M(t)(i)}</span>
    <span class="muted">${Y(r)}</span>
    ${n.error?s`<code class="code mono">${n.error.code}</code>`:Lt(n,t)}
  `}function Ct(e,t,n){if(e?.state!=="ended")return d;const{error:r}=e.result;return s`
    ${r?s`<p class="outcome-text">${Q(r,t)}</p>`:d} ${n}
    ${w(Mt(e.result),c(t)("result"),t)}
  `}function w(e,t,n){if(e==="")return d;const r=e.length-J,i=r>0?`
${c(n)("more",{count:r})}`:"";return s`<pre class="mono" dir="ltr" tabindex="0" role="group" aria-label=${t}>
${e.slice(0,J)}${i}</pre>`}function jt({isError:e,error:t}){return e?t?.code==="TOOL_CANCELLED"?"cancelled":"failed":"completed"}function Mt({structuredContent:e,error:t,content:n}){const r=t?t.details:e,i=r===void 0?void 0:I(r);return i!==void 0?i:t?"":n.map(a=>a.type==="text"?a.text:I(a.json)??"").join(`
`)}function I(e){try{return JSON.stringify(e,null,2)}catch{return}}function Lt({structuredContent:e},t){if(!u(e)||!Number.isSafeInteger(e.revision))return d;const n=e.revision,r=e.preview==="synced",i=c(t)(r?"shownRevision":"revision",{revision:n});return Z({revision:n,state:r?"shown":"rendering",label:i})}function Tt(e){const{text:t,edited:n,problem:r,phase:i,run:a,language:o}=e,l=c(o),p=i==="ready",g=a?.state==="running";return s`<section class="trial">
    <h3>${l("tryIt")}</h3>
    <textarea
      class="mono"
      dir="ltr"
      part="arguments"
      rows="2"
      spellcheck="false"
      autocapitalize="off"
      aria-label=${l("argumentsJson")}
      aria-invalid=${r?"true":"false"}
      aria-describedby="problem"
      .value=${tt(t)}
      @input=${x=>e.onInput(x.target.value)}
    ></textarea>
    <p id="problem" class="problem" role="alert">${r?Rt(r,o):d}</p>
    <div class="trial-actions">
      <button class="primary" part="run" ?disabled=${!p||g} @click=${e.onRun}>${l("run")}</button>
      ${g?s`<button part="cancel" @click=${e.onCancel}>${l("cancel")}</button>`:d}
      ${n?s`<button class="quiet" @click=${e.onReset}>${l("resetSample")}</button>`:d}
      ${p?d:s`<span class="muted">${l(i)}</span>`}
      <span class="trial-tools">${e.actions}</span>
    </div>
    <div part="result">
      <div class="outcome" role="status">${a?At(a,o):d}</div>
      ${Ct(a,o,e.recovery)}
    </div>
  </section>`}function Rt(e,t){const n=c(t);switch(e.kind){case"syntax":return n("syntax",{detail:e.detail});case"number":return n("number",{text:e.text});case"not-object":return n("notObject")}}const Nt=L`
  :where(:host) {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-width: 0;
    min-height: 240px;
    max-height: var(--jig-catalog-max-height, 720px);
    container-type: inline-size;
  }

  .panes {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
  }

  .finder {
    display: grid;
    grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
  }

  .panes[data-view='detail'] .finder,
  .panes[data-view='list'] .detail {
    display: none;
  }

  .bar {
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 8px 8px 4px 12px;
  }

  .field {
    position: relative;
    display: flex;
    flex: 1;
    align-items: center;
    min-width: 0;
  }

  .field .icon {
    position: absolute;
    inset-inline-start: 8px;
    color: var(--_muted);
    pointer-events: none;
  }

  .field input {
    width: 100%;
    min-width: 0;
    padding-inline-start: 30px;
    border-color: var(--_line-strong);
  }

  .field input::-webkit-search-cancel-button {
    appearance: none;
  }

  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    min-width: 0;
    margin: 0;
    padding: 4px 12px 8px;
    border: 0;
  }

  .scope {
    display: flex;
    align-items: center;
    gap: 5px;
    padding: 2px 8px;
    border: 1px solid var(--_line);
    border-radius: 99px;
    color: var(--_muted);
    font-size: var(--_small);
    cursor: pointer;
  }

  .scope:hover {
    background: var(--_hover);
  }

  .scope:has(:checked) {
    border-color: var(--_line-strong);
    background: var(--_hover);
    color: var(--_text);
  }

  .scope:has(:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 1px;
  }

  .scope-count {
    font-variant-numeric: tabular-nums;
  }

  .list {
    min-height: 0;
    overflow: hidden auto;
    border-top: 1px solid var(--_line);
    overscroll-behavior: contain;
  }

  .list:focus-visible {
    outline-offset: -2px;
  }

  .tool {
    display: grid;
    grid-template: 20px 18px / minmax(0, 1fr) auto;
    align-content: center;
    align-items: center;
    gap: 0 8px;
    height: 48px;
    padding: 0 12px;
    cursor: pointer;
  }

  .tool:hover {
    background: var(--_hover);
  }

  .tool[aria-selected='true'] {
    background: color-mix(in oklab, var(--_surface), var(--_accent) 12%);
    box-shadow: inset 2px 0 0 var(--_accent);
  }

  :host(:dir(rtl)) .tool[aria-selected='true'] {
    box-shadow: inset -2px 0 0 var(--_accent);
  }

  .tool-name,
  .tool-line {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .tool-line,
  .scope {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  .tool-line {
    grid-column: 1 / -1;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .marks {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }

  .mark {
    display: flex;
    position: relative;
    color: var(--_muted);
  }

  .mark .icon,
  .pill .icon {
    width: 14px;
    height: 14px;
  }

  .mark[data-mark='destructive'],
  .pill[data-mark='destructive'] {
    color: var(--_text);
  }

  .detail {
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-width: 0;
    min-height: 0;
    padding: 12px 16px 20px;
    overflow: auto;
    overscroll-behavior: contain;
    position: relative;
  }

  .detail:focus-visible {
    outline-offset: -2px;
  }

  .back {
    align-self: start;
    margin-inline-start: -10px;
    border-color: transparent;
    color: var(--_muted);
  }

  :host(:dir(rtl)) .back .icon {
    transform: scaleX(-1);
  }

  .heading {
    display: flex;
    gap: 8px;
    align-items: start;
  }

  .naming {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  .actions {
    display: flex;
    align-items: center;
  }

  h2 {
    margin: 0;
    font-size: 15px;
    font-weight: 600;
    line-height: 1.4;
  }

  h2 code {
    font-family: var(--_mono);
    font-size: 14px;
  }

  h3 {
    margin: 0;
    font-size: inherit;
    font-weight: 600;
  }

  .note {
    color: var(--_muted);
    font-size: var(--_small);
    white-space: nowrap;
  }

  dialog {
    width: min(400px, calc(100% - 32px));
    padding: 20px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-box);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_overlay-shadow);
  }

  .answers {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }

  .detail > .empty {
    margin-block: auto;
  }

  dialog::backdrop {
    background: rgb(0 0 0 / 0.32);
  }

  dialog h2 {
    overflow-wrap: anywhere;
  }

  dialog p {
    margin: 8px 0 16px;
    color: var(--_muted);
  }

  /* One column, but room for search and scopes in one line. */
  @container (min-width: 520px) and (max-width: 619.98px) {
    .finder {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
    }

    .bar {
      padding-block: 8px;
    }

    fieldset {
      flex-wrap: nowrap;
      align-items: center;
      padding-block: 8px;
      padding-inline-start: 4px;
    }

    .finder > :last-child {
      grid-column: 1 / -1;
    }
  }

  @container (min-width: 620px) {
    .panes {
      grid-template-columns: minmax(240px, 340px) minmax(0, 1fr);
    }

    .panes[data-view] .finder {
      display: grid;
      border-inline-end: 1px solid var(--_line);
    }

    .panes[data-view] .detail {
      display: flex;
    }

    .back {
      display: none;
    }
  }
`,Et=["all","read","workspace","preview"];function D(e,t){switch(t){case"all":return!0;case"read":return e.annotations?.readOnlyHint===!0;default:return e.name.startsWith(`${t}.`)}}function qt(e){return e.toLowerCase().split(/\s+/).filter(Boolean)}function Jt(e,t){if(t.length===0)return!0;const n=It(e);return t.every(r=>n.includes(r))}const H=new WeakMap;function It(e){let t=H.get(e);return t===void 0&&(t=[e.name,e.title,e.annotations?.title,e.description].join(`
`).toLowerCase(),H.set(e,t)),t}function Dt(e,t,n){const r=qt(n);return t==="all"&&r.length===0?e:e.filter(i=>D(i,t)&&Jt(i,r))}function Ht(e,t,n){return(t===""?void 0:e.find(r=>r.name===t))??n[0]}function zt(e){return new Map(Et.map(t=>[t,e.filter(n=>D(n,t)).length]))}function Ft(e,t){return t?(n,r,{signal:i})=>t.callTool({method:"tools/call",params:{name:n,arguments:r}},{signal:i,context:{source:"local",mode:"direct"}}):e&&((n,r,i)=>e.commands.callTool(n,r,i))}function k({key:e,label:t,text:n,copying:r,language:i}){const a=c(i),o=r.outcomeOf(e),l=()=>{const p=n();p!==void 0&&r.copy(e,p)};return s`<span class="note" role="status"
      >${o?a(o==="copied"?"copied":"copyFailed"):d}</span
    >
    <button class="icon-only" aria-label=${t} title=${t} @click=${l}>
      ${v(o==="copied"?et:nt)}
    </button>`}function O(e,t,n){return s`<button class="icon-only" aria-label=${e} title=${e} @click=${()=>{const r=n();r!==void 0&&rt(t,r)}}>
    ${v(it)}
  </button>`}function Wt(e){const t=e.trim()===""?"{}":e;let n;try{n=JSON.parse(t)}catch(i){return{kind:"syntax",detail:T(i)}}if(!u(n))return{kind:"not-object"};const r=Pt(t).find(i=>!Ut(i));return r===void 0?{kind:"arguments",value:n}:{kind:"number",text:r}}function Pt(e){return(e.match(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g)??[]).filter(t=>!t.startsWith('"'))}function Ut(e){const t=Number(e);return!Number.isFinite(t)||Number.isInteger(t)&&!Number.isSafeInteger(t)?!1:Bt(e,String(t))}function Bt(e,t){const[n,r]=[z(e),z(t)];return n.digits===r.digits&&(n.digits===""||n.exponent===r.exponent&&n.negative===r.negative)}function z(e){const[t="",n="0"]=e.toLowerCase().split("e"),[r="",i=""]=t.replace("-","").split("."),a=`${r}${i}`.replace(/^0+/,""),o=a.replace(/0+$/,""),l=Number(n)-i.length+(a.length-o.length);return{negative:t.startsWith("-"),digits:o,exponent:l}}function Vt(e,t,{confirm:n,closed:r}){const i=c(t),a=o=>o.target.closest("dialog")?.close();return s`<dialog
    part="dialog"
    closedby="any"
    aria-labelledby="confirm-title"
    aria-describedby="confirm-text"
    @close=${r}
  >
    <h2 id="confirm-title">${i("confirmTitle",{name:e})}</h2>
    <p id="confirm-text">${i("confirmText")}</p>
    <div class="answers">
      <button autofocus @click=${a}>${i("cancel")}</button>
      <button
        class="danger"
        part="confirm"
        @click=${o=>{a(o),n()}}
      >
        ${i("confirm")}
      </button>
    </div>
  </dialog>`}function Kt({run:e,language:t,recovery:n,take:r}){if(e?.state!=="ended"||!e.result.error)return d;const i=n.busy?[]:at(e.result.error);return s`
    ${ot(i,t,a=>r(a,e.arguments))} ${n.question(t)}
    <p class="outcome-text" role="status">${n.notice}</p>
  `}class Gt extends st{constructor(t){super("jig-run-request",t)}}function Xt({value:e,language:t,onInput:n,toList:r}){const i=c(t),a=o=>{if(!o.isComposing){if(o.key==="ArrowDown")r();else if(o.key==="Escape"&&e!=="")n(""),o.stopPropagation();else return;o.preventDefault()}};return s`<div class="field">
    ${v(kt)}
    <input
      type="search"
      autocomplete="off"
      spellcheck="false"
      placeholder=${i("search")}
      aria-label=${i("search")}
      .value=${e}
      @input=${o=>n(o.target.value)}
      @keydown=${a}
    />
  </div>`}function Yt({counts:e,chosen:t,language:n,choose:r}){const i=c(n),a=[...e].filter(([o,l])=>l>0||o==="all"||o===t);return s`<fieldset>
    <legend class="visually-hidden">${i("scope")}</legend>
    ${a.map(([o,l])=>s`<label class="scope"
          ><input
            class="visually-hidden"
            type="radio"
            name="scope"
            value=${o}
            .checked=${o===t}
            @change=${()=>r(o)}
          />${i(o)} <span class="scope-count">${l}</span></label
        >`)}
  </fieldset>`}const Qt=8;function b(e,t){let n=e;for(let i=0;typeof n.$ref=="string"&&i<Qt;i+=1)n=Zt(n.$ref,t)??{};const{allOf:r}=n;return Array.isArray(r)?r.filter(u).reduce((i,a)=>te(i,a),n):n}function Zt(e,t){if(e==="#")return t;if(!e.startsWith("#/"))return;let n=t;for(const r of e.slice(2).split("/")){const i=r.replaceAll("~1","/").replaceAll("~0","~");if(!u(n)||!Object.hasOwn(n,i))return;n=n[i]}return u(n)?n:void 0}function te(e,t){const n=[e.required,t.required].filter(Array.isArray).flat(),r={...F(e.properties),...F(t.properties)};return{...t,...e,...Object.keys(r).length>0&&{properties:r},...n.length>0&&{required:n}}}function F(e){return u(e)?e:{}}const W=6,ee=new Map([["title","Hello Jig"],["subtitle","A quiet place to build."],["description","Nothing changes before you say so."],["source",`Notes
`],["search","Hello"],["replace","Hello Jig"]]);function ne(e,t){const n=new re(e,t).objectOf(e,0);return JSON.stringify(n,null,2)}class re{#e;#t;constructor(t,n){this.#e=t,this.#t=n}objectOf(t,n){const{properties:r,required:i}=this.#a(t);if(!u(r)||n>W)return{};const a=new Set(Array.isArray(i)?i:[]),o=Object.entries(r).filter(([l])=>a.has(l)||l==="expectedRevision"&&this.#t.revision!==void 0).map(([l,p])=>[l,this.#i(u(p)?p:{},l,n+1)]);return Object.fromEntries(o)}#i(t,n,r){const i=this.#a(t),a=ie(i);if(a!==void 0)return a;const o=Array.isArray(i.type)?i.type[0]:i.type;switch(o){case"string":return this.#l(i,n);case"integer":case"number":return this.#n(i,n);case"boolean":return!1;case"array":return this.#r(i,n,r);case"null":return null;default:return u(i.properties)||o==="object"?this.objectOf(i,r):""}}#l(t,n){const r=n==="path"?this.#t.activePath??"index.html":ee.get(n)??"",i=typeof t.minLength=="number"?t.minLength:0,a=typeof t.maxLength=="number"?t.maxLength:1/0;return r.padEnd(Math.min(i,1e3),"x").slice(0,a)}#n(t,n){if(n==="expectedRevision"&&this.#t.revision!==void 0)return this.#t.revision;const{minimum:r,exclusiveMinimum:i,maximum:a}=t;return typeof r=="number"?r:typeof i=="number"?i+1:typeof a=="number"?Math.min(1,a):1}#r(t,n,r){const{items:i,minItems:a}=t,o=typeof a=="number"?Math.min(a,8):1;return!u(i)||r>W?[]:Array.from({length:o},()=>this.#i(i,n,r+1))}#a(t){const n=b(t,this.#e),r=n.oneOf??n.anyOf;return!Array.isArray(r)||!u(r[0])?n:{...b(r[0],this.#e),...n}}}function ie(e){for(const t of["const","default"])if(Object.hasOwn(e,t))return e[t];for(const t of["examples","enum"]){const n=e[t];if(Array.isArray(n)&&n.length>0)return n[0]}}const ae=4;function oe(e){return S(e,e,"",0)}function S(e,t,n,r){const{properties:i,required:a}=b(e,t);if(!u(i)||r>ae)return[];const o=new Set(Array.isArray(a)?a:[]);return Object.entries(i).flatMap(([l,p])=>{const g=b(u(p)?p:{},t),x=`${n}${l}`;return[le(g,x,o.has(l)),...se(g,t,x,r+1)]})}function se(e,t,n,r){const{items:i}=e;return u(i)?S(i,t,`${n}[].`,r):S(e,t,`${n}.`,r)}function le(e,t,n){const{description:r}=e;return{path:t,required:n,type:_(e),description:typeof r=="string"?r:void 0,limits:ce(e)}}function _(e){const{type:t,items:n}=e;if(Array.isArray(t))return t.join(" | ");if(t==="array")return u(n)?`${_(n)}[]`:"array";if(typeof t=="string")return t;const r=e.anyOf??e.oneOf;if(Array.isArray(r))return[...new Set(r.map(a=>u(a)?_(a):"any"))].join(" | ");const i=Object.hasOwn(e,"const")?[e.const]:e.enum;return Array.isArray(i)?[...new Set(i.map(a=>typeof a))].join(" | "):"any"}function ce(e){const t=[],n=Object.hasOwn(e,"const")?[e.const]:e.enum;Array.isArray(n)&&t.push({kind:"oneOf",values:n});for(const[r,i]of[["characters",A(e.minLength,e.maxLength)],["items",A(e.minItems,e.maxItems)],["value",A(e.minimum,e.maximum)],["value",de(e.exclusiveMinimum,e.exclusiveMaximum)]])i&&t.push({kind:"range",unit:r,text:i});return typeof e.format=="string"&&t.push({kind:"format",text:e.format}),typeof e.pattern=="string"&&t.push({kind:"pattern",text:e.pattern}),Object.hasOwn(e,"default")&&t.push({kind:"default",value:e.default}),t}function A(e,t){return typeof e=="number"&&typeof t=="number"?e===t?f(e):`${f(e)}\u2013${f(t)}`:typeof e=="number"?`\u2265 ${f(e)}`:typeof t=="number"?`\u2264 ${f(t)}`:void 0}function de(e,t){const n=[typeof e=="number"&&`> ${f(e)}`,typeof t=="number"&&`< ${f(t)}`];return n.some(Boolean)?n.filter(Boolean).join(", "):void 0}function f(e){return e.toLocaleString("en",{maximumFractionDigits:20})}function P(e,t,n){const r=c(n),i=oe(e);if(i.length!==0)return s`<table role="table" aria-label=${t}>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">${r("property")}</th>
        <th role="columnheader" scope="col">${r("type")}</th>
        <th role="columnheader" scope="col">${r("limits")}</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${i.map(a=>ue(a,n))}
    </tbody>
  </table>`}function ue(e,t){const n=c(t);return s`<tr role="row">
    <td role="cell">
      <code class="mono">${e.path}</code>
      ${e.required?s`<span class="required">${n("required")}</span>`:d}
      ${e.description?s`<div class="muted">${e.description}</div>`:d}
    </td>
    <td role="cell"><code class="mono">${e.type}</code></td>
    <td role="cell" class="muted">${e.limits.map(r=>s`<div>${pe(r,t)}</div>`)}</td>
  </tr>`}function pe(e,t){const n=c(t);switch(e.kind){case"range":return n(e.unit,{text:e.text});case"default":return n("defaultValue",{value:JSON.stringify(e.value)});case"oneOf":return s`${e.values.map((r,i)=>s`${i>0?" \xB7 ":""}<code class="mono">${JSON.stringify(r)}</code>`)}`;default:return n(e.kind,{text:e.text})}}const he=[["path",{d:"m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"}],["path",{d:"M12 9v4"}],["path",{d:"M12 17h.01"}]];const me=[["path",{d:"M18 11V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2"}],["path",{d:"M14 10V4a2 2 0 0 0-2-2a2 2 0 0 0-2 2v2"}],["path",{d:"M10 10.5V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2v8"}],["path",{d:"M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.86-5.99-2.34l-3.6-3.6a2 2 0 0 1 2.83-2.82L7 15"}]];const ge=[["path",{d:"M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0"}],["circle",{cx:"12",cy:"12",r:"3"}]],C={readOnly:ge,asks:me,destructive:he};function U({annotations:e}){const t=[e?.readOnlyHint===!0?"readOnly":"asks"];return e?.destructiveHint===!0&&t.push("destructive"),e?.idempotentHint===!0&&t.push("idempotent"),e?.openWorldHint===!0&&t.push("openWorld"),t}function fe(e,t){const n=c(t);return s`<span class="marks"
    >${U(e).filter(B).map(r=>s`<span class="mark" data-mark=${r} title=${n(r)}
            >${v(C[r])}<span class="visually-hidden">${n(r)} </span></span
          >`)}</span
  >`}function ve(e,t){const n=c(t);return s`<span class="marks"
    >${U(e).map(r=>s`<span class="pill" data-mark=${r}
          >${B(r)?v(C[r]):d}<span>${n(r)}</span></span
        >`)}</span
  >`}function B(e){return Object.hasOwn(C,e)}function V(e){return e.title??e.annotations?.title}function ye(e){return V(e)??e.description?.split(`
`,1)[0]??""}function xe({tool:e,language:t,actions:n,trial:r}){const i=c(t),a=V(e);return s`
    <div class="heading">
      <div class="naming">
        <h2 tabindex="-1">${a??s`<code>${e.name}</code>`}</h2>
        ${a?s`<code class="mono">${e.name}</code>`:d}
      </div>
      <div class="actions">${n}</div>
    </div>
    ${ve(e,t)} ${e.description?s`<p class="description">${e.description}</p>`:d}
    ${be(e,t)}
    <section>
      <h3>${i("arguments")}</h3>
      ${P(e.inputSchema,i("arguments"),t)??(K(e)?d:s`<p class="muted">${i("noArguments")}</p>`)}
      <details ?open=${K(e)}>
        <summary>${i("inputSchema")}</summary>
        ${w(JSON.stringify(e.inputSchema,null,2),i("inputSchema"),t)}
      </details>
    </section>
    ${r} ${$e(e,t)}
  `}function be({annotations:e},t){const n=c(t);return s`<dl class="policy">
    <dt>${n("models")}</dt>
    <dd>${n(e?.readOnlyHint===!0?"runsAtOnce":"asksFirst")}</dd>
    <dt>${n("you")}</dt>
    <dd>${n(e?.destructiveHint===!0?"youConfirm":"runsAtOnce")}</dd>
  </dl>`}function K({inputSchema:e}){return["oneOf","anyOf","not","if"].some(t=>Object.hasOwn(e,t))}function $e({outputSchema:e},t){if(!e)return d;const n=c(t);return s`<details class="output">
    <summary>${n("resultFields")}</summary>
    ${P(e,n("resultFields"),t)??w(JSON.stringify(e,null,2),n("json"),t)}
  </details>`}const we=L`
  .description,
  td,
  td div,
  .policy dd,
  .outcome-text {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  .description {
    max-width: 68ch;
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  .policy {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 2px 12px;
    margin: 0;
    font-size: var(--_small);
  }

  .policy dt {
    color: var(--_muted);
  }

  .policy dd {
    margin: 0;
  }

  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding-top: 12px;
    border-top: 1px solid var(--_line);
  }

  section p {
    margin: 0;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--_small);
  }

  th {
    padding: 0 8px 4px 0;
    color: var(--_muted);
    font-weight: 400;
    text-align: start;
  }

  td {
    padding: 5px 8px 5px 0;
    border-top: 1px solid color-mix(in oklab, var(--_line), var(--_surface) 40%);
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  td:first-child {
    width: 46%;
  }

  td:nth-child(2) {
    overflow-wrap: normal;
  }

  .required {
    margin-inline-start: 4px;
    color: var(--_muted);
    font-size: 11px;
  }

  details {
    font-size: var(--_small);
  }

  .output {
    padding-top: 12px;
    border-top: 1px solid var(--_line);
  }

  .output[open] summary {
    margin-bottom: 8px;
  }

  summary {
    width: max-content;
    max-width: 100%;
    color: var(--_muted);
    cursor: pointer;
  }

  summary:hover {
    color: var(--_text);
  }

  pre {
    max-height: 260px;
    margin: 8px 0 0;
    padding: 8px 10px;
    overflow: auto;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_sunken);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  .trial textarea {
    width: 100%;
    min-height: 56px;
    max-height: 240px;
    padding: 8px 10px;
    border-color: var(--_line-strong);
    resize: vertical;
    field-sizing: content;
  }

  .trial textarea[aria-invalid='true'] {
    border-color: var(--_bad);
  }

  .problem {
    color: var(--_bad);
  }

  .problem:empty,
  .outcome:empty {
    display: none;
  }

  .trial-actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }

  .trial-tools {
    display: flex;
    align-items: center;
    margin-inline-start: auto;
  }

  .quiet {
    border-color: transparent;
    color: var(--_muted);
  }

  .outcome {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }

  .outcome .code {
    color: var(--_bad);
    user-select: all;
    overflow-wrap: anywhere;
  }

  .outcome-text {
    margin-top: 4px;
    overflow-wrap: anywhere;
  }

  /* Too narrow for three columns: the type stands at the end of the name's line, the limits below. */
  @container (max-width: 400px) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      padding: 5px 0;
      border-top: 1px solid color-mix(in oklab, var(--_line), var(--_surface) 40%);
    }

    td:nth-child(n) {
      width: auto;
      padding: 0;
      border: 0;
    }

    td:nth-child(3) {
      grid-column: 1 / -1;
    }
  }
`,ke=48;function Oe(e){const{tools:t,range:n,selected:r,language:i}=e,a=r?t.indexOf(r):-1,o=a>=n.start&&a<n.end;return s`<div
    class="list"
    part="list"
    role="listbox"
    tabindex="0"
    aria-label=${c(i)("tools")}
    aria-activedescendant=${o?`tool-${a}`:d}
    @keydown=${e.onKeydown}
    @click=${e.onClick}
    @scroll=${e.onScroll}
  >
    <div class="rows-before" role="presentation"></div>
    ${t.slice(n.start,n.end).map((l,p)=>{const g=n.start+p;return s`<div
        class="tool"
        part="tool"
        role="option"
        id=${`tool-${g}`}
        data-tool=${l.name}
        aria-selected=${l===r?"true":"false"}
        aria-posinset=${g+1}
        aria-setsize=${t.length}
      >
        <code class="tool-name mono">${l.name}</code>
        ${fe(l,i)}
        <span class="tool-line">${ye(l)}</span>
      </div>`})}
    <div class="rows-after" role="presentation"></div>
  </div>`}function Se(e,t,n){switch(e){case"ArrowDown":return Math.min(t+1,n-1);case"ArrowUp":return Math.max(t-1,0);case"PageDown":return Math.min(t+10,n-1);case"PageUp":return Math.max(t-10,0);case"Home":return 0;case"End":return n-1;default:return}}class _e{#e;#t=new Map;constructor(t){this.#e=t,t.addController(this)}hostConnected(){}runOf(t){return this.#t.get(t)?.run}forget(){this.#t.clear()}cancel(t){this.#t.get(t)?.controller.abort()}async run(t,n,r){const i=new AbortController,a=performance.now(),o={run:{state:"running"},controller:i};this.#t.set(n,o),this.#e.requestUpdate();const l=await t(n,r,{signal:i.signal}).catch(Ae);if(this.#t.get(n)!==o)return;const p={state:"ended",arguments:r,result:l,durationMs:performance.now()-a};this.#t.set(n,{run:p,controller:i}),this.#e.requestUpdate()}}function Ae(e){const t=T(e);return{content:[{type:"text",text:t}],isError:!0,error:{code:"TOOL_EXECUTION_FAILED",message:t}}}var Ce=Object.defineProperty,m=(e,t,n,r)=>{for(var i=void 0,a=e.length-1,o;a>=0;a--)(o=e[a])&&(i=o(t,n,i)||i);return i&&Ce(t,n,i),i};const je="context-action-tools-list.json";class h extends lt{constructor(){super(...arguments),this.#e=this.attachInternals(),this.#t=new ct(this,()=>this.registry?.catalog??this.currentView?.catalog),this.#i=new R(this,t=>t.phase),this.#l=new R(this,t=>t.workspace,t=>t.state),this.#n=new _e(this),this.#r=new dt(this),this.#a=new ut(this),this.#c=new pt(this,()=>this.list,{row:ke}),this.#o=new Map,this.tool="",this.search="",this.scope="all",this.pane="list",this.#f=$(Dt),this.#v=$(Ht),this.#y=$(zt)}static{this.styles=[ht.styles,mt,gt,ft,vt,yt,Nt,we]}#e;#t;#i;#l;#n;#r;#a;#c;#o;#g;viewChanged(t){this.dialog?.close(),!(!t||t===this.#g)&&(this.#g=t,this.#n.forget(),this.problem=void 0)}willUpdate(t){super.willUpdate(t),t.has("tool")&&(this.problem=void 0,this.#r.notice!==""&&this.#r.forget())}updated(){(this.#d&&this.#n.runOf(this.#d.name))?.state==="running"?this.#e.states.add("running"):this.#e.states.delete("running")}get#s(){return this.#t.value??[]}#f;#v;#y;get#u(){return this.#f(this.#s,this.scope,this.search)}get#d(){return this.#v(this.#s,this.tool,this.#u)}get#p(){return this.registry?"ready":this.#i.value??"loading"}#h(t){const{revision:n,activePath:r}=this.#l.value??{};return this.#o.get(t.name)??ne(t.inputSchema,{revision:n,activePath:r})}#O(t){if(t.ctrlKey||t.metaKey||t.altKey)return;const n=this.#u,r=this.#d;if(t.key==="Enter"&&r)this.#x();else{const i=Se(t.key,r?n.indexOf(r):-1,n.length);if(i===void 0)return;this.tool=n[i]?.name??"",this.#c.reveal(i)}t.preventDefault(),t.stopPropagation()}#S(t){const n=t.composedPath().find(r=>r instanceof HTMLElement&&r.dataset.tool!==void 0);n instanceof HTMLElement&&(this.tool=n.dataset.tool??"",this.#x())}async#x(){this.pane="detail",await this.updateComplete,this.list?.checkVisibility()===!1&&this.renderRoot.querySelector(".detail h2")?.focus()}async#_(){this.pane="list",await this.updateComplete,this.list?.focus()}#b(t,n){this.#o.set(t.name,n),this.problem=void 0,this.requestUpdate()}#A(t){this.#o.delete(t.name),this.problem=void 0,this.requestUpdate()}#$(t){const n=Wt(this.#h(t));return this.problem=n.kind==="arguments"?void 0:n,n.kind==="arguments"?n.value:void 0}async#C(t){const n=this.#$(t);n&&await this.#w(t,n)}#j(t){const n=this.#$(t);return n&&JSON.stringify(xt({name:t.name,arguments:n}),null,2)}async#w(t,n){this.problem=void 0;const r={name:t.name,arguments:n};if(t.annotations?.destructiveHint!==!0)return this.#k(r);this.confirming=r,await this.updateComplete,this.dialog&&Ot(this.dialog,this.connection)}#k({name:t,arguments:n}){const r=Ft(this.view,this.registry);!r||this.#p!=="ready"||this.dispatchEvent(new Gt({name:t,arguments:n}))&&(this.#r.forget(),this.#n.run(r,t,n))}async#M(t,n,r){const{view:i}=this;if(bt(t))return i&&this.#r.take(t,i,this.language);const a=i&&t==="reread-and-retry"?St(r,i):r,o=JSON.stringify(a,null,2);o!==this.#h(n)&&this.#b(n,o),await this.#w(n,a)}render(){if(!this.view&&!this.registry)return N("noStudio",this.language);if(this.#s.length===0)return this.#L();const t=this.#d;return s`
      <div class="panes" data-view=${this.pane}>
        <div class="finder">
          ${this.#R()}
          ${Yt({counts:this.#y(this.#s),chosen:this.scope,language:this.language,choose:n=>this.scope=n})}
          ${this.#N(t)}
        </div>
        ${t?this.#E(t):this.#T()}
      </div>
      ${this.confirming?this.#J(this.confirming):d}
    `}#L(){return this.#p==="loading"?N("loading",this.language):s`<div class="empty" part="empty">
      <p class="empty-line">${c(this.language)("empty")}</p>
    </div>`}#T(){return s`<div class="detail" part="detail">
      <div class="empty"><p class="empty-line">${c(this.language)("choose")}</p></div>
    </div>`}get#m(){return{copying:this.#a,language:this.language}}#R(){const t=c(this.language),n=()=>JSON.stringify({tools:this.#s},null,2);return s`<div class="bar">
      ${Xt({value:this.search,language:this.language,onInput:r=>this.search=r,toList:()=>this.list?.focus()})}
      ${k({key:"list",label:t("copyList"),text:n,...this.#m})}
      ${O(t("downloadList"),je,n)}
    </div>`}#N(t){const n=this.#u;return n.length===0?s`<div class="empty" role="status">
        <p class="empty-line">${c(this.language)("none")}</p>
      </div>`:Oe({tools:n,selected:t,range:this.#c.range({count:n.length}),language:this.language,onKeydown:r=>this.#O(r),onClick:r=>this.#S(r),onScroll:this.#c.onScroll})}#E(t){const n=c(this.language),r=()=>JSON.stringify(t,null,2),i=s`${k({key:"definition",label:n("copyDefinition"),text:r,...this.#m})}
    ${O(n("downloadDefinition"),G(t,"definition"),r)}`,a=xe({tool:t,language:this.language,actions:i,trial:this.#q(t)});return s`<div class="detail" part="detail" tabindex="0" role="group" aria-label=${t.name}>
      <button class="back" @click=${()=>{this.#_()}}>${v(_t)} ${n("back")}</button>
      ${$t(t.name,s`${a}`)}
    </div>`}#q(t){const n=c(this.language),r=this.#n.runOf(t.name),i=()=>this.#j(t);return Tt({actions:s`${k({key:"call",label:n("copyCall"),text:i,...this.#m})}
      ${O(n("downloadCall"),G(t,"call"),i)}`,text:this.#h(t),edited:this.#o.has(t.name),problem:this.problem,phase:this.#p,run:r,recovery:Kt({run:r,language:this.language,recovery:this.#r,take:(a,o)=>{this.#M(a,t,o)}}),language:this.language,onInput:a=>this.#b(t,a),onReset:()=>this.#A(t),onRun:()=>{this.#C(t)},onCancel:()=>this.#n.cancel(t.name)})}#J(t){return Vt(t.name,this.language,{confirm:()=>this.#k(t),closed:()=>this.confirming=void 0})}}m([E(".list")],h.prototype,"list"),m([E("dialog")],h.prototype,"dialog"),m([q({attribute:!1})],h.prototype,"registry"),m([q()],h.prototype,"tool"),m([y()],h.prototype,"search"),m([y()],h.prototype,"scope"),m([y()],h.prototype,"pane"),m([y()],h.prototype,"problem"),m([y()],h.prototype,"confirming");function G({name:e},t){return`context-action-${e.replaceAll(".","-")}-${t}.json`}wt("jig-catalog",h);
//# sourceMappingURL=catalog--nhUWj9Q.js.map
