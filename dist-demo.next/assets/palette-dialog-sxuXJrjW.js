import{d as j,a6 as C,g as R,i as q,e as m,A as f,h as E,a7 as P,a8 as W,a9 as I,aa as J,ab as U}from"./trace-3rN4AsmQ.js";import{confirmDialog as O}from"./confirm-dialog-oQ1AvB8T.js";import{r as B}from"./reread-arguments-DfFF3CZ0.js";function H(t,e){const n=t.trim().toLocaleLowerCase();if(n==="")return 0;const r=e.toLocaleLowerCase(),a=r.indexOf(n);if(a>=0)return(M(r,a)?0:1)+a/1e3;let i=2,o=0;for(const v of n.replace(/\s/g,"")){const l=r.indexOf(v,o);if(l<0)return;l>o&&!M(r,l)&&(i+=1+(l-o)/100),o=l+v.length}return i}function M(t,e){return e===0||/[\s./_-]/.test(t[e-1]??"")}function Z(t,e,n,r){return e.map((a,i)=>({entry:a,index:i,score:H(t,n(a))})).filter(a=>a.score!==void 0).sort((a,i)=>a.score-i.score||a.index-i.index).slice(0,r).map(({entry:a})=>a)}const k=j("palette",{commands:"Commands and tools",files:"Open a file",findCommand:"Find a command or a tool",findFile:"Find a file by its path",nothing:"Nothing fits. Try fewer letters.",command:"command",tool:"tool",locked:"The agent works: only reading is possible until it is done.",back:"Back",run:"Run",running:"Running",cancel:"Cancel",confirmQuestion:"Run {name}?",confirmWarning:"This tool can destroy work.",needed:"Needed",notANumber:"Not a number",notJson:"Not JSON",done:"{name} is done.",save:"Save",newFile:"New file",openFolder:"Open folder",importZip:"Open a zip file",exportZip:"Download as a zip file",exportPage:"Download the page as one HTML file"}),Q=R`
  ${C}

  /* The palette: high on the page, so that its list can grow and shrink without moving the field. */
  .dialog.top {
    inline-size: min(600px, calc(100vi - 32px));
    margin-block-start: min(12vb, 96px);
    padding: 0;
    overflow: hidden;
  }

  .dialog.top > h2 {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  .palette-field {
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: 16px;
    border: 0;
    border-block-end: 1px solid var(--_line);
    border-radius: 0;
    font-size: 15px;
  }

  .dialog .palette-field {
    margin: 0;
  }

  .palette-list {
    max-block-size: min(48vb, 420px);
    margin: 0;
    padding: 4px;
    overflow: auto;
    list-style: none;
  }

  .palette-row {
    display: flex;
    gap: 12px;
    align-items: baseline;
    justify-content: space-between;
    padding: 5px 12px;
    border-radius: calc(var(--_radius) - 2px);
    cursor: pointer;
  }

  .palette-row[aria-selected='true'] {
    background: color-mix(in oklab, var(--_surface), var(--_accent) 14%);
  }

  .palette-row[aria-disabled='true'] {
    color: var(--_muted);
  }

  .palette-label {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .palette-row small {
    flex: none;
    color: var(--_muted);
    font-size: 11px;
  }

  .dialog .palette-note {
    margin: 0;
    padding: 6px 16px;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .palette-note:empty {
    display: none;
  }

  .schema-row {
    margin-block-end: 10px;
  }

  .schema-row textarea,
  .schema-row select {
    inline-size: 100%;
    border-color: var(--_line-strong);
    resize: vertical;
  }

  .dialog .schema-row input[type='checkbox'] {
    inline-size: auto;
    min-block-size: 0;
    margin: 0;
    accent-color: var(--_accent);
  }

  .dialog .schema-row p {
    margin: 2px 0 0;
    font-size: var(--_small);
  }
`,V=300;function S(t){const{properties:e,required:n}=t;if(!q(e))return[];const r=new Set(Array.isArray(n)?n:[]),a=Object.entries(e).map(([i,o])=>X(i,q(o)?o:{},r.has(i)));return[...a.filter(i=>i.required),...a.filter(i=>!i.required)]}function X(t,e,n){const r=typeof e.description=="string"?e.description:void 0,a={name:t,required:n,description:r},i=e.enum;if(Array.isArray(i)&&i.every(o=>typeof o=="string"))return{...a,kind:"choice",choices:i};switch(e.type){case"string":{const o=x(e.maxLength);return{...a,kind:"text",long:(o??0)>V,maxLength:o}}case"integer":case"number":return{...a,kind:"number",whole:e.type==="integer",min:x(e.minimum),max:x(e.maximum)};case"boolean":return{...a,kind:"flag"};default:return{...a,kind:"json"}}}function x(t){return typeof t=="number"?t:void 0}function G(t,e){if(t.kind==="flag")return{kind:"value",value:e==="true"?!0:void 0};if(e===""&&t.required&&t.kind!=="text")return{kind:"invalid",problem:"required"};if(e==="")return{kind:"value",value:t.required?"":void 0};if(t.kind==="number"){const n=Number(e);return Number.isFinite(n)?{kind:"value",value:n}:{kind:"invalid",problem:"number"}}if(t.kind!=="json")return{kind:"value",value:e};try{return{kind:"value",value:JSON.parse(e)}}catch{return{kind:"invalid",problem:"json"}}}function K(t){return m`<div class="schema-form">${t.fields.map((e,n)=>Y(e,n,t))}</div>`}function Y(t,e,{values:n,problems:r,input:a}){const i=`argument-${e}`,o=r.get(t.name),v=n.get(t.name)??"",l=u=>{const h=u.target;a(t.name,t.kind==="flag"?String(h.checked):h.value)};return m`<div class="schema-row">
    <label for=${i}
      ><code>${t.name}</code>${t.required?m`<span aria-hidden="true"> *</span>`:f}</label
    >
    ${ee(t,{id:i,text:v,problem:o,put:l})}
    <p id="${i}-note" class=${o?"error":"muted"} role=${o?"alert":f}>
      ${o??t.description??f}
    </p>
  </div>`}function ee(t,{id:e,text:n,problem:r,put:a}){const i=r?"true":"false";switch(t.kind){case"flag":return m`<input
        type="checkbox"
        id=${e}
        .checked=${n==="true"}
        aria-describedby="${e}-note"
        @change=${a}
      />`;case"choice":return m`<select id=${e} aria-describedby="${e}-note" aria-invalid=${i} @change=${a}>
        ${t.required?f:m`<option value=""></option>`}
        ${t.choices.map(o=>m`<option value=${o} ?selected=${o===n}>${o}</option>`)}
      </select>`;case"text":if(!t.long)break;return m`<textarea
        id=${e}
        class="mono"
        rows="4"
        maxlength=${t.maxLength??f}
        .value=${n}
        spellcheck="false"
        aria-describedby="${e}-note"
        aria-invalid=${i}
        @input=${a}
      ></textarea>`;case"json":return m`<textarea
        id=${e}
        class="mono"
        rows="3"
        spellcheck="false"
        dir="ltr"
        .value=${n}
        aria-describedby="${e}-note"
        aria-invalid=${i}
        @input=${a}
      ></textarea>`}return m`<input
    id=${e}
    class="mono"
    inputmode=${t.kind==="number"?"numeric":f}
    maxlength=${t.kind==="text"?t.maxLength??f:f}
    .value=${n}
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    aria-required=${t.required?"true":"false"}
    aria-invalid=${i}
    aria-describedby="${e}-note"
    @input=${a}
  />`}const w="expectedRevision",te={code:"TOOL_EXECUTION_FAILED",message:"The tool failed without saying why."};function ae(t){const{definition:e,dialog:n,view:r,language:a,dialogs:i,toasts:o,back:v}=t,l=k(a),u=S(e.inputSchema),h=new Map(ne(t)),s=new Map;let d,g="",$=!1;const F={required:l("needed"),number:l("notANumber"),json:l("notJson")},_=()=>{s.clear();const c=[];for(const p of u){const b=G(p,h.get(p.name)??"");b.kind==="invalid"?s.set(p.name,F[b.problem]):b.value!==void 0&&c.push([p.name,b.value])}return s.size===0?Object.fromEntries(c):void 0},A=async c=>{c.preventDefault();const p=_();d=void 0,g="",n.update(),p&&await y(p)},y=async c=>{if($||e.annotations?.destructiveHint===!0&&!await L())return;const{isError:p,error:b}=await z(()=>r.commands.callTool(e.name,c,{signal:n.signal}));if(!n.signal.aborted){if(p)return d={error:b??te,args:c},n.update();n.close(),o.show({tone:"good",text:l("done",{name:e.name})})}},D=async(c,p)=>{if(g="",I(c))return g=await z(()=>J(c,r,a,T)),n.update();const b=c==="reread-and-retry"?B(p,r):p;Object.hasOwn(b,w)&&h.set(w,String(b[w])),await y(b)},z=async c=>{$=!0,n.update();try{return await c()}finally{$=!1}},L=()=>i.show(O({question:l("confirmQuestion",{name:e.name}),warning:e.description??l("confirmWarning"),confirm:l("run"),cancel:l("cancel")})),N=(c,p)=>P(W(c),a,b=>{D(b,p)}),T=async()=>{const c=U(a),p={question:c("replaceTitle"),warning:c("replaceWarning")};return await i.show(O({...p,confirm:c("replace"),cancel:c("keep")}))===!0};return()=>m`<form class="tool-form" part="tool-form" novalidate @submit=${A}>
      <p><code>${e.name}</code></p>
      <p class="muted">${e.description??f}</p>
      ${K({fields:u,values:h,problems:s,input:(c,p)=>{h.set(c,p)}})}
      <p class="error" role="alert">
        ${d?m`${E(d.error,a)} <code>${d.error.code}</code>`:f}
      </p>
      ${d&&!$?N(d.error,d.args):f}
      <p class="muted" role="status">${g}</p>
      <div class="buttons">
        <button type="button" @click=${v}>${l("back")}</button>
        <button type="submit" class="primary" ?disabled=${$}>${l($?"running":"run")}</button>
      </div>
    </form>`}function ne({view:t,definition:e}){const{activePath:n,revision:r}=t.workspace.getSnapshot().state;return S(e.inputSchema).flatMap(a=>a.name===w?[[a.name,String(r)]]:(a.name==="path"||a.name==="fromPath")&&a.required?[[a.name,n??""]]:a.kind==="choice"&&a.required?[[a.name,a.choices[0]??""]]:[])}const ie=40;function re(t){const e=k(t.language);return n=>{let r="",a=0,i;const o=()=>{i=void 0,n.update()},v=t.mode==="files"?se(t):ce(t,s=>{i=ae({...t,definition:s,dialog:n,back:o}),n.update()}),l=()=>Z(r,v,({label:s})=>s,ie),u=s=>{s&&!s.disabled&&s.choose(n)},h=s=>{const d=l(),g=new Map([["ArrowDown",1],["ArrowUp",-1],["PageDown",8],["PageUp",-8]]).get(s.key);if(s.key==="Enter")return s.preventDefault(),u(d[a]);g===void 0||d.length===0||(s.preventDefault(),a=Math.abs(g)===1?(a+g+d.length)%d.length:Math.max(0,Math.min(a+g,d.length-1)),n.update())};return()=>{const s=e(t.mode);if(i)return{title:s,size:"small",body:i()};const d=l();return a=Math.min(a,Math.max(0,d.length-1)),{title:s,size:"top",styles:Q,body:m`<div class="palette" part="palette">
          <input
            class="palette-field"
            role="combobox"
            aria-expanded="true"
            aria-controls="palette-list"
            aria-autocomplete="list"
            aria-activedescendant=${d.length>0?`palette-row-${a}`:f}
            aria-label=${e(t.mode==="files"?"findFile":"findCommand")}
            placeholder=${e(t.mode==="files"?"findFile":"findCommand")}
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            autofocus
            .value=${r}
            @input=${g=>{r=g.target.value,a=0,n.update()}}
            @keydown=${h}
          />
          ${t.locked?m`<p class="palette-note">${e("locked")}</p>`:f}
          <ul id="palette-list" class="palette-list" role="listbox" aria-label=${s}>
            ${d.map((g,$)=>oe(g,$,$===a,()=>u(g)))}
          </ul>
          <p class="palette-note" role="status">${d.length===0?e("nothing"):f}</p>
        </div>`}}}}function oe(t,e,n,r){return n&&queueMicrotask(()=>le(e)),m`<li
    id="palette-row-${e}"
    class="palette-row"
    role="option"
    aria-selected=${n?"true":"false"}
    aria-disabled=${t.disabled?"true":f}
    @click=${r}
  >
    <span class="palette-label">${t.label}</span><small>${t.detail}</small>
  </li>`}function le(t){let e=document;for(;e.activeElement?.shadowRoot;)e=e.activeElement.shadowRoot;e.getElementById(`palette-row-${t}`)?.scrollIntoView({block:"nearest"})}function se({view:t,openFile:e}){return[...t.workspace.getSnapshot().state.files.values()].map(n=>({label:n.path,detail:n.kind==="text"?n.language:n.mimeType,disabled:!1,choose(r){r.close(),e(n.path)}}))}function ce(t,e){const{view:n,language:r,commands:a,locked:i}=t,o=k(r),v=[...a].map(([u,h])=>({label:o(u),detail:o("command"),disabled:i&&u!=="exportZip"&&u!=="exportPage",choose(s){s.close(),h()}})),l=n.catalog.getSnapshot().map(u=>({label:u.title?`${u.title} \xB7 ${u.name}`:u.name,detail:o("tool"),disabled:i&&u.annotations?.readOnlyHint!==!0,choose:()=>e(u)}));return[...v,...l]}export{re as paletteDialog};
//# sourceMappingURL=palette-dialog-sxuXJrjW.js.map
