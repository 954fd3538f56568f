import{g as z,d as S,F as T,I as f,J as F,G as j,H as C,Z as P,_ as E,h as R,K as b,e as s,A as u,$ as A,a0 as x,a1 as y,a2 as v,k as D}from"./trace-3rN4AsmQ.js";import{a as M,t as k}from"./index-BFO4SuH-.js";import{o as U}from"./lucide-CWqfYOz0.js";function B({state:r,dirtyPaths:e,deletedPaths:t},i){const a=new Set,o=new Set([...r.files.keys()].filter(n=>i.has(n)||e.includes(n))),l=[];for(const n of o){const g=r.files.get(n);if(!g)continue;const _=r.checkpoint.get(g.renamedFrom??n),h=O(n,g,_,i.get(n)?.source);h.before===h.after&&h.kind==="changed"&&!h.binary||(h.fromPath!==void 0&&a.add(h.fromPath),l.push(h))}const $=t.filter(n=>!a.has(n));return[...l,...$.map(n=>H(n,r.checkpoint.get(n)))]}function O(r,e,t,i){const a=t!==void 0&&e.renamedFrom!==void 0&&e.renamedFrom!==r;return{path:r,kind:t===void 0?"added":a?"renamed":"changed",language:e.kind==="text"?e.language:"plaintext",before:m(t),after:i??m(e),binary:e.kind==="asset"||t?.kind==="asset",...a?{fromPath:e.renamedFrom}:{}}}function H(r,e){const t=e?.kind==="text"?e.language:"plaintext",i=e?.kind==="asset";return{path:r,kind:"deleted",language:t,before:m(e),after:void 0,binary:i}}function m(r){return r?.kind==="text"?r.source:void 0}const J=z`
  :where(:host) {
    --_diff-added: var(--jig-diff-added, color-mix(in oklab, var(--_surface), var(--_good) 11%));
    --_diff-removed: var(--jig-diff-removed, color-mix(in oklab, var(--_surface), var(--_bad) 10%));
    display: flex;
    flex-direction: column;
    container: jig-changes / inline-size;
    block-size: 100%;
    min-block-size: 0;
    overflow: hidden;
  }

  .bar {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    padding: 6px 8px 6px 12px;
    border-block-end: 1px solid var(--_line);
    color: var(--_muted);
    font-size: var(--_small);
  }

  .layouts {
    display: flex;
  }

  .layouts button {
    min-block-size: 24px;
    padding: 0 8px;
    border-color: transparent;
    color: var(--_muted);
  }

  .layouts button[aria-pressed='true'] {
    border-color: var(--_line);
    background: var(--_raised);
    color: var(--_text);
  }

  .body {
    display: grid;
    flex: 1;
    grid-template: minmax(0, 1fr) / minmax(180px, 260px) minmax(0, 1fr);
    min-block-size: 0;
  }

  .list {
    margin: 0;
    padding: 4px 0;
    overflow: auto;
    border-inline-end: 1px solid var(--_line);
    list-style: none;
  }

  .row {
    display: flex;
    align-items: center;
    padding-inline-end: 6px;
  }

  .row:hover {
    background: var(--_hover);
  }

  .row:has([aria-current='true']) {
    background: var(--_hover);
    box-shadow: inset 2px 0 0 var(--_accent);
  }

  .row:has([aria-current='true']):dir(rtl) {
    box-shadow: inset -2px 0 0 var(--_accent);
  }

  .file {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    flex: 1;
    justify-items: start;
    gap: 0;
    min-inline-size: 0;
    padding: 5px 6px 5px 12px;
    border: 0;
    border-radius: 0;
    text-align: start;
  }

  .file:hover:not(:disabled) {
    background: transparent;
  }

  .file:focus-visible {
    outline-offset: -2px;
  }

  .path,
  .kind {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .path {
    font: var(--_small) / 1.4 var(--_mono);
  }

  .kind {
    color: var(--_muted);
    font-size: 11px;
  }

  .kind.added {
    color: var(--_good);
  }

  .kind.deleted {
    color: var(--_bad);
  }

  .revert {
    min-block-size: 24px;
    padding: 0 7px;
    border-color: transparent;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .diff {
    min-block-size: 0;
    min-inline-size: 0;
    overflow: auto;
    direction: ltr;
  }

  .diff-surface .cm-mergeView {
    overflow: visible;
  }

  .note,
  .notice {
    margin: 0;
    padding: 12px 16px;
    color: var(--_muted);
  }

  .note {
    direction: inherit;
  }

  .notice {
    padding-block: 6px;
    border-block-start: 1px solid var(--_line);
    background: var(--_sunken);
    color: var(--_bad);
    font-size: var(--_small);
  }

  dialog {
    max-inline-size: min(400px, calc(100vw - 32px));
    padding: 20px;
    border: 1px solid var(--_line);
    border-radius: 10px;
    background: var(--_raised);
    color: var(--_text);
    box-shadow: 0 12px 40px rgb(0 0 0 / 22%);
  }

  dialog::backdrop {
    background: rgb(0 0 0 / 32%);
  }

  h2 {
    margin: 0 0 6px;
    font-size: 15px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  dialog p {
    margin: 0 0 16px;
    color: var(--_muted);
  }

  .answers {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
  }

  @container jig-changes (max-width: 560px) {
    .body {
      grid-template: minmax(64px, auto) minmax(0, 1fr) / minmax(0, 1fr);
    }

    .list {
      max-block-size: 140px;
      border-block-end: 1px solid var(--_line);
      border-inline-end: 0;
    }
  }
`,d=S("changes",{label:"Changes since the last save",files:"{count} files changed since the last save",oneFile:"1 file changed since the last save",none:"Nothing has changed since the last save.",added:"New",changed:"Changed",renamed:"Renamed from {from}",deleted:"Deleted",inline:"Inline",sideBySide:"Side by side",layout:"How to compare",revert:"Revert",revertFile:"Revert {path}",open:"Open in the editor",binary:"This file is not text, so there are no lines to compare.",same:"The text is the same. Only the name changed.",before:"{path} as it was saved",after:"{path} now",loading:"Comparing",loadFailed:"The comparison could not be loaded.",retry:"Try again",confirmTitle:"Revert {path}?",confirmAdded:"The file was never saved, so it will be removed. Undo brings it back.",confirmText:"The file goes back to the last save. Undo brings your changes back.",cancel:"Cancel",failed:"{path} could not be reverted: {reason}",locked:"The agent is working. You can revert when it is done."});var V=Object.defineProperty,p=(r,e,t,i)=>{for(var a=void 0,o=r.length-1,l;o>=0;o--)(l=r[o])&&(a=l(e,t,a)||a);return a&&V(e,t,a),a};class c extends T{constructor(){super(...arguments),this.layout="inline",this.path="",this.#i=new f(this,e=>e.workspace),this.#r=new f(this,e=>e.drafts),this.#t=new f(this,e=>e.phase),this.#s=new f(this,e=>e.agent,e=>e.running),this.#o=e=>{const t=[...this.renderRoot.querySelectorAll(".file")],i=t.indexOf(e.composedPath()[0]),a={ArrowDown:i+1,ArrowUp:i-1,Home:0,End:t.length-1}[e.key];i<0||a===void 0||(e.preventDefault(),t[Math.max(0,Math.min(a,t.length-1))]?.focus())},this.#d=e=>{const t=this.asked;this.asked=void 0,t&&e.target.returnValue==="revert"&&this.#u(t)}}static{this.styles=[F.styles,j,C,M,J]}#i;#r;#t;#s;disconnectedCallback(){super.disconnectedCallback(),P(this,()=>this.#a())}viewChanged(e,t){t&&this.#a(),this.failure=void 0}willUpdate(e){super.willUpdate(e);const t=this.#e;!t||!w(t)?this.#a():this.surface===void 0&&this.#c()}updated(e){super.updated(e),this.asked&&this.dialog&&U(this.dialog,this.connection);const t=this.#e;t&&typeof this.surface=="object"&&this.#p(this.surface,t)}get#n(){const e=this.#i.value,t=this.#r.value;return e&&t?B(e,t):[]}get#e(){const e=this.#n;return e.find(({path:t})=>t===this.path)??e[0]}async#c(){this.surface="loading";const e=await import("./diff-surface-MKjt5v-g.js").catch(()=>{});if(this.surface!=="loading")return;const t=this.diffBox;e?!this.isConnected||!t?this.surface=void 0:this.surface=new e.DiffSurface({parent:t,root:this.renderRoot,phrases:this.#h}):this.surface="failed"}get#h(){return E("changes-view",this.language)}#p(e,{path:t,language:i,before:a,after:o}){const l=d(this.language);e.show({path:t,language:i,layout:this.layout==="side-by-side"?"side-by-side":"inline",before:k(a??""),after:k(o??""),beforeLabel:l("before",{path:t}),afterLabel:l("after",{path:t})})}#a(){typeof this.surface=="object"&&this.surface.destroy(),this.surface!==void 0&&(this.surface=void 0)}async#u({path:e}){const{view:t}=this;if(!t)return;this.failure=void 0;const{isError:i,error:a}=await t.commands.callTool("workspace.revertFile",{path:e});if(!i||!a)return;const o=R(a,this.language);this.failure=d(this.language)("failed",{path:e,reason:o})}#o;render(){if(!this.view)return b("noStudio",this.language);if(this.#t.value==="loading")return b("loading",this.language);const e=this.#n,t=d(this.language);return e.length===0?s`<div class="empty" part="empty"><p class="empty-line">${t("none")}</p></div>
        ${this.#l()}`:s`
      <div class="bar" part="bar">
        <span class="count">${e.length===1?t("oneFile"):t("files",{count:e.length})}</span>
        ${this.#f()}
      </div>
      <div class="body">
        <ul class="list" part="list" aria-label=${t("label")} @keydown=${this.#o}>
          ${e.map(i=>this.#g(i))}
        </ul>
        <div class="diff" part="diff">${this.#v(this.#e)}</div>
      </div>
      ${this.#l()}${this.#b()}
    `}#f(){const e=d(this.language),t=(i,a)=>s`<button
        type="button"
        aria-pressed=${this.layout===i?"true":"false"}
        @click=${()=>this.layout=i}
      >
        ${a}
      </button>`;return s`<div class="layouts" role="group" aria-label=${e("layout")}>
      ${t("inline",e("inline"))}${t("side-by-side",e("sideBySide"))}
    </div>`}#g(e){const t=d(this.language),i=e.kind==="renamed"?t("renamed",{from:e.fromPath??""}):t(e.kind),a=this.#s.value===!0||this.#t.value!=="ready";return s`<li class="row">
      <button
        type="button"
        class="file"
        part="file"
        aria-current=${e.path===this.#e?.path?"true":"false"}
        @click=${()=>this.path=e.path}
      >
        <span class="path">${e.path}</span><span class="kind ${e.kind}">${i}</span>
      </button>
      <button
        type="button"
        class="revert"
        ?disabled=${a}
        title=${a?t("locked"):""}
        aria-label=${t("revertFile",{path:e.path})}
        @click=${()=>this.asked=e}
      >
        ${t("revert")}
      </button>
    </li>`}#v(e){const t=d(this.language);return e?e.binary?s`<p class="note">${t("binary")}</p>`:w(e)?s`<div class="diff-surface"></div>
      ${this.surface==="loading"?s`<p class="note" aria-busy="true">${t("loading")}</p>`:u}
      ${this.surface==="failed"?this.#m():u}`:s`<p class="note">${t("same")}</p>`:u}#m(){const e=d(this.language);return s`<p class="note">
      ${e("loadFailed")} <button type="button" @click=${()=>this.surface=void 0}>${e("retry")}</button>
    </p>`}#l(){return s`<div role="status">
      ${this.failure?s`<p class="notice" part="notice">${this.failure}</p>`:u}
    </div>`}#b(){const e=this.asked;if(!e)return u;const t=d(this.language);return s`<dialog
      part="dialog"
      closedby="any"
      aria-labelledby="revert-title"
      aria-describedby="revert-text"
      .returnValue=${A("")}
      @close=${this.#d}
    >
      <form method="dialog">
        <h2 id="revert-title">${t("confirmTitle",{path:e.path})}</h2>
        <p id="revert-text">${t(e.kind==="added"?"confirmAdded":"confirmText")}</p>
        <div class="answers">
          <button autofocus value="">${t("cancel")}</button>
          <button class="primary" value="revert">${t("revert")}</button>
        </div>
      </form>
    </dialog>`}#d}p([x()],c.prototype,"layout"),p([x()],c.prototype,"path"),p([y(".diff-surface")],c.prototype,"diffBox"),p([y("dialog")],c.prototype,"dialog"),p([v()],c.prototype,"surface"),p([v()],c.prototype,"asked"),p([v()],c.prototype,"failure");function w({binary:r,before:e,after:t}){return!r&&e!==t}D("jig-changes",c);
//# sourceMappingURL=changes-CKLK684S.js.map
