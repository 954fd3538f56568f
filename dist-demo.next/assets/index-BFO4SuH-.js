import{bF as Ke,y as Ye,g as f,e as l,A as c,a5 as y,bx as Ge,by as Je,j as Xe,a0 as b,L as te,aw as U,bv as ae,d as ie,i as se,I as u,bG as Qe,bH as et,bI as tt,bf as at,S as $,bJ as it,bj as st,bK as ot,h as oe,J as ne,G as re,bo as nt,bB as le,a1 as de,a2 as S,bL as rt,k as ce,F as lt,Z as dt,_ as ct}from"./trace-3rN4AsmQ.js";import{o as pt,S as ht}from"./lucide-CWqfYOz0.js";import"./chat-xvyzhWS2.js";typeof document<"u"&&Ke().setFactory((a,{startAfter:e})=>Ye({id:a,...e&&{startAfter:e}}));const pe=f`
  .dialog {
    inline-size: min(400px, calc(100vi - 32px));
    padding: 20px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-box);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_overlay-shadow);
  }

  .dialog.wide {
    inline-size: min(760px, calc(100vi - 32px));
  }

  .dialog-list {
    display: grid;
    gap: 2px;
    max-block-size: 30vb;
    margin: 0 0 16px;
    padding: 8px 10px;
    overflow: auto;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_sunken);
    list-style: none;
    overflow-wrap: anywhere;
  }

  .dialog::backdrop {
    background: rgb(0 0 0 / 0.32);
  }

  .dialog[open] {
    animation: dialog-in var(--_calm) ease-out;
  }

  @keyframes dialog-in {
    from {
      transform: translateY(6px);
    }
  }

  .dialog h2 {
    margin: 0 0 8px;
    font-size: 15px;
    font-weight: 600;
    letter-spacing: -0.01em;
  }

  .dialog p {
    margin: 0 0 16px;
  }

  .dialog label {
    display: block;
    margin-block-end: 4px;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .dialog textarea {
    padding: 6px 8px;
    resize: vertical;
  }

  .dialog input,
  .dialog textarea {
    inline-size: 100%;
    margin-block-end: 6px;
    border-color: var(--_line-strong);
  }

  .dialog :is(input, textarea)[aria-invalid='true'] {
    border-color: var(--_bad);
  }

  .dialog .error {
    color: var(--_bad);
  }

  .dialog .error:empty {
    display: none;
  }

  .buttons {
    flex-wrap: wrap;
    display: flex;
    gap: 8px;
    justify-content: flex-end;
  }
`,ut=f`
  .handle {
    position: relative;
    z-index: 1;
    touch-action: none;
  }

  .handle::after {
    content: '';
    position: absolute;
    inset: 0;
    transition: background-color var(--_fast);
  }

  .handle.row {
    block-size: 7px;
    margin-block: -3px -4px;
    cursor: row-resize;
  }

  .handle.column {
    inline-size: 7px;
    margin-inline: -3px -4px;
    cursor: col-resize;
  }

  .handle.row::after {
    inset-block: 3px 3px;
  }

  .handle.column::after {
    inset-inline: 3px 3px;
  }

  .handle:hover::after,
  .handle:active::after,
  .handle:focus-visible::after {
    background: var(--_accent);
  }

  .handle:focus-visible {
    outline: none;
  }

  .handle:focus-visible.row::after {
    inset-block: 2px 2px;
  }

  .handle:focus-visible.column::after {
    inset-inline: 2px 2px;
  }
`;function he({label:a,part:e,tabs:t,activation:i,disabled:s=!1}){const o=r=>{const d=vt(r);d&&(r.preventDefault(),d.focus(),i==="automatic"&&d.click())},n=t.find(({selected:r})=>r)??t[0];return l`<div class="tabs" role="tablist" aria-label=${a} @keydown=${o}>
    ${t.map(r=>l`<button
          type="button"
          role="tab"
          class="tab"
          part=${e}
          id=${r.id}
          title=${r.title??""}
          aria-controls=${r.panelId}
          aria-selected=${r.selected?"true":"false"}
          tabindex=${r===n?0:-1}
          ?disabled=${s}
          @click=${r.select}
        >
          ${r.content}
        </button>`)}
  </div>`}function gt(a){const e=a?.querySelector('[aria-selected="true"]');if(!a||!e)return;const[t,i]=[a.getBoundingClientRect(),e.getBoundingClientRect()];i.left<t.left?a.scrollLeft-=t.left-i.left:i.right>t.right&&(a.scrollLeft+=i.right-t.right)}function vt({key:a,currentTarget:e,target:t}){const i=e,s=[...i.querySelectorAll('[role="tab"]')],o=s.indexOf(t.closest('[role="tab"]'));if(o<0)return;const n=getComputedStyle(i).direction==="rtl"?"ArrowLeft":"ArrowRight",r=n==="ArrowRight"?"ArrowLeft":"ArrowRight";switch(a){case n:return s[(o+1)%s.length];case r:return s.at(o-1);case"Home":return s[0];case"End":return s.at(-1);default:return}}const ft=f`
  .toasts {
    position: absolute;
    z-index: 3;
    inset-block-end: 40px;
    inset-inline-end: 12px;
    display: grid;
    gap: 8px;
    justify-items: end;
    max-inline-size: min(380px, calc(100% - 24px));
    pointer-events: none;
  }

  .toast {
    display: flex;
    gap: 8px;
    align-items: center;
    padding: 6px 6px 6px 12px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: var(--_overlay-shadow);
    animation: toast-in var(--_calm) ease-out;
    pointer-events: auto;
  }

  .toast.bad {
    border-color: var(--_bad);
  }

  .toast-text {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .toast code {
    color: var(--_muted);
    font: 11px var(--_mono);
  }

  @keyframes toast-in {
    from {
      transform: translateY(6px);
    }
  }
`,ue=f`
  .menu {
    position: fixed;
    inset: auto;
    min-inline-size: 200px;
    max-inline-size: min(360px, 94vi);
    margin: 0;
    padding: 4px;
    overflow-y: auto;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_overlay-shadow);
  }

  .menu hr {
    margin: 4px 0;
    border: 0;
    border-block-start: 1px solid var(--_line);
  }

  .menu-item {
    display: grid;
    grid-template-columns: 16px 1fr auto;
    justify-content: start;
    gap: 0 8px;
    inline-size: 100%;
    padding: 3px 8px;
    border: 0;
    border-radius: calc(var(--_radius) - 2px);
    text-align: start;
  }

  .menu-item .icon {
    color: var(--_muted);
  }

  .menu-item:focus-visible {
    outline-offset: -2px;
    background: var(--_hover);
  }

  .menu-item[aria-disabled='true'] {
    color: var(--_muted);
    cursor: default;
  }

  .menu-item small {
    grid-column: 2 / -1;
    color: var(--_muted);
    font-size: 11px;
    white-space: normal;
  }

  .menu-item.danger-item:not([aria-disabled='true']) {
    color: var(--_bad);
  }

  kbd {
    color: var(--_muted);
    font: 11px/1 var(--_mono);
  }
`,mt=f`
  .progress-line {
    display: flex;
    flex: none;
    gap: 10px;
    align-items: center;
    min-inline-size: 0;
    padding: 5px 10px 5px 12px;
    border-block-end: 1px solid var(--_line);
    font-variant-numeric: tabular-nums;
  }

  .progress-line progress {
    flex: 1;
    min-inline-size: 40px;
    block-size: 4px;
    border: 0;
    border-radius: 2px;
    background: var(--_sunken);
    accent-color: var(--_accent);
  }

  .progress-count {
    color: var(--_muted);
  }
`;function ge(a,e){return a===0?c:l`<span class="badge" title=${e}
    ><span aria-hidden="true">${a>99?"99+":a}</span><span class="visually-hidden">${e}</span></span
  >`}const bt=f`
  .badge {
    display: inline-grid;
    flex: none;
    place-items: center;
    min-inline-size: 16px;
    block-size: 16px;
    padding: 0 4px;
    border-radius: 99px;
    background: var(--_ask);
    color: var(--_surface);
    font-size: 10px;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`,wt=f`
  .tabs {
    display: flex;
    min-inline-size: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }

  .tab {
    position: relative;
    flex: none;
    gap: 7px;
    min-block-size: 100%;
    padding: 0 12px;
    border: 0;
    border-radius: 0;
    color: var(--_muted);
  }

  .tab[aria-selected='true'] {
    color: var(--_text);
  }

  .tab:focus-visible {
    outline-offset: -2px;
  }
`,_={chat:z("chat",["scroller","log","message","bubble","steps","step","card","changes","approve","remember","deny","approve-all","answer","copy","undo-turn","recovery","retry","cancel","send","recipes","selection","revision","suggestions","composer","empty"]),editor:z("editor",["editor","surface","notice"]),preview:z("preview",["bar","address","revision","stage","frame","error","error-message","diagnostics","empty"]),changes:z("changes",["bar","list","file","diff","notice","dialog","empty"]),trace:z("trace",["bar","row","detail","empty"]),explorer:z("explorer",["bar","tree","row","entry","menu","menu-item","dialog","confirm","empty"]),search:z("search",["bar","field","toggle","outcome","result","empty"]),catalog:z("catalog",["list","tool","detail","arguments","run","result","dialog","confirm","revision","empty"])};function z(a,e){return e.map(t=>`${t}:${a}__${t}`).join(", ")}const xt=[["path",{d:"M5 12h14"}],["path",{d:"M12 5v14"}]];function kt({t:a,workspace:e,drafts:t,panelId:i,disabled:s,locked:o,explorerToggle:n,...r}){const{files:d,activePath:h}=e.state,p=new Set([...e.dirtyPaths,...t.keys()]),g=[...d.keys()].map((v,x)=>({id:`file-${x}`,panelId:i,selected:v===h,title:v,content:l`<span class="file-name">${v}</span>${p.has(v)?l`<span class="dot ask" title=${a("unsavedFile")}></span
              ><span class="visually-hidden">${a("unsavedFile")}</span>`:c}`,select:()=>r.open(v)}));return l`<div class="file-tabs" part="tabs">
    ${n} ${he({label:a("files"),part:"tab",tabs:g,activation:"manual",disabled:s})}
    <button
      type="button"
      class="icon-only"
      part="new-file"
      title=${a("newFile")}
      aria-label=${a("newFile")}
      ?disabled=${s||o}
      @click=${r.createFile}
    >
      ${y(xt)}
    </button>
  </div>`}function yt({state:a}){return`file-${[...a.files.keys()].indexOf(a.activePath??"")}`}function $t(a){const{t:e,workspace:t,panels:i,disabled:s}=a,o=i.toggleButton("explorer",e,{disabled:s});return l`<section class="code-pane" aria-label=${e("code")}>
    ${kt({...a,panelId:"code",explorerToggle:o})}
    <div class="explorer-box" id="explorer" ?hidden=${!i.isOpen("explorer")}>
      <jig-explorer part="explorer" exportparts=${_.explorer}></jig-explorer>
    </div>
    ${i.handle("explorer",e)}
    <div class="code" id="code" role="tabpanel" aria-labelledby=${yt(t)}>
      <jig-editor
        part="editor"
        exportparts=${_.editor}
        @jig-cursor-moved=${a.cursorMoved}
      ></jig-editor>
    </div>
  </section>`}function ve({kind:a,requestedPath:e,message:t},i){const s=Ge("diagnostics",i,a);return s===void 0?t:Je(s,{requested:e})}function _t(a){return a.storageMode==="loading"?{kind:"loading"}:a.storageMode==="memory"?{kind:"memory",reason:a.storageError}:{kind:a.pendingWrites>0?"storing":"stored"}}function fe(a,e){return e.acknowledgedRevision===a&&e.status!=="error"?"shown":e.status==="error"&&e.revision===a?"failed":"rendering"}function F({dirtyPaths:a,deletedPaths:e}){return a.length+e.length}function zt({state:a,dirtyPaths:e,deletedPaths:t},i){const s=new Set([...e,...i.keys()]),o=new Set(e.map(n=>a.files.get(n)?.renamedFrom));return s.size+t.filter(n=>!o.has(n)).length}function Ct(a,e,t){return e.size>0||a.pendingWrites>0||t&&F(a)>0?!0:a.storageMode==="memory"&&(a.state.revision>1||F(a)>0)}function St({state:a},e){return[...e.values()].find(({path:t})=>a.files.get(t)?.kind!=="text")}function Ft({status:a,error:e,diagnostics:t},i){const s=a==="error"&&e?[{kind:"runtime",message:e.message,path:e.path,line:e.line}]:[],o=t.map(n=>({kind:n.kind,message:ve(n,i),path:n.sourcePath,line:n.line}));return[...s,...o]}function me(a){const{linked:e,name:t="",permission:i,restore:s,outsideChanges:o,unsettledPaths:n}=a;if(!e)return s==="unavailable"?{kind:"reconnect",name:t}:void 0;if(i==="prompt"||i==="denied")return{kind:"grant",name:t,denied:i==="denied"};if(n.length>0)return{kind:"settle",paths:n};if(o.length>0)return{kind:"choose",paths:o.map(({path:r})=>r)}}function Mt(a,e,t,i){return i.saving?"saving":i.loading?"loading":i.locked?"locked":e.linked&&(e.permission==="prompt"||e.permission==="denied")?"grant":F(a)+t===0?"nothing":void 0}function Pt(a,{linked:e},t){switch(t){case"nothing":return a(e?"saveNothingFolder":"saveNothing");case"saving":return a("saveBusy");case"grant":return a("saveNeedsAccess");case"locked":return a("lockedByAgent");case"loading":return a("lockedLoading");default:return}}const E=a=>a??c;var Tt=Object.defineProperty,B=(a,e,t,i)=>{for(var s=void 0,o=a.length-1,n;o>=0;o--)(n=a[o])&&(s=n(e,t,s)||s);return s&&Tt(e,t,s),s};class L extends Xe{renderPreview(){return l`<jig-preview
      part="preview"
      exportparts=${_.preview}
      preview-frame-url=${E(this.previewFrameUrl)}
      network=${E(this.network)}
      sandbox-allow=${E(this.sandboxAllow)}
      viewport=${E(this.viewport)}
    ></jig-preview>`}}B([b({attribute:"preview-frame-url"})],L.prototype,"previewFrameUrl"),B([b()],L.prototype,"network"),B([b({attribute:"sandbox-allow"})],L.prototype,"sandboxAllow"),B([b()],L.prototype,"viewport");const Lt=[["path",{d:"M22 12h-2.48a2 2 0 0 0-1.93 1.46l-2.35 8.36a.25.25 0 0 1-.48 0L9.24 2.18a.25.25 0 0 0-.48 0l-2.35 8.36A2 2 0 0 1 4.49 12H2"}]];const be=[["rect",{x:"2",y:"4",width:"20",height:"16",rx:"2"}],["path",{d:"M10 4v4"}],["path",{d:"M2 8h20"}],["path",{d:"M6 4v4"}]];const jt=[["path",{d:"m18 16 4-4-4-4"}],["path",{d:"m6 8-4 4 4 4"}],["path",{d:"m14.5 4-5 16"}]];const we=[["path",{d:"M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z"}]],At={chat:we,code:jt,preview:be,trace:Lt};function Rt(a){return l`<nav class="bottom" part="bottom-bar" aria-label=${a.t("panes")}>
    ${["chat","code","preview","trace"].map(e=>xe(e,a))}
  </nav>`}function Dt(a){return l`<nav class="stage-switch" part="pane-switch" aria-label=${a.t("panes")}>
    ${["code","preview"].map(e=>xe(e,{...a,chip:c}))}
  </nav>`}function xe(a,e){const{t,selected:i,select:s}=e;return l`<button
    type="button"
    class="pane-button"
    part="pane-button"
    data-pane=${a}
    aria-pressed=${i===a?"true":"false"}
    @click=${()=>s(a)}
  >
    ${y(At[a])}${Ot(a,e)}<span>${t(a)}</span>
  </button>`}function Ot(a,{t:e,waiting:t,chip:i}){return a==="preview"?i:a!=="chat"||t===0?c:ge(t,ke(e,t))}function ke(a,e){return e===1?a("waitingOne"):a("waitingMany",{count:e})}class ye{#e;#t=[];#a=1;constructor(e){this.#e=e,e.addController(this)}get isOpen(){return this.#t.length>0}hostConnected(){}hostDisconnected(){for(const e of this.#t.toReversed())e.end()}async show(e){const t=await e;if(this.#e.isConnected)return new Promise(i=>this.#l(t,i))}#l(e,t){const i=this.#a++,s=new AbortController,o=r=>{s.signal.aborted||(this.#o(i)?.close(),s.abort(),this.#t=this.#t.filter(d=>d.id!==i),this.#e.requestUpdate(),t(r))},n=e({close:o,update:()=>this.#e.requestUpdate(),signal:s.signal});this.#s(n().styles?.styleSheet),this.#t=[...this.#t,{id:i,face:n,life:s,end:o}],this.#e.requestUpdate(),this.#e.updateComplete.then(()=>{const r=this.#o(i);r&&pt(r,s.signal)})}#s(e){const t=this.#e.renderRoot;e&&!t.adoptedStyleSheets.includes(e)&&t.adoptedStyleSheets.push(e)}#o(e){return this.#e.renderRoot.querySelector(`dialog[data-dialog="${e}"]`)}render(){return te(this.#t,({id:e})=>e,Et)}}function Et({id:a,face:e,end:t}){const{title:i,body:s,size:o="small"}=e();return l`<dialog
    class="dialog ${o}"
    part="dialog"
    data-dialog=${a}
    closedby="any"
    aria-labelledby="dialog-title-${a}"
    @close=${()=>t()}
  >
    <h2 id="dialog-title-${a}">${i}</h2>
    ${s}
  </dialog>`}const Bt=6e3,It=3;class Nt{#e;#t=[];#a=new Map;#l=1;#s=!1;constructor(e){this.#e=e,e.addController(this)}hostConnected(){}hostDisconnected(){this.clear()}show(e){const t={...e,id:this.#l++},i=[...this.#t,t],s=i.find(({tone:n})=>n==="good"),o=i.length>It?s??i[0]:void 0;this.#t=i.filter(n=>n!==o),o&&this.#d(o.id),this.#n(t),this.#e.requestUpdate()}dismiss(e){this.#d(e),this.#t=this.#t.filter(t=>t.id!==e),this.#e.requestUpdate()}clear(){for(const{id:e}of this.#t)this.#d(e);this.#t=[]}#o=()=>{this.#s=!0;for(const{id:e}of this.#t)this.#d(e)};#r=()=>{this.#s=!1;for(const e of this.#t)this.#n(e)};#n({id:e,tone:t}){t!=="good"||this.#s||this.#a.has(e)||this.#a.set(e,setTimeout(()=>this.dismiss(e),Bt))}#d(e){clearTimeout(this.#a.get(e)),this.#a.delete(e)}render(e){return l`<div
      class="toasts"
      part="toasts"
      aria-live="polite"
      @pointerenter=${this.#o}
      @pointerleave=${this.#r}
      @focusin=${this.#o}
      @focusout=${this.#r}
    >
      ${te(this.#t,({id:t})=>t,t=>this.#p(t,e))}
    </div>`}#p({id:e,tone:t,text:i,code:s,action:o},n){return l`<div class="toast ${t}" part="toast" role=${t==="bad"?"alert":c}>
      <span class="dot ${t}"></span
      ><span class="toast-text">${i} ${s?l`<code>${s}</code>`:c}</span>
      ${o?l`<button
              type="button"
              @click=${()=>{this.dismiss(e),o.press()}}
            >
              ${o.label}
            </button>`:c}
      ${U({part:"toast-dismiss",name:n,shapes:ae,press:()=>this.dismiss(e)})}
    </div>`}}function Ut({label:a,done:e,total:t,count:i,cancel:s}){return l`<div class="progress-line" part="progress" role="group" aria-label=${a}>
    <span>${a}</span>
    <progress max=${t} .value=${e} aria-label=${a} aria-valuetext=${i}></progress>
    <span class="progress-count" aria-hidden="true">${i}</span>
    ${s?l`<button type="button" part="progress-cancel" @click=${s.press}>${s.label}</button>`:c}
  </div>`}class qt{#e;#t;constructor(e){this.#e=e,e.addController(this)}hostConnected(){}get running(){return this.#t!==void 0}async run(e){const{linked:t,name:i=""}=e.folder.getSnapshot();if(!t)return e.commands.save();await e.commands.flushDrafts().catch(()=>{});const s=e.workspace.getSnapshot(),o=new AbortController;this.#t={total:F(s),folder:i,abort:o},this.#e.requestUpdate();try{const n={expectedRevision:s.state.revision};return await e.commands.callTool("workspace.saveAll",n,{signal:o.signal})}finally{this.#t=void 0,this.#e.requestUpdate()}}render(e,t){if(!this.#t)return c;const{total:i,folder:s,abort:o}=this.#t,n=Math.max(0,i-t);return Ut({label:e("savingTo",{name:s}),done:n,total:i,count:e("doneOf",{done:n,total:i}),cancel:{label:e("cancel"),press:()=>o.abort()}})}}const q=ie("studio",{noStudio:"No studio could be made here. Import jig-studio/define/studio.js, or set the studio property.",loading:"Loading",storedInBrowser:"Saved in this browser",storing:"Saving in this browser",notStored:"Only in memory",notStoredBecause:"Not saved: {reason}",localAgent:"Local agent",providerAgent:"Model provider",undo:"Undo the last change",redo:"Redo the change",save:"Save",saveTitle:"Save ({key}): keeps this state to come back to",reset:"Reset",resetTitle:"Start over with the first files",resetQuestion:"Start over?",resetWarning:"All files go back to how this workspace began. Undo can bring your work back until you reload.",resetConfirm:"Start over",cancel:"Cancel",close:"Close",dismiss:"Dismiss",files:"Files",unsavedFile:"changed since the last save",newFile:"New file",panes:"Panes",chat:"Chat",code:"Code",preview:"Preview",trace:"Trace",changes:"Changes",catalog:"Catalog",problems:"Problems",dock:"Trace, changes, catalog, problems, console and search",openDock:"Open the panel",closeDock:"Close the panel",resizeDock:"Height of the panel",resizePreview:"Width of the preview",resizeChat:"Width of the chat",openChat:"Show the chat",closeChat:"Fold the chat away",openPreview:"Show the preview",closePreview:"Fold the preview away",approvalHiddenOne:"The agent waits for your decision.",approvalHiddenMany:"The agent waits for {count} decisions of yours.",waitingOne:"1 approval waits",waitingMany:"{count} approvals wait",noProblems:"No problems. Errors of the page and references that cannot be found show up here.",runtimeError:"Error in the page",openProblem:"Open {place}",revisionNotTraced:"No call in the trace made revision {revision}.",revisionShown:"Revision {revision}, shown in the preview",revisionRendering:"Revision {revision}, being rendered",revisionFailed:"Revision {revision}, failed in the preview",acknowledged:"The preview shows it",rendering:"Rendering",previewFailed:"The page has an error",detached:"No preview is open",allSaved:"Nothing to save",onlyMemory:"Only in memory",unsavedStored:"{count} changed since the last save, kept in this browser",unsavedMemory:"{count} changed, only in memory",typing:"Writing what you typed",notWritten:"{count} not written",orphan:"You typed in {path}, which is no longer in the workspace.",orphanCreate:"Create it again",orphanDrop:"Drop the text",position:"Ln {line} of {lines}, Col {column}",budget:"{count} / {limit}",budgetTitle:"{count} of the {limit} characters that one file may have",savingTo:"Saving to {name}",doneOf:"{done} of {total}",openFolder:"Open folder",openOtherFolder:"Open another folder",folderMenu:"Folder {name}",saveAll:"Save all to the folder",saveAllTitle:"Save all ({key}): writes {count} to {name}",reloadFolder:"Read the folder again",disconnectFolder:"Disconnect the folder",folderGone:"The folder is gone. Reconnect it, or keep working in the browser.",reconnectFolder:"Reconnect",folderAsks:"The browser asks again before {name} may be written.",folderDenied:"The browser does not let this page write {name}. Grant access, or keep working in the browser.",grantAccess:"Grant access",unsettledOne:"It is not known whether the last save of {path} reached the disk.",unsettledMany:"It is not known whether the last save of {count} files reached the disk.",checkFolder:"Check the folder",changedOnDiskOne:"{path} changed on the disk.",changedOnDiskMany:"{count} files changed on the disk.",compareVersions:"Compare",more:"More",palette:"Command palette",importZip:"Open a zip file",exportZip:"Download as a zip file",exportPage:"Download the page as one HTML file",resetNeedsDisconnect:"Disconnect the folder first",lockedByAgent:"The agent works: you can edit again when it is done",lockedLoading:"The workspace is being loaded",saveBusy:"Being saved",saveNothing:"Nothing has changed since the last save",saveNothingFolder:"The folder has it all",saveNeedsAccess:"Grant access to the folder first",folderUpToDate:"{name} is up to date",toWrite:"{count} to be written to {name}",console:"Console",search:"Search",explorer:"Explorer",openExplorer:"Show the files as a tree",closeExplorer:"Hide the tree of files",resizeExplorer:"Width of the tree",agentRuns:"Agent working"}),Ht={content:[],isError:!0,error:{code:"TOOL_REGISTRY_NOT_READY",message:""}};class Wt{constructor(e){this.showSettings=t=>{const i=this.#e.currentView;if(!i||t.defaultPrevented)return;t.preventDefault();const s=import("./settings-dialog-N0ltTTK0.js").then(({settingsDialog:o})=>o(i,this.#e.spokenLanguage));this.dialogs.show(s)},this.dismissFailure=()=>this.#a(void 0),this.undo=()=>{this.raise(t=>t.undo())},this.redo=()=>{this.raise(t=>t.redo())},this.openFile=t=>{this.raise(i=>i.openFile(t))},this.save=()=>{const t=this.#e.currentView;t&&!this.saving.running&&this.raise(()=>this.saving.run(t))},this.newFile=()=>{const t=this.#e.spokenLanguage,i=(s,o)=>this.#t(s,o);this.dialogs.show(import("./new-file-dialog-CT9FuJbK.js").then(({newFileDialog:s})=>s({language:t,create:i})))},this.reset=async()=>{const t=q(this.#e.spokenLanguage),i={question:t("resetQuestion"),warning:t("resetWarning"),confirm:t("resetConfirm"),cancel:t("cancel")},s=import("./confirm-dialog-oQ1AvB8T.js").then(({confirmDialog:o})=>o(i));await this.dialogs.show(s)&&await this.raise(o=>o.reset())},this.openFolder=()=>this.withFolder(t=>t.openFolder()),this.reloadFolder=()=>this.withFolder(t=>t.reload()),this.disconnectFolder=()=>this.withFolder(t=>t.disconnect()),this.exportZip=()=>this.withFolder(t=>t.exportZip()),this.exportPage=()=>this.withFolder(t=>t.exportPage()),this.importZip=()=>this.#e.renderRoot.querySelector(".zip-input")?.click(),this.importChosen=t=>{const i=t.target,[s]=i.files??[];i.value="",s&&this.withFolder(o=>o.importZip(s))},this.palette=(t="commands")=>{const i=this.#e.currentView;if(!i||this.dialogs.isOpen)return;const s={view:i,language:this.#e.spokenLanguage,dialogs:this.dialogs,toasts:this.toasts,mode:t,locked:this.#e.isLocked(),openFile:o=>{this.openFile(o),this.#e.showCode()},commands:new Map([["save",this.save],["newFile",this.newFile],["openFolder",this.openFolder],["importZip",this.importZip],["exportZip",this.exportZip],["exportPage",this.exportPage]])};this.dialogs.show(import("./palette-dialog-sxuXJrjW.js").then(({paletteDialog:o})=>o(s)))},this.#e=e,this.dialogs=new ye(e),this.toasts=new Nt(e),this.saving=new qt(e),e.addController(this)}#e;hostConnected(){}async raise(e){const t=this.#e.currentView;if(!t)return;const{error:i}=await e(t.commands);this.#e.currentView===t&&this.#a(i)}withFolder(e){const t=this.#e.currentView;if(!t)return;const i={view:t,dialogs:this.dialogs,toasts:this.toasts,language:this.#e.spokenLanguage};import("./folder-flows-BoIVLU5U.js").then(({FolderFlows:s})=>e(new s(i)))}recreate({path:e,source:t}){this.raise(async i=>{i.discardDraft(e);const s=await i.createFile(e,t);return s.isError&&i.editDraft(e,t),s})}async#t(e,t){const i=await this.#e.currentView?.commands.createFile(e,t);return i&&!i.isError&&this.#e.showCode(),i??Ht}#a(e){this.failure=e,this.#e.requestUpdate()}}const $e=8;function Vt(a){const{label:e,panelId:t,axis:i,size:s,start:o,min:n,max:r}=a;return l`<div
    class="handle ${i} handle-${t}"
    part="handle"
    role="separator"
    tabindex="0"
    aria-label=${e}
    aria-controls=${t}
    aria-orientation=${i==="row"?"horizontal":"vertical"}
    aria-valuenow=${Math.round(s??o)}
    aria-valuemin=${n}
    aria-valuemax=${r}
    @focus=${d=>Zt(d,a)}
    @keydown=${d=>Kt(d,a)}
    @pointerdown=${d=>Gt(d,a)}
    @dblclick=${a.reset}
  ></div>`}function Zt({currentTarget:a},e){const t=a;t.setAttribute("aria-valuenow",String(Math.round(H(t,e))))}function H(a,{panelId:e,axis:t,start:i}){const s=a.getRootNode().getElementById(e)?.getBoundingClientRect();return(t==="row"?s?.height:s?.width)??i}function Kt(a,e){if(a.key==="Enter")return a.preventDefault(),e.collapse();const{min:t,max:i}=e,s=H(a.currentTarget,e),o=new Map([[_e(a,e),s+$e],[Yt(a,e),s-$e],["Home",t],["End",i]]).get(a.key);o!==void 0&&(a.preventDefault(),e.resize(W(o,e)),e.settle())}function _e(a,{axis:e,panel:t}){return e==="row"?"ArrowUp":t==="before"===ze(a)?"ArrowLeft":"ArrowRight"}function Yt(a,e){return new Map([["ArrowUp","ArrowDown"],["ArrowLeft","ArrowRight"],["ArrowRight","ArrowLeft"]]).get(_e(a,e))??""}function Gt(a,e){if(a.button!==0)return;const{axis:t,panel:i,min:s}=e,o=a.currentTarget,n=H(o,e),r=t==="row"?a.clientY:a.clientX,d=t==="column"&&ze(a),h=i==="before"===d?1:-1,p=new AbortController,g=()=>p.abort(),v=x=>{const k=t==="row"?x.clientY:x.clientX,O=n+(r-k)*h;if(O>=s/2)return e.resize(W(O,e));e.resize(W(n,e)),g(),e.collapse()};o.setPointerCapture(a.pointerId),o.addEventListener("pointermove",v,{signal:p.signal});for(const x of["pointerup","pointercancel","lostpointercapture"])o.addEventListener(x,g,{signal:p.signal});p.signal.addEventListener("abort",e.settle,{once:!0})}function W(a,{min:e,max:t}){return Math.min(t,Math.max(e,a))}function ze({currentTarget:a}){return getComputedStyle(a).direction==="rtl"}const Ce=new Map;function j(a,e){Ce.set(a,e)}async function A(a){await Ce.get(a)?.().catch(()=>{})}const V={chat:{start:320,min:240,max:560},explorer:{start:200,min:140,max:420},dock:{start:252,min:120,max:640},preview:{start:420,min:300,max:1200}},Se=Object.keys(V),Z={chat:{open:!0},explorer:{open:!1},dock:{open:!0},preview:{open:!0}};function K(a,e,t){return{...a,[e]:{...a[e],...t}}}function Jt(a,e){return{...a,[e]:{open:a[e].open}}}function Xt(a){return se(a)?Se.reduce((e,t)=>{const i=Object.hasOwn(a,t)?a[t]:void 0;return se(i)?K(e,t,Qt(t,i)):e},Z):Z}function Qt(a,{open:e,size:t}){const{min:i,max:s}=V[a];return{...typeof e=="boolean"&&{open:e},...typeof t=="number"&&{size:Math.min(s,Math.max(i,t))}}}const Fe=[["path",{d:"m6 9 6 6 6-6"}]];const ea=[["path",{d:"m18 15-6-6-6 6"}]];const ta=[["rect",{width:"18",height:"18",x:"3",y:"3",rx:"2"}],["path",{d:"M9 3v18"}]],aa={chat:{show:"openChat",fold:"closeChat",shapes:()=>we},explorer:{show:"openExplorer",fold:"closeExplorer",shapes:()=>ta},dock:{show:"openDock",fold:"closeDock",shapes:a=>a?Fe:ea},preview:{show:"openPreview",fold:"closePreview",shapes:()=>be}};function ia({panel:a,open:e,t,mark:i,disabled:s,toggle:o}){const{show:n,fold:r,shapes:d}=aa[a],h=t(e?r:n);return l`<button
    type="button"
    class="icon-only ${a}-toggle"
    part="${a}-toggle"
    title=${h}
    aria-expanded=${e?"true":"false"}
    aria-controls=${a}
    ?disabled=${s}
    @click=${o}
  >
    ${y(d(e))}<span class="visually-hidden">${h}</span>${i}
  </button>`}const Me="panels",sa={chat:{name:"resizeChat",axis:"column",panel:"before"},explorer:{name:"resizeExplorer",axis:"column",panel:"before"},dock:{name:"resizeDock",axis:"row",panel:"after"},preview:{name:"resizePreview",axis:"column",panel:"after"}};class oa{constructor(e){this.tab="trace",this.#a=Z,this.open=t=>{this.isOpen(t)||this.#o(t,!0)},this.select=t=>{this.tab=t,this.open("dock"),this.#e.requestUpdate(),(t==="search"||t==="catalog"||t==="changes")&&A(t),t==="console"&&!this.drawConsole&&this.#d()},this.#e=e,this.#t=new u(e,t=>t.preferences,t=>t[Me]),e.addController(this)}#e;#t;#a;#l;hostUpdate(){const e=this.#t.value;e!==this.#l&&(this.#l=e,this.#a=Xt(e),this.isOpen("explorer")&&A("explorer"))}hostUpdated(){const e=this.#e.renderRoot.querySelector(".studio")?.style;if(e)for(const t of Se){const{size:i}=this.#a[t];e.setProperty(`--_${t}-size`,i===void 0?"":`${i}px`)}}isOpen(e){return this.#a[e].open}async search(){this.select("search"),await A("search"),await this.#e.updateComplete,this.#e.renderRoot.querySelector("jig-search")?.focus()}async showRevision(e){return this.open("preview"),this.select("trace"),await this.#e.updateComplete,await this.#e.renderRoot.querySelector("jig-trace")?.showRevision(e)===!0}handle(e,t){if(!this.isOpen(e))return c;const{name:i,...s}=sa[e];return Vt({...s,...V[e],label:t(i),panelId:e,size:this.#a[e].size,resize:o=>this.#r(K(this.#a,e,{size:o})),settle:()=>this.#n(),collapse:()=>this.#s(e),reset:()=>{this.#r(Jt(this.#a,e)),this.#n()}})}toggleButton(e,t,{mark:i,disabled:s}={}){const o=this.isOpen(e);return ia({panel:e,open:o,t,toggle:()=>this.#o(e,!this.isOpen(e)),mark:i,disabled:s??!1})}#s(e){this.#o(e,!1),this.#e.updateComplete.then(()=>this.#e.renderRoot.querySelector(`[aria-controls="${e}"][aria-expanded]`)?.focus())}#o(e,t){this.#r(K(this.#a,e,{open:t})),this.#n(),e==="explorer"&&t&&A("explorer")}#r(e){this.#a=e,this.#e.requestUpdate()}#n(){this.#e.currentView?.commands.setPreference(Me,this.#a)}async#d(){const[{consolePanel:e},{consoleStyles:t}]=await Promise.all([import("./trace-3rN4AsmQ.js").then(function(o){return o.bM}),import("./trace-3rN4AsmQ.js").then(function(o){return o.bN})]),{adoptedStyleSheets:i}=this.#e.renderRoot,{styleSheet:s}=t;s&&!i.includes(s)&&i.push(s),this.drawConsole=e,this.#e.requestUpdate()}}function na(a,e){const t=Qe(a);if(a.defaultPrevented||!t||!la(a))return;const i=et(t);if(i&&!tt(t,e))return;const s=a.key.toLowerCase();if(s==="s"&&!a.shiftKey)return"save";if(s==="k"&&!a.shiftKey)return"palette";if(s==="p"&&!a.shiftKey)return"quickOpen";if(s==="f"&&a.shiftKey)return"search";if(!i)return s==="z"?a.shiftKey?"redo":"undo":s==="y"&&!a.shiftKey?"redo":void 0}function ra(a,e){const t=a.composedPath();return t.slice(0,t.indexOf(e)).some(i=>i instanceof Element&&i.matches("dialog:modal, .name-field"))}function Y(a){return Pe()?`\u2318${a}`:`Ctrl+${a}`}function la({metaKey:a,ctrlKey:e,altKey:t}){return!t&&a!==e&&(Pe()?a:e)}function Pe(){return/Mac|iPhone|iPad/.test(navigator.platform)}function Te({state:a},e,t=a.activePath){if(t===void 0)return{kind:"none"};const i=a.files.get(t);if(!i)return{kind:"missing",path:t};if(i.kind==="asset")return{kind:"asset",path:t};const s=e.get(t);return{kind:"text",file:i,draft:s,source:s?.source??i.source}}function da(a,e){return{kind:"text",file:{kind:"text",path:"",mimeType:"text/plain",language:e,source:a},source:a,draft:void 0}}function ca({state:a},e){const t=a.checkpoint.get(e.renamedFrom??e.path);return t?.kind==="text"?t.source:void 0}function pa(a){return a.kind!=="text"||!a.draft?!1:a.draft.baseSource!==a.file.source&&a.draft.source!==a.file.source}function ha(a){const{t:e,workspace:t,drafts:i,preview:s,folder:o,cursor:n}=a,{activePath:r}=t.state;return l`<footer class="status" part="status-bar">
    ${Le(e,t,s)}
    <span class="acknowledgement">${ga(e,t,s)}</span>
    <span class="saved">${va(e,t,i,o)}</span>
    <span class="grow"></span>
    ${n&&n.path===r?l`<span class="position"
            >${e("position",{line:n.line,lines:n.lineCount,column:n.column})}</span
          >`:c}
    ${fa(a)}
  </footer>`}function Le(a,{state:{revision:e}},t,i=at){const s=fe(e,t);return i({revision:e,state:s,label:a(ua[s],{revision:e})})}const ua={shown:"revisionShown",rendering:"revisionRendering",waiting:"revisionRendering",failed:"revisionFailed"};function ga(a,{state:e},t){if(!t.attached)return a("detached");switch(fe(e.revision,t)){case"shown":return a("acknowledged");case"failed":return a("previewFailed");default:return a("rendering")}}function va(a,e,t,{linked:i,name:s=""}){const o=[...t.values()].filter(({error:r})=>r!==void 0).length;if(o>0)return a("notWritten",{count:o});if(t.size>0)return a("typing");const n=F(e);return i?n===0?a("folderUpToDate",{name:s}):a("toWrite",{count:n,name:s}):n===0?a(e.storageMode==="memory"?"onlyMemory":"allSaved"):a(e.storageMode==="memory"?"unsavedMemory":"unsavedStored",{count:n})}function fa({t:a,language:e,workspace:t,drafts:i}){const s=Te(t,i);if(s.kind!=="text")return c;const o=new Intl.NumberFormat(e),n={count:o.format(s.source.length),limit:o.format($)};return l`<span
    class=${it({budget:!0,over:s.source.length>$})}
    dir="ltr"
    title=${a("budgetTitle",n)}
    >${a("budget",n)}</span
  >`}const ma=f`
  .header,
  .status,
  .strip {
    display: flex;
    flex: none;
    align-items: center;
    min-inline-size: 0;
  }

  .grow {
    flex: 1;
  }

  .header {
    gap: 8px;
    block-size: 44px;
    padding: 0 10px 0 12px;
    border-block-end: 1px solid var(--_line);
  }

  .header > :not(.title, .storage, .grow) {
    flex: none;
  }

  .mark {
    display: grid;
    color: var(--_accent);
  }

  .title {
    margin: 0;
    overflow: hidden;
    font-size: inherit;
    font-weight: 600;
    letter-spacing: -0.01em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .storage {
    flex: 0 1 auto;
    min-inline-size: 0;
    border-color: transparent;
  }

  .storage .words {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .storage.bad {
    border-color: currentColor;
    color: var(--_bad);
  }

  .actions {
    display: flex;
    gap: 2px;
  }

  .strip {
    gap: 8px;
    padding: 5px 10px 5px 12px;
    border-block-end: 1px solid var(--_line);
  }

  .strip.bad {
    background: color-mix(in oklab, var(--_surface), var(--_bad) 7%);
  }

  .strip.ask {
    background: color-mix(in oklab, var(--_surface), var(--_ask) 7%);
  }

  .strip code,
  .error code {
    color: var(--_muted);
    font: var(--_small) var(--_mono);
  }

  .file-tabs {
    display: flex;
    flex: none;
    align-items: stretch;
    block-size: var(--_bar);
    border-block-end: 1px solid var(--_line);
    background: var(--_sunken);
  }

  .file-tabs > .icon-only {
    align-self: center;
    margin-inline: 4px;
  }

  .file-tabs .tab {
    border-inline-end: 1px solid var(--_line);
  }

  .file-tabs .tab[aria-selected='true'] {
    background: var(--_surface);
    box-shadow: inset 0 2px 0 var(--_accent);
  }

  .file-tabs .dot {
    inline-size: 6px;
    block-size: 6px;
  }

  .dock-bar {
    display: flex;
    flex: none;
    align-items: stretch;
    block-size: 32px;
    padding-inline: 4px;
    font-size: var(--_small);
  }

  .studio[data-dock='open'] .dock-bar {
    border-block-end: 1px solid var(--_line);
  }

  .dock-bar .tab {
    padding: 0 8px;
  }

  .dock-bar .tab:hover:not(:disabled) {
    background: none;
    color: var(--_text);
  }

  .dock-bar .tab[aria-selected='true'] {
    font-weight: 600;
  }

  .dock-bar .tab[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 8px -1px;
    block-size: 2px;
    background: var(--_accent);
  }

  .dock-bar .count {
    color: var(--_muted);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }

  .dock-bar .icon-only {
    align-self: center;
  }

  .problems {
    margin: 0;
    padding: 0;
    font-size: var(--_small);
    list-style: none;
  }

  .problems li {
    display: flex;
    gap: 10px;
    align-items: center;
    padding: 3px 12px;
    border-block-end: 1px solid color-mix(in oklab, var(--_line), var(--_surface) 50%);
  }

  .problem {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .problems small {
    color: var(--_muted);
    font-size: 11px;
  }

  .place {
    min-block-size: 22px;
    padding: 0 6px;
    border-color: transparent;
    color: var(--_accent);
  }

  .status {
    gap: 14px;
    block-size: 28px;
    padding: 0 12px;
    border-block-start: 1px solid var(--_line);
    color: var(--_muted);
    font-size: var(--_small);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .budget.over {
    color: var(--_bad);
    font-weight: 600;
  }

  .stage-switch {
    gap: 2px;
    padding: 2px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }

  .stage-switch .pane-button {
    min-block-size: 24px;
    padding: 0 8px;
    border: 0;
    border-radius: 4px;
    color: var(--_muted);
  }

  .stage-switch .pane-button[aria-pressed='true'] {
    background: var(--_hover);
    color: var(--_text);
  }

  .bottom {
    flex: none;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    block-size: 52px;
    border-block-start: 1px solid var(--_line);
    background: var(--_sunken);
  }

  .bottom .pane-button {
    position: relative;
    flex-direction: column;
    gap: 2px;
    min-block-size: 100%;
    border: 0;
    border-radius: 0;
    color: var(--_muted);
    font-size: 11px;
  }

  .bottom .pane-button[aria-pressed='true'] {
    box-shadow: inset 0 2px 0 var(--_accent);
    color: var(--_text);
    font-weight: 600;
  }

  .bottom .pane-button:focus-visible {
    outline-offset: -2px;
  }

  /* In the bar the chip itself is the picture of the preview. */
  .bottom [data-pane='preview'] .icon {
    display: none;
  }

  .bottom .revision {
    block-size: 16px;
    padding: 1px 5px;
    font-size: 10px;
    font-weight: 400;
  }

  .chat-toggle {
    position: relative;
  }

  .chat-toggle .badge {
    position: absolute;
    inset-block-start: -2px;
    inset-inline-end: -4px;
  }

  .header .panel-toggles [aria-expanded='true'] {
    color: var(--_text);
  }

  .bottom .badge {
    position: absolute;
    inset-block-start: 5px;
    inset-inline-start: calc(50% + 6px);
  }

  .folder-linked,
  .folder-open {
    max-inline-size: 180px;
  }

  .folder-linked .words {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .save[aria-disabled='true'] {
    color: var(--_muted);
    cursor: default;
  }

  @container jig-studio (width <= 860px) {
    .stage-switch .icon,
    .provider {
      display: none;
    }
  }

  @container jig-studio (width <= 1100px) {
    .folder-open,
    .folder-linked {
      inline-size: var(--_control);
      padding: 0;
    }

    :is(.folder-open, .folder-linked) .words {
      display: none;
    }
  }

  @container jig-studio (width <= 720px) {
    .status {
      display: none;
    }

    .save {
      inline-size: var(--_control);
      padding: 0;
    }

    .save span {
      display: none;
    }
  }

  /* The words stay for screen readers, and for everybody where they say that something is wrong. */
  @container jig-studio (width <= 480px) {
    .storage:not(.bad) .words {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;function ba({t:a,problems:e,open:t}){return e.length===0?l`<p class="empty">${a("noProblems")}</p>`:l`<ul class="problems" part="problems">
    ${e.map(i=>l`<li>
          <span class="dot ${i.kind==="runtime"?"bad":"ask"}"></span>
          <span class="problem">${i.message}</span>
          ${i.kind==="runtime"?l`<small>${a("runtimeError")}</small>`:l`<small>${i.kind}</small>`}
          ${wa(i,a,t)}
        </li>`)}
  </ul>`}function wa({path:a,line:e},t,i){if(a===void 0)return c;const s=e===void 0?a:`${a}:${e}`;return l`<button
    type="button"
    class="place mono"
    aria-label=${t("openProblem",{place:s})}
    @click=${()=>i(a,e??1)}
  >
    ${s}
  </button>`}const xa=["trace","changes","catalog","problems","console","search"];function ka(a){const{t:e,tab:t,changeCount:i,toolCount:s,problems:o,consoleCount:n}=a,r={trace:0,changes:i,catalog:s,problems:o.length,console:n,search:0},d=xa.map(h=>({id:`dock-tab-${h}`,panelId:`dock-${h}`,selected:h===t,content:l`${e(h)}${r[h]>0?l`<span class="count">${r[h]}</span>`:c}`,select:()=>a.select(h)}));return l`<section class="dock" id="dock" part="dock" aria-label=${e("dock")}>
    <div class="dock-bar" part="dock-bar">
      ${he({label:e("dock"),part:"dock-tab",tabs:d,activation:"automatic"})}
      <span class="grow"></span>
      ${a.toggle}
    </div>
    ${P("trace",t,l`<jig-trace part="trace" exportparts=${_.trace}></jig-trace>`)}
    ${P("changes",t,l`<jig-changes part="changes" exportparts=${_.changes}></jig-changes>`)}
    ${P("catalog",t,l`<jig-catalog part="catalog" exportparts=${_.catalog}></jig-catalog>`)}
    ${P("problems",t,ba({t:e,problems:o,open:a.openProblem}))}
    ${P("console",t,a.console??c)}
    ${P("search",t,l`<jig-search part="search" exportparts=${_.search}></jig-search>`)}
  </section>`}function P(a,e,t){return l`<div
    class="dock-panel"
    id="dock-${a}"
    role="tabpanel"
    aria-labelledby="dock-tab-${a}"
    ?hidden=${a!==e}
  >
    ${t}
  </div>`}const ya=[["path",{d:"m15 14 5-5-5-5"}],["path",{d:"M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13"}]];const je=[["path",{d:"M15.2 3a2 2 0 0 1 1.4.6l3.8 3.8a2 2 0 0 1 .6 1.4V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"}],["path",{d:"M17 21v-7a1 1 0 0 0-1-1H8a1 1 0 0 0-1 1v7"}],["path",{d:"M7 3v4a1 1 0 0 0 1 1h7"}]];const $a=[["path",{d:"M9 14 4 9l5-5"}],["path",{d:"M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11"}]];const _a=[["circle",{cx:"12",cy:"12",r:"1"}],["circle",{cx:"19",cy:"12",r:"1"}],["circle",{cx:"5",cy:"12",r:"1"}]];const za=[["path",{d:"M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z"}],["path",{d:"M14 2v5a1 1 0 0 0 1 1h5"}],["path",{d:"M12 18v-6"}],["path",{d:"m9 15 3 3 3-3"}]];const Ca=[["path",{d:"M20 20a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-7.9a2 2 0 0 1-1.69-.9L9.6 3.9A2 2 0 0 0 7.93 3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2Z"}]];const Ae=[["path",{d:"m6 14 1.5-2.9A2 2 0 0 1 9.24 10H20a2 2 0 0 1 1.94 2.5l-1.54 6a2 2 0 0 1-1.95 1.5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h3.9a2 2 0 0 1 1.69.9l.81 1.2a2 2 0 0 0 1.67.9H18a2 2 0 0 1 2 2v2"}]];const Sa=[["path",{d:"M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8"}],["path",{d:"M21 3v5h-5"}],["path",{d:"M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16"}],["path",{d:"M8 16H3v5"}]];const Fa=[["path",{d:"M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8"}],["path",{d:"M3 3v5h5"}]];const Ma=[["path",{d:"m19 5 3-3"}],["path",{d:"m2 22 3-3"}],["path",{d:"M6.3 20.3a2.4 2.4 0 0 0 3.4 0L12 18l-6-6-2.3 2.3a2.4 2.4 0 0 0 0 3.4Z"}],["path",{d:"M7.5 13.5 10 11"}],["path",{d:"M10.5 16.5 13 14"}],["path",{d:"m12 6 6 6 2.3-2.3a2.4 2.4 0 0 0 0-3.4l-2.6-2.6a2.4 2.4 0 0 0-3.4 0Z"}]];const Re=[["path",{d:"M12 3v12"}],["path",{d:"m17 8-5-5-5 5"}],["path",{d:"M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"}]];function De(a=()=>performance.now()){let e="",t=-1/0;return({key:i,ctrlKey:s,metaKey:o,altKey:n})=>{if(s||o||n||[...i].length!==1)return;const r=a()-t>700;if(!(i===" "&&(r||e==="")))return e=r?i:e+i,t=a(),e}}function Oe(a,e,t){const i=a.toLocaleLowerCase(),s=[...i].every(r=>r===i[0]),o=s?i[0]??"":i,n=s?t+1:Math.max(t,0);for(let r=0;r<e.length;r+=1){const d=(n+r)%e.length;if(e[d]?.trim().toLocaleLowerCase().startsWith(o))return d}return-1}const Ee=new WeakMap,R=4,Pa=240;function Ta(a){const e=a.getRootNode().querySelector(`[popovertarget="${a.id}"]`),t=Ee.get(a)??e?.getBoundingClientRect();if(!t)return;const[i,s]=[window.innerWidth,window.innerHeight],o=s-t.bottom,n=o>=Pa||o>=t.top,r=t.left+t.width/2<i/2,{style:d}=a;d.setProperty("top",n?`${t.bottom+R}px`:"auto"),d.setProperty("bottom",n?"auto":`${s-t.top+R}px`),d.setProperty("left",r?`${Math.max(R,t.left)}px`:"auto"),d.setProperty("right",r?"auto":`${Math.max(R,i-t.right)}px`),d.setProperty("max-height",`${(n?o:t.top)-2*R}px`)}const Be=new WeakMap;function La(a){const e=a.getRootNode().activeElement;e instanceof HTMLElement&&Be.set(a,e)}function G(a){a.hidePopover(),Be.get(a)?.focus()}const ja=De();function Aa(a){const e=a.currentTarget,t=[...e.querySelectorAll('[role="menuitem"]')],i=t.indexOf(a.target.closest('[role="menuitem"]'));if(a.key==="Tab")return G(e);if(a.key==="Escape")return a.preventDefault(),a.stopPropagation(),G(e);const s=Ra(a,t,i);s&&(a.preventDefault(),a.stopPropagation(),s.focus())}function Ra(a,e,t){switch(a.key){case"ArrowDown":return e[(t+1)%e.length];case"ArrowUp":return e.at(t-1);case"Home":return e[0];case"End":return e.at(-1);default:{const i=ja(a);return i===void 0?void 0:e[Oe(i,e.map(s=>s.textContent??""),t)]}}}function Ie(a){const{menuId:e,part:t,label:i,className:s="",content:o,entries:n,disabled:r=!1}=a;return l`<button
      type="button"
      class=${s}
      part=${t}
      title=${i}
      aria-label=${i}
      aria-haspopup="menu"
      popovertarget=${e}
      ?disabled=${r}
    >
      ${o}</button
    >${Ne({menuId:e,label:i,entries:n})}`}function Ne({menuId:a,label:e,entries:t}){const i=t.find(s=>s!=="separator");return l`<div
    id=${a}
    class="menu"
    part="menu"
    role="menu"
    popover="auto"
    aria-label=${e}
    @beforetoggle=${s=>{const o=s.currentTarget;s.newState==="open"&&(La(o),Ta(o))}}
    @keydown=${Aa}
  >
    ${t.map(s=>s==="separator"?l`<hr role="separator" />`:Oa(s,s===i))}
  </div>`}function Da(a,e){Ee.set(a,new DOMRect(e.x,e.y,0,0)),a.showPopover()}function Oa(a,e){const t=a.disabledBecause!==void 0;return l`<button
    type="button"
    role="menuitem"
    class="menu-item ${a.danger?"danger-item":""}"
    part="menu-item"
    data-item=${a.id}
    tabindex="-1"
    ?autofocus=${e}
    aria-disabled=${t?"true":c}
    title=${a.disabledBecause??""}
    @click=${i=>{if(t)return;const s=i.currentTarget.closest("[popover]");s&&G(s),a.select()}}
  >
    ${a.shapes?y(a.shapes):l`<span class="icon"></span>`}<span class="menu-label">${a.label}</span>
    ${a.shortcut?l`<kbd aria-hidden="true">${a.shortcut}</kbd>`:c}
    ${t?l`<small>${a.disabledBecause}</small>`:c}
  </button>`}function Ea(a){const{t:e,folder:t,lockedBecause:i,saveRefused:s}=a;if(!t.linked)return l`<button
      type="button"
      class="folder-open"
      part="folder"
      title=${i??e("openFolder")}
      aria-label=${e("openFolder")}
      ?disabled=${i!==void 0||t.busy}
      @click=${a.openFolder}
    >
      ${y(Ae)}<span class="words">${e("openFolder")}</span>
    </button>`;const o=t.name??"",n=me(t)?"ask":"";return Ie({menuId:"folder-menu",part:"folder",label:e("folderMenu",{name:o}),className:"folder-linked",content:l`${y(Ca)}<span class="words">${o}</span
      >${n?l`<span class="dot ${n}"></span>`:c}`,entries:[{id:"save-all",label:e("saveAll"),shapes:je,shortcut:Y("S"),disabledBecause:s,select:a.saveAll},{id:"reload",label:e("reloadFolder"),shapes:Sa,disabledBecause:i,select:a.reloadFolder},"separator",{id:"open-other",label:e("openOtherFolder"),shapes:Ae,disabledBecause:i,select:a.openFolder},{id:"disconnect",label:e("disconnectFolder"),shapes:Ma,disabledBecause:i,select:a.disconnectFolder}]})}function Ba(a){const{t:e,folder:t,lockedBecause:i}=a,s=[{id:"palette",label:e("palette"),shapes:ht,shortcut:Y("K"),select:a.palette},"separator",{id:"import-zip",label:e("importZip"),shapes:Re,disabledBecause:i,select:a.importZip},{id:"export-zip",label:e("exportZip"),shapes:st,select:a.exportZip},{id:"export-page",label:e("exportPage"),shapes:za,select:a.exportPage},"separator",{id:"reset",label:e("resetTitle"),shapes:Fa,danger:!0,disabledBecause:i??(t.linked?e("resetNeedsDisconnect"):void 0),select:a.reset}];return Ie({menuId:"more-menu",part:"more",label:e("more"),className:"icon-only",content:y(_a),entries:s})}function Ia(a){const{t:e,workspace:t,agent:i,lockedBecause:s,paneSwitch:o}=a,n=s!==void 0;return l`<header class="header" part="header">
    <span class="mark" part="mark">${qa}</span>
    <h2 class="title" part="title">${t.state.rootName}</h2>
    ${Ua(_t(t),e)}
    <slot name="header-start"></slot>
    <span class="grow"></span>
    ${o}
    <span class="pill provider" part="provider">${e(i.mode==="local"?"localAgent":"providerAgent")}</span>
    ${Ea(a)}
    <span class="actions" role="group">
      ${U({part:"undo",name:e("undo"),shapes:$a,disabled:n||!t.canUndo,press:a.undo})}
      ${U({part:"redo",name:e("redo"),shapes:ya,disabled:n||!t.canRedo,press:a.redo})}
    </span>
    ${Na(a)}
    <span class="actions panel-toggles" role="group">${a.chatToggle}${a.previewToggle}</span>
    ${Ba(a)}
    <slot name="header-end"></slot>
  </header>`}function Na(a){const{t:e,folder:t,workspace:i,lockedBecause:s,saveRefused:o}=a,n=Y("S"),r=t.linked?e("saveAllTitle",{key:n,count:F(i),name:t.name??""}):e("saveTitle",{key:n});return l`<button
    type="button"
    class="save"
    part="save"
    aria-label=${e("save")}
    title=${o??r}
    aria-disabled=${o===void 0?c:"true"}
    ?disabled=${s!==void 0}
    @click=${()=>o===void 0&&a.save()}
  >
    ${y(je)}<span>${e("save")}</span>
  </button>`}function Ua(a,e){switch(a.kind){case"loading":return I("",e("loading"));case"storing":return I("",e("storing"));case"stored":return I("good",e("storedInBrowser"));case"memory":{const t=a.reason?e("notStoredBecause",{reason:a.reason}):e("notStored");return I("bad",t,t)}}}function I(a,e,t=""){return l`<span class="pill storage ${a}" part="storage" role="status" title=${t}
    ><span class="dot ${a}"></span><span class="words">${e}</span></span
  >`}const qa=ot`<svg viewBox="0 0 18 18" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.8" aria-hidden="true"><path d="M3 3v12h12"></path><path d="M7 11V4.5h4"></path><circle cx="12.2" cy="10.2" r="1.4" fill="currentColor" stroke="none"></circle></svg>`,Ha=f`
  :where(:host) {
    display: flex;
    flex-direction: column;
    flex-grow: 1;
    block-size: 100%;
    min-block-size: 0;
    overflow: hidden;
    container: jig-studio / inline-size;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-box);
  }

  /* The basis is the height where the host gives none; in a host's own box it shrinks and grows. */
  .studio {
    display: flex;
    flex: 1 1 720px;
    flex-direction: column;
    min-block-size: 0;
  }

  .body {
    display: grid;
    flex: 1;
    grid-template:
      'chat . code . preview' minmax(0, 1fr)
      'chat . dock . preview' fit-content(60%)
      / var(--_chat-track) auto minmax(260px, 1fr) auto var(--_preview-track);
    min-block-size: 0;
  }

  /* Limits, not sizes: the code keeps its room, whatever size a panel was given in a wider place. */
  .studio {
    --_chat-track: minmax(200px, var(--_chat-size, clamp(288px, 25cqi, 340px)));
    --_preview-track: minmax(240px, var(--_preview-size, 1fr));
  }

  .body > .column {
    grid-row: 1 / -1;
  }

  .body > .handle-chat {
    grid-column: 2;
  }

  .body > .handle-preview {
    grid-column: 4;
  }

  .chat-pane {
    grid-area: chat;
    border-inline-end: 1px solid var(--_line);
  }

  .code-pane {
    display: grid;
    grid-area: code;
    grid-template: auto minmax(0, 1fr) / auto auto minmax(0, 1fr);
  }

  .file-tabs {
    grid-column: 1 / -1;
  }

  .explorer-box {
    inline-size: min(var(--_explorer-size, clamp(160px, 22cqi, 220px)), 30cqi);
    min-block-size: 0;
    border-inline-end: 1px solid var(--_line);
  }

  .code {
    grid-column: 3;
  }

  .dock-pane {
    display: flex;
    grid-area: dock;
    flex-direction: column;
    border-block-start: 1px solid var(--_line);
  }

  .preview-pane {
    grid-area: preview;
    border-inline-start: 1px solid var(--_line);
    background: var(--_sunken);
  }

  .chat-pane,
  .code-pane,
  .dock-pane,
  .preview-pane {
    min-block-size: 0;
    min-inline-size: 0;
  }

  /* What a panel would take where nobody sizes it does not count in here. */
  jig-chat,
  jig-preview,
  jig-trace,
  jig-search,
  jig-changes,
  jig-explorer,
  jig-catalog {
    block-size: 100%;
    min-block-size: 0;
    max-block-size: none;
  }

  .code {
    position: relative;
    flex: 1;
    min-block-size: 0;
  }

  .dock {
    display: flex;
    flex: 0 1 auto;
    flex-direction: column;
    block-size: var(--_dock-size, 252px);
    min-block-size: 0;
  }

  .dock-panel {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
  }

  .studio[data-dock='closed'] .dock {
    block-size: auto;
  }

  .studio[data-dock='closed'] .dock-panel {
    display: none;
  }

  @container jig-studio (width > 720px) {
    .studio[data-chat='closed'] .chat-pane {
      display: none;
    }

    .studio[data-chat='closed'] {
      --_chat-track: 0px;
    }
  }

  /* Folded away, the page goes on: it keeps a width to be laid out in, and its frame. */
  @container jig-studio (width > 1000px) {
    .studio[data-preview='closed'] {
      --_preview-track: 0px;
    }

    .studio[data-preview='closed'] .preview-pane {
      visibility: hidden;
      overflow: hidden;
      border: 0;
    }

    .studio[data-preview='closed'] jig-preview {
      inline-size: 420px;
    }
  }

  .stage-switch,
  .bottom {
    display: none;
  }

  @container jig-studio (width <= 1000px) {
    .stage-switch {
      display: flex;
    }

    .body {
      grid-template:
        'chat . code' minmax(0, 1fr)
        'chat . dock' fit-content(60%)
        / var(--_chat-track) auto minmax(0, 1fr);
    }

    .studio:not([data-chat='closed']) {
      --_chat-track: minmax(200px, var(--_chat-size, clamp(272px, 32cqi, 320px)));
    }

    .body > .handle-preview,
    .preview-toggle {
      display: none;
    }

    .preview-pane {
      grid-row: 1 / -1;
      grid-column: 3;
      border-inline-start: 0;
    }

    .studio[data-stage='code'] .preview-pane,
    .studio[data-stage='preview'] :is(.code-pane, .dock-pane) {
      visibility: hidden;
    }
  }

  @container jig-studio (width <= 720px) {
    .stage-switch {
      display: none;
    }

    /* The tree takes the pane while it is open: there is no room beside it. */
    .code-pane:has(> .explorer-box:not([hidden])) {
      grid-template-columns: minmax(0, 1fr) 0 0;
    }

    .explorer-box:not([hidden]) {
      inline-size: auto;
      border: 0;
    }

    .explorer-box:not([hidden]) ~ .code {
      visibility: hidden;
    }

    .bottom {
      display: grid;
    }

    .body {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    }

    .chat-pane,
    .code-pane,
    .dock-pane,
    .preview-pane {
      grid-area: 1 / 1;
      border: 0;
    }

    .handle,
    .panel-toggles,
    .dock-toggle,
    .unseen-approvals {
      display: none;
    }

    .studio .dock {
      flex: 1;
    }

    .studio[data-dock='closed'] .dock-panel:not([hidden]) {
      display: block;
    }

    .studio[data-pane='chat'] :is(.code-pane, .dock-pane, .preview-pane),
    .studio[data-pane='code'] :is(.chat-pane, .dock-pane, .preview-pane),
    .studio[data-pane='preview'] :is(.chat-pane, .code-pane, .dock-pane),
    .studio[data-pane='trace'] :is(.chat-pane, .code-pane, .preview-pane) {
      visibility: hidden;
    }

    .studio[data-pane='code'] .code-pane,
    .studio[data-pane='trace'] .dock-pane,
    .studio[data-pane='preview'] .preview-pane {
      visibility: visible;
    }
  }
`;function Wa(a,e,t){switch(e.kind){case"reconnect":return N(a("folderGone"),a("reconnectFolder"),t.reconnect);case"grant":return N(a(e.denied?"folderDenied":"folderAsks",{name:e.name}),a("grantAccess"),t.grant);case"settle":return N(Ue(a,"unsettled",e.paths),a("checkFolder"),t.settle);case"choose":return N(Ue(a,"changedOnDisk",e.paths),a("compareVersions"),t.choose)}}function Ue(a,e,t){const[i=""]=t;return t.length===1?a(`${e}One`,{path:i}):a(`${e}Many`,{count:t.length})}function N(a,e,t){return l`<div class="strip ask" part="notice" role="status">
    <span class="dot ask"></span><span>${a}</span>
    <span class="grow"></span>
    <button type="button" part="folder-action" @click=${t}>${e}</button>
  </div>`}function Va(a){const{t:e,language:t,workspace:i,drafts:s,folder:o,locked:n,actions:r}=a,{failure:d}=r,h=me(o),p=n?void 0:St(i,s);return[a.waitingUnseen>0?Za(e,a.waitingUnseen,a.showChat):c,r.saving.render(e,F(i)),h?Wa(e,h,{reconnect:r.openFolder,grant:()=>r.withFolder(g=>g.grant()),settle:()=>r.withFolder(g=>g.settle()),choose:()=>r.withFolder(g=>g.choose("paths"in h?h.paths:[]))}):c,d?Ka(e,d,t,r.dismissFailure):c,p?Ya(e,p.path,{create:()=>r.recreate(p),drop:()=>a.dropDraft(p.path)}):c]}function Za(a,e,t){const i=e===1?a("approvalHiddenOne"):a("approvalHiddenMany",{count:e});return l`<div class="strip ask unseen-approvals" part="notice" role="alert">
    <span class="dot ask"></span><span>${i}</span>
    <span class="grow"></span>
    <button type="button" @click=${t}>${a("openChat")}</button>
  </div>`}function Ka(a,e,t,i){const s=a("dismiss");return l`<div class="strip bad" part="notice" role="alert">
    <span class="dot bad"></span><span>${oe(e,t)}</span><code>${e.code}</code>
    <span class="grow"></span>
    <button type="button" class="icon-only" aria-label=${s} title=${s} @click=${i}>${y(ae)}</button>
  </div>`}function Ya(a,e,{create:t,drop:i}){return l`<div class="strip ask" part="notice" role="alert">
    <span class="dot ask"></span><span>${a("orphan",{path:e})}</span>
    <span class="grow"></span>
    <button type="button" @click=${t}>${a("orphanCreate")}</button>
    <button type="button" @click=${i}>${a("orphanDrop")}</button>
  </div>`}class Ga{#e;#t;constructor(e,t){this.#e=t,e.addController(this)}hostUpdated(){if(!this.#e())return this.#a();this.#t||(this.#t=new AbortController,window.addEventListener("beforeunload",e=>e.preventDefault(),{signal:this.#t.signal}))}hostDisconnected(){this.#a()}#a(){this.#t?.abort(),this.#t=void 0}}var Ja=Object.defineProperty,D=(a,e,t,i)=>{for(var s=void 0,o=a.length-1,n;o>=0;o--)(n=a[o])&&(s=n(e,t,s)||s);return s&&Ja(e,t,s),s};class T extends L{constructor(){super(),this.promptLink=!1,this.pane="chat",this.stage="code",this.#t=this.attachInternals(),this.#a=new u(this,e=>e.workspace),this.#l=new u(this,e=>e.folder),this.#s=new u(this,e=>e.drafts),this.#o=new u(this,e=>e.preview),this.#r=new u(this,e=>e.agent),this.#n=new u(this,e=>e.phase),this.#d=new u(this,e=>e.console),this.#p=new u(this,e=>e.catalog,e=>e.length),this.#h=new u(this,e=>e.approvals,e=>e.length),this.#c=new oa(this),this.#i=new Wt(this),this.#w=e=>{const t=na(e,this);if(!t||(e.preventDefault(),e.stopPropagation(),this.#i.dialogs.isOpen||ra(e,this)))return;if(t==="palette")return this.#i.palette();if(t==="search")return this.#u("trace"),void this.#c.search();if(t==="quickOpen")return this.#i.palette("files");if(this.isLocked())return;const{canUndo:i,canRedo:s}=this.#a.value??{};t==="save"&&this.#i.save(),t==="undo"&&i&&this.#i.undo(),t==="redo"&&s&&this.#i.redo()},this.#x=({detail:{path:e,line:t}})=>{this.#g(e,t)},this.#v=e=>{setTimeout(()=>e.defaultPrevented||void this.#b(e.detail))},this.#k=e=>{this.cursor=e.detail},new Ga(this,()=>{const[e,t]=[this.#a.value,this.#s.value];return e!==void 0&&t!==void 0&&Ct(e,t,this.#l.value?.linked===!0)})}static{this.styles=[ne.styles,re,nt,wt,ut,Ha,ma,pe,ue,ft,mt,bt]}#e;#t;#a;#l;#s;#o;#r;#n;#d;#p;#h;#c;#i;get spokenLanguage(){return this.language}showCode(){this.#u("code")}get currentView(){return this.isConnected?this.studio?.view:void 0}connectedCallback(){super.connectedCallback(),this.addEventListener("keydown",this.#w,{signal:this.connection})}connectedMoveCallback(){}updated(e){super.updated(e),le(this.#t,"loading",this.#n.value==="loading"),le(this.#t,"running",this.#r.value?.running===!0),this.#m()}#m(){const e=this.#a.value?.state.activePath;e!==this.#e&&(this.#e=e,gt(this.renderRoot.querySelector(".file-tabs .tabs")))}isLocked(){return this.#n.value!=="ready"||this.#r.value?.running===!0}async#g(e,t){this.#a.value?.state.activePath!==e&&await this.#i.raise(i=>i.openFile(e)),this.#u("code"),await this.updateComplete,await this.editor?.reveal(t)}async#b({revision:e}){if(this.#u("trace"),await this.#c.showRevision(e))return;const t=q(this.language)("revisionNotTraced",{revision:e});this.#i.toasts.show({tone:"good",text:t})}#u(e){this.pane=e,e==="preview"&&(this.stage="preview"),(e==="code"||e==="trace")&&(this.stage="code"),e==="trace"&&(this.#c.tab="trace")}#w;#x;#v;#k;render(){const e=q(this.language),[t,i]=[this.#a.value,this.#s.value],[s,o,n]=[this.#o.value,this.#r.value,this.#l.value];if(!t||!i||!s||!o||!n)return l`<p class="empty" part="empty">${e("noStudio")}</p>`;const r=this.#n.value==="loading",d=this.isLocked(),h=this.#h.value??0,p=this.#c,g=k=>p.isOpen(k)?"open":"closed",v=p.isOpen("chat")?0:h,x={t:e,selected:this.pane,waiting:h,chip:Le(e,t,s,rt),select:k=>this.#u(k)};return l`<div
      class="studio"
      part="studio"
      data-pane=${this.pane}
      data-stage=${this.stage}
      @jig-place-chosen=${this.#x}
      @jig-revision-request=${this.#v}
      data-chat=${g("chat")}
      data-dock=${g("dock")}
      data-preview=${g("preview")}
      aria-busy=${r?"true":"false"}
    >
      ${Ia({t:e,workspace:t,agent:o,folder:n,lockedBecause:d?e(r?"lockedLoading":"lockedByAgent"):void 0,saveRefused:Pt(e,n,Mt(t,n,i.size,{loading:r,locked:d,saving:this.#i.saving.running})),chatToggle:p.toggleButton("chat",e,{mark:ge(v,ke(e,v))}),previewToggle:p.toggleButton("preview",e),paneSwitch:Dt({...x,selected:this.stage}),undo:this.#i.undo,redo:this.#i.redo,save:this.#i.save,saveAll:this.#i.save,reset:()=>{this.#i.reset()},openFolder:this.#i.openFolder,reloadFolder:this.#i.reloadFolder,disconnectFolder:this.#i.disconnectFolder,importZip:this.#i.importZip,exportZip:this.#i.exportZip,exportPage:this.#i.exportPage,palette:this.#i.palette})}
      ${Va({t:e,language:this.language,workspace:t,drafts:i,folder:n,locked:d,waitingUnseen:v,showChat:()=>p.open("chat"),actions:this.#i,dropDraft:k=>this.currentView?.commands.discardDraft(k)})}
      <div class="body" part="body">
        <section class="chat-pane" id="chat" aria-label=${e("chat")}>
          <jig-chat
            part="chat"
            exportparts=${_.chat}
            settings-button
            ?prompt-link=${this.promptLink}
            @jig-settings-request=${this.#i.showSettings}
          ></jig-chat>
        </section>
        ${p.handle("chat",e)}
        ${$t({t:e,workspace:t,drafts:i,panels:p,disabled:r,locked:d,open:this.#i.openFile,createFile:this.#i.newFile,cursorMoved:this.#k})}
        <div class="dock-pane">
          ${p.handle("dock",e)}
          ${ka({t:e,tab:p.tab,toggle:p.toggleButton("dock",e),changeCount:zt(t,i),toolCount:this.#p.value??0,problems:Ft(s,this.language),consoleCount:this.#d.value?.entries.length??0,console:this.#y(),select:p.select,openProblem:(k,O)=>{this.#g(k,O)}})}
        </div>
        ${p.handle("preview",e)}
        <section class="preview-pane" id="preview" aria-label=${e("preview")}>${this.renderPreview()}</section>
      </div>
      ${ha({t:e,language:this.language,workspace:t,drafts:i,preview:s,folder:n,cursor:this.cursor})}
      ${Rt(x)} ${this.#i.toasts.render(e("dismiss"))} ${this.#i.dialogs.render()}
      <input class="zip-input" type="file" accept=".zip,application/zip" hidden @change=${this.#i.importChosen} />
    </div>`}#y(){const e=this.#d.value;if(e)return this.#c.drawConsole?.({language:this.language,snapshot:e,clear:()=>this.currentView?.commands.clearConsole(),open:(t,i)=>{this.#g(t,i)}})}}D([de("jig-editor")],T.prototype,"editor"),D([b({type:Boolean,attribute:"prompt-link"})],T.prototype,"promptLink"),D([S()],T.prototype,"pane"),D([S()],T.prototype,"stage"),D([S()],T.prototype,"cursor"),ce("jig-studio",T);const Xa=new Map([["html",async()=>(await import("./lang-html-B10l3BIu.js")).html()],["css",async()=>(await import("./lang-css-CUa84tqP.js")).css()],["javascript",async()=>(await import("./lang-javascript-D1Hh36H2.js")).javascript({jsx:!0})],["typescript",async()=>(await import("./lang-javascript-D1Hh36H2.js")).javascript({typescript:!0})],["tsx",async()=>(await import("./lang-javascript-D1Hh36H2.js")).javascript({jsx:!0,typescript:!0})],["json",async()=>(await import("./lang-json-B6uLGAaj.js")).json()],["markdown",async()=>(await import("./lang-markdown-DwP67s8d.js")).markdown()]]);function J(a){return a.language==="typescript"&&a.path.toLowerCase().endsWith(".tsx")?"tsx":a.language}const X=new Map;function qe(a){const e=X.get(a);if(e)return e;const t=Xa.get(a);if(!t)return Promise.resolve([]);const i=t().catch(()=>(X.delete(a),[]));return X.set(a,i),i}var Qa=Object.freeze({__proto__:null,codeLanguage:qe,grammarOf:J});const Q=[];function ei(a,e){if(!a)return Q;const t=[];for(const{sourcePath:s,line:o,message:n}of a.diagnostics)s===e&&o!==void 0&&t.push({line:o,message:n,severity:"warning"});const{error:i}=a;if(i?.path===e&&i.line!==void 0){const{line:s,column:o,message:n}=i;t.push({line:s,message:n,severity:"error",...o===void 0?{}:{column:o}})}return t.length===0?Q:t}const He=f`
  :where(:host) {
    --_code-size: var(--jig-code-size, 12.5px);
    --_code-keyword: var(--jig-code-keyword, light-dark(#7a35d9, #c9a3ff));
    --_code-string: var(--jig-code-string, light-dark(#0f6b50, #7fd3b4));
    --_code-name: var(--jig-code-name, light-dark(#2457d6, #8fb1ff));
    --_code-value: var(--jig-code-value, light-dark(#8f5500, #f0b34a));
    --_code-comment: var(--jig-code-comment, var(--_faint));
    --_ui: var(--_font);
  }
`;function We({target:a}){return a instanceof Element&&a.closest(".cm-content")!==null}function ti({key:a,ctrlKey:e,metaKey:t,altKey:i}){return e||t||i?!1:[...a].length===1||a==="Enter"||a==="Backspace"||a==="Delete"||a==="Process"}const ai=f`
  :where(:host) {
    --_code-active: color-mix(in oklab, var(--_surface), var(--_text) 4%);
    --_code-selection: color-mix(in oklab, var(--_surface), var(--_accent) 24%);
    --_code-match: color-mix(in oklab, var(--_surface), var(--_ask) 12%);
    --_code-changed: color-mix(in oklab, var(--_surface), var(--_ask) 9%);
    position: relative;
    block-size: 100%;
    min-block-size: 0;
    overflow: hidden;
  }

  .editor {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    block-size: 100%;
    min-block-size: inherit;
  }

  .surface,
  .fallback {
    grid-area: 1 / 1;
    min-block-size: 0;
    min-inline-size: 0;
  }

  .surface {
    direction: ltr;
  }

  .surface:empty {
    visibility: hidden;
  }

  /* The text before the editor's own code is here: same metrics, so nothing jumps when it arrives. */
  .fallback {
    margin: 0;
    padding: 8px 16px 24px 64px;
    overflow: auto;
    direction: ltr;
    color: var(--_text);
    font: var(--_code-size) / 1.62 var(--_mono);
    tab-size: 4;
    white-space: pre;
  }

  .notice {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 30px;
    padding: 4px 12px;
    border-block-start: 1px solid var(--_line);
    background: var(--_sunken);
    color: var(--_muted);
    font-size: var(--_small);
  }

  .notice.ask {
    color: var(--_ask);
  }

  .notice.bad {
    color: var(--_bad);
  }

  .notice .words {
    flex: 1;
    min-inline-size: 0;
  }

  .notice button {
    min-block-size: 22px;
    color: var(--_text);
  }

  .hint {
    position: absolute;
    inset-block-end: 8px;
    inset-inline-end: 16px;
    padding: 3px 9px;
    border: 1px solid var(--_line);
    border-radius: 99px;
    background: var(--_raised);
    color: var(--_muted);
    font-size: var(--_small);
    pointer-events: none;
  }

  .empty {
    block-size: 100%;
  }
`;class ii extends CustomEvent{constructor(e){super("jig-cursor-moved",{detail:e,bubbles:!0,composed:!0})}}const M=ie("editor",{label:"Code of {path}",code:"Code",noStudio:"No studio here yet. Put the editor inside a studio, or name one with the studio attribute.",noFile:"No file is open. Choose or create one.",missing:"{path} is not in the workspace.",asset:"{path} is not text, so it cannot be edited here. The preview uses it as it is.",loadingWorkspace:"Loading the workspace",loadFailed:"The code editor could not be loaded. The text below is what the file holds.",retry:"Try again",closed:"This studio was closed. The text can be copied, not changed.",agentRuns:"Read-only while the agent works",agentHolds:"Nothing was typed: the agent works, and the text is read-only until it has ended.",cancelRun:"Stop the agent",nearLimit:"{count} of {limit} characters",overLimit:"{count} of {limit} characters. Shorten the file by {over} to save it.",conflict:"The file changed while you typed. Your text is kept here and is not in the workspace.",takeFile:"Use the file\u2019s text",keepMine:"Keep mine",keepBoth:"Keep both",notWritten:"Your text could not be written yet: {reason}",keyboard:"Tab indents. To leave the editor, press Escape, then Tab.",tabLeaves:"Tab now leaves the editor."});class si{#e;#t="";#a="";constructor(e){this.#e=e}get initial(){return this.#t}start(e){this.#t=e,this.#a=e}report(e,t,i){this.#e.setFormValue(e),t===void 0?this.#e.setValidity({}):this.#e.setValidity({tooLong:!0},t,i)}hasChanged(e){const t=e!==this.#a;return this.#a=e,t}}function Ve(a){const e=a.split(`
`).length-1;return(a.split(`\r
`).length-1)*2>e?`\r
`:`
`}function ee(a){return a.includes("\r")?a.replace(/\r\n?/g,`
`):a}function Ze(a,e){return e===`
`?a:a.replaceAll(`
`,`\r
`)}var oi=Object.defineProperty,w=(a,e,t,i)=>{for(var s=void 0,o=a.length-1,n;o>=0;o--)(n=a[o])&&(s=n(e,t,s)||s);return s&&oi(e,t,s),s};const ni=.9;class m extends lt{constructor(){super(...arguments),this.syntax="plaintext",this.label="",this.readOnly=!1,this.formDisabled=!1,this.refused=!1,this.#e=this.attachInternals(),this.#t=new si(this.#e),this.#a=new u(this,e=>e.workspace),this.#l=new u(this,e=>e.drafts),this.#s=new u(this,e=>e.agent,e=>e.running),this.#o=new u(this,e=>e.phase),this.#r=new u(this,e=>e.preview),this.#p=!1,this.#_=()=>{this.#p=!0},this.#z=e=>{this.#h&&e.stopPropagation()},this.#C=e=>{this.hint=We(e)&&!this.#p?"keyboard":void 0,this.#p=!1},this.#S=()=>{this.hint=void 0},this.#F=e=>{ti(e)&&this.#f(e),e.key==="Escape"&&!e.defaultPrevented?this.hint="tabLeaves":this.hint&&e.key!=="Tab"&&e.key!=="Shift"&&(this.hint=void 0)},this.#f=e=>{this.#s.value&&We(e)&&(this.refused=!0)}}static{this.formAssociated=!0}static{this.styles=[ne.styles,re,He,ai]}#e;#t;#a;#l;#s;#o;#r;#n;#d;#p;disconnectedCallback(){super.disconnectedCallback(),dt(this,()=>this.#v())}async reveal(e){await this.updateComplete,await this.#d,await this.updateComplete,this.#c?.reveal(e)}focus(){this.#c?.focus()}formResetCallback(){this.value=this.#t.initial}formStateRestoreCallback(e){this.value=e}formDisabledCallback(e){this.formDisabled=e}viewChanged(e){e&&this.#c&&e!==this.#n&&this.#v()}willUpdate(e){super.willUpdate(e),e.has("value")&&e.get("value")===void 0&&this.#t.start(this.value??""),this.surface===void 0&&this.#i.kind==="text"&&(this.#d=this.#w(this.view)),this.refused&&=this.#s.value===!0}updated(e){super.updated(e);const t=this.#i;this.#$("read-only",this.#m),this.#$("over-limit",t.kind==="text"&&t.source.length>$),t.kind==="text"&&this.#g(t),this.#h&&this.#u()}get#h(){return!this.view&&this.value!==void 0}get#c(){return typeof this.surface=="object"?this.surface:void 0}get#i(){const e=this.#a.value,t=this.#l.value;return!this.view&&this.value!==void 0?da(this.value,this.syntax):e&&t?Te(e,t,this.path||void 0):{kind:"none"}}get#m(){return this.#h?this.readOnly||this.formDisabled:this.#o.value!=="ready"||this.#s.value===!0}#g(e){const t=this.#c;if(!t)return;const{path:i}=e.file,s=this.#a.value&&ca(this.#a.value,e.file);t.speak({label:this.#b(i),phrases:ct("editor-view",this.language)}),t.setReadOnly(this.#m),t.show({path:i,language:J(e.file),text:ee(e.source),problems:ei(this.#r.value,i),...s===void 0?{}:{saved:ee(s)}}),this.#a.value&&t.forgetExcept(this.#a.value.state.files)}#b(e){const t=M(this.language);return this.#h?this.label||t("code"):t("label",{path:e})}#u(){const e=this.value??"",t=e.length>$?this.#M(e.length):void 0;this.#t.report(e,t,this.surfaceBox)}async#w(e){this.surface="loading";const t=this.#i;t.kind==="text"&&ri(J(t.file));const i=await import("./code-surface-BROVlD6v.js").catch(()=>{});this.surface==="loading"&&(i?!this.isConnected||this.view!==e?this.surface=void 0:this.surface=this.#x(i,e):this.surface="failed")}#x({CodeSurface:e},t){return this.#n=t,new e({parent:this.surfaceBox,root:this.renderRoot,describedBy:"keyboard",onEdit:(i,s)=>t?this.#k(t,i,s):this.#y(s),onCursor:(i,s)=>this.dispatchEvent(new ii({path:i,...s})),onBlur:()=>this.#P(t)})}#v(){this.#c?.destroy(),this.surface=void 0,this.#n=void 0}#k(e,t,i){const s=e.workspace.getSnapshot().state.files.get(t);s?.kind==="text"&&e.commands.editDraft(t,Ze(i,Ve(s.source)))}#y(e){this.value=Ze(e,Ve(this.value??"")),this.#u(),this.dispatchEvent(new Event("input",{bubbles:!0,composed:!0}))}#P(e){e?e.commands.flushDrafts().catch(()=>{}):this.#t.hasChanged(this.value??"")&&this.dispatchEvent(new Event("change",{bubbles:!0}))}#$(e,t){t?this.#e.states.add(e):this.#e.states.delete(e)}#_;#z;#C;#S;#F;#f;#T(){this.view?.commands.cancelRun(),this.focus()}render(){const e=M(this.language),t=this.#i,i=this.#L(t);return l`<div
      class="editor"
      part="editor"
      @pointerdown=${this.#_}
      @focusin=${this.#C}
      @focusout=${this.#S}
      @keydown=${this.#F}
      @beforeinput=${this.#f}
      @paste=${this.#f}
      @drop=${this.#f}
    >
      ${i}
      <div class="surface" part="surface" @input=${this.#z} ?hidden=${i!==c}></div>
      <span id="keyboard" class="visually-hidden">${e("keyboard")}</span>
      <div role="status">${this.#A(t)}${this.#j()}</div>
    </div>`}#L(e){const t=M(this.language);if(!this.view&&!this.#h)return l`<p class="empty">${t("noStudio")}</p>`;if(this.#o.value==="loading")return l`<p class="empty">${t("loadingWorkspace")}</p>`;if(e.kind==="none")return l`<p class="empty">${t("noFile")}</p>`;if(e.kind!=="text")return l`<p class="empty">${t(e.kind,{path:e.path})}</p>`;if(this.#c)return c;const i=this.#b(e.file.path);return l`<pre class="fallback" tabindex="0" role="region" aria-label=${i}>${e.source}</pre>`}#j(){return this.hint?l`<span class="hint">${M(this.language)(this.hint)}</span>`:c}#A(e){const t=M(this.language);if(e.kind!=="text")return c;if(this.#o.value==="disposed")return C("plain",t("closed"));if(this.surface==="failed")return C("bad",t("loadFailed"),[{label:t("retry"),press:()=>this.surface=void 0}]);if(this.refused)return C("ask",t("agentHolds"),[{label:t("cancelRun"),press:()=>this.#T()}]);if(e.source.length>$)return C("bad",this.#M(e.source.length));if(pa(e)){const{path:i}=e.file;return C("ask",t("conflict"),[{label:t("takeFile"),press:()=>this.view?.commands.discardDraft(i)},{label:t("keepMine"),press:()=>this.view?.commands.keepDraft(i)},{label:t("keepBoth"),press:()=>{this.view?.commands.keepDraftAsCopy(i)}}])}return e.draft?.error?C("bad",t("notWritten",{reason:oe(e.draft.error,this.language)})):this.#s.value?C("plain",t("agentRuns")):e.source.length>=$*ni?C("plain",this.#R(e.source.length)):c}#R(e){const t=new Intl.NumberFormat(this.language),i={count:t.format(e),limit:t.format($)};return M(this.language)("nearLimit",i)}#M(e){const t=new Intl.NumberFormat(this.language);return M(this.language)("overLimit",{count:t.format(e),limit:t.format($),over:t.format(e-$)})}}w([b()],m.prototype,"path"),w([b()],m.prototype,"value"),w([b()],m.prototype,"syntax"),w([b()],m.prototype,"label"),w([b({type:Boolean,attribute:"readonly"})],m.prototype,"readOnly"),w([de(".surface")],m.prototype,"surfaceBox"),w([S()],m.prototype,"surface"),w([S()],m.prototype,"hint"),w([S()],m.prototype,"formDisabled"),w([S()],m.prototype,"refused");async function ri(a){await(await Promise.resolve().then(function(){return Qa}).catch(()=>{}))?.codeLanguage(a)}function C(a,e,t=[]){return l`<div class="notice ${a}" part="notice">
    <span class="words">${e}</span>
    ${t.map(({label:i,press:s})=>l`<button type="button" @click=${s}>${i}</button>`)}
  </div>`}ce("jig-editor",m),j("catalog",()=>import("./catalog--nhUWj9Q.js")),j("changes",()=>import("./changes-CKLK684S.js")),j("explorer",()=>import("./explorer-Dpqm9Mrk.js")),j("search",()=>import("./search-BWVka_MF.js")),j("settings",()=>import("./settings-CANGB44M.js"));export{Fe as C,ye as D,Q as N,Re as U,He as a,De as b,qe as c,ve as d,ue as e,pe as f,Ne as g,A as l,Oe as m,Da as o,ee as t};
//# sourceMappingURL=index-BFO4SuH-.js.map
