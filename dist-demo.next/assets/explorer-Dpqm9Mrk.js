import{A as c,e as h,au as C,g as N,d as I,S as L,a5 as O,F as B,I as g,av as U,J as q,G as K,h as F,K as S,L as H,aw as b,a1 as W,a2 as w,k as j}from"./trace-3rN4AsmQ.js";import{m as J,b as V,C as Q,D as X,e as Y,f as G,o as Z,U as ee,g as te}from"./index-BFO4SuH-.js";import{confirmDialog as se}from"./confirm-dialog-oQ1AvB8T.js";import{n as ne}from"./lit-html-CD8Z-_Ei.js";const ae=[["path",{d:"M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z"}],["path",{d:"M14 2v5a1 1 0 0 0 1 1h5"}],["path",{d:"M9 15h6"}],["path",{d:"M12 18v-6"}]];const ie=[["path",{d:"M12 10v6"}],["path",{d:"M9 13h6"}],["path",{d:"M20 20a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-7.9a2 2 0 0 1-1.69-.9L9.6 3.9A2 2 0 0 0 7.93 3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2Z"}]];function re({words:a,action:e}){return h`<div class="empty" part="empty">
    <p class="empty-line">${a}</p>
    ${e?h`<button type="button" @click=${e.press}>${e.label}</button>`:c}
  </div>`}const oe=Array.from({length:12},(a,e)=>`.row[data-level='${e+1}'] { padding-inline-start: ${8+e*12}px; }`).join(`
`),le=N`
  :where(:host) {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    block-size: 100%;
    overflow: hidden;
  }

  .bar {
    display: flex;
    flex: none;
    gap: 2px;
    align-items: center;
    padding: 2px 6px 2px 12px;
    border-block-end: 1px solid var(--_line);
    color: var(--_muted);
    font-size: var(--_small);
  }

  .bar .grow {
    flex: 1;
  }

  .tree {
    flex: 1;
    min-block-size: 0;
    margin: 0;
    padding: 4px 0;
    overflow: auto;
    list-style: none;
  }

  .row {
    display: flex;
    gap: 6px;
    align-items: center;
    block-size: 26px;
    padding-inline-end: 10px;
    cursor: pointer;
    user-select: none;
  }

  .row:hover {
    background: var(--_hover);
  }

  .row[aria-selected='true'] {
    background: color-mix(in oklab, var(--_surface), var(--_accent) 14%);
  }

  .row:focus-visible {
    outline-offset: -2px;
  }

  .row.drop-target,
  .tree.drop-target {
    box-shadow: inset 0 0 0 2px var(--_accent);
  }

  .twist {
    display: grid;
    flex: none;
    inline-size: 14px;
    color: var(--_muted);
  }

  .twist .icon {
    inline-size: 14px;
    block-size: 14px;
  }

  :host(:dir(rtl)) .folder[aria-expanded='false'] .twist {
    transform: scaleX(-1);
  }

  .name {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .entry {
    flex: none;
    color: var(--_muted);
    font-size: 11px;
  }

  .row input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 22px;
    padding: 0 5px;
    border-color: var(--_line-strong);
  }

  .note {
    display: flex;
    gap: 8px;
    align-items: center;
    margin: 0;
    padding: 6px 8px 6px 12px;
    border-block-end: 1px solid var(--_line);
    color: var(--_bad);
    font-size: var(--_small);
    overflow-wrap: anywhere;
  }

  .note:empty {
    display: none;
  }

  .note code {
    color: var(--_muted);
    font: 11px var(--_mono);
  }

  ${C(oe)}
`,u=I("explorer",{files:"Files",newFile:"New file",newFolder:"New folder",newName:"Name of the new file",newFolderName:"Name of the new folder",newNameFor:"New name for {name}",upload:"Add files",open:"Open",rename:"Rename",delete:"Delete",download:"Download",actions:"Actions for {name}",entry:"page",entryTitle:"The page that the preview shows",unsaved:"changed since the last save",conflict:"differs from the disk or another page",locked:"The agent works: you can edit again when it is done",deleteQuestion:"Delete {name}?",deleteWarning:"Undo can bring it back until you reload. A linked folder loses it with the next save.",cancel:"Cancel",empty:"No files yet. Make one, or drop some here.",notText:"{name} was left out: only text and code can be added here. Open a folder or a zip file for the rest.",tooLarge:"{name} was left out: it has more than 80,000 characters.",dropHere:"Drop to add to {name}",top:"the workspace"});function de(a,e,t=[]){const s=D("");for(const n of a){const r=n.lastIndexOf("/");P(s,n.slice(0,Math.max(r,0))).files.push(n)}for(const n of t)P(s,n);const i=[];return T(s,1,e,i),i}function y(a){return a.slice(0,Math.max(a.lastIndexOf("/"),0))}function p(a){return a.slice(a.lastIndexOf("/")+1)}function x(a,e){return a===""?e:`${a}/${e}`}function T(a,e,t,s){const i=[...a.folders.values()].sort((d,l)=>M(d.path,l.path)),n=a.files.sort(M),r=i.length+n.length;let o=0;for(const d of i){const l=!t.has(d.path);o+=1,s.push({kind:"folder",path:d.path,name:p(d.path),level:e,position:o,siblings:r,expanded:l}),l&&T(d,e+1,t,s)}for(const d of n)o+=1,s.push({kind:"file",path:d,name:p(d),level:e,position:o,siblings:r,expanded:!1})}function P(a,e){let t=a;if(e==="")return t;for(const s of e.split("/")){const i=t.folders.get(s)??D(x(t.path,s));t.folders.set(s,i),t=i}return t}function D(a){return{path:a,folders:new Map,files:[]}}const he=new Intl.Collator("en",{numeric:!0,sensitivity:"base"});function M(a,e){return he.compare(p(a),p(e))||(a<e?-1:1)}function $(a,e){const{files:t}=a.workspace.getSnapshot().state;return t.has(e)?[e]:[...t.keys()].filter(s=>s.startsWith(`${e}/`))}function R(a,e,t){const{expectedRevision:s}=z(a),i=$(a,e);if(i.length===1&&i[0]===e)return a.commands.callTool("workspace.renameFile",{fromPath:e,toPath:t,expectedRevision:s});const n=i.map(r=>({kind:"rename",fromPath:r,toPath:t+r.slice(e.length)}));return a.commands.callTool("workspace.editFiles",{edits:n,expectedRevision:s})}function ce(a,e){const{expectedRevision:t}=z(a),s=$(a,e);if(s.length===1&&s[0]===e)return a.commands.callTool("workspace.deleteFile",{path:e,expectedRevision:t});const i=s.map(n=>({kind:"delete",path:n}));return a.commands.callTool("workspace.editFiles",{edits:i,expectedRevision:t})}async function pe(a,e,t){const s=[];let i;for(const n of t){const r=p(n.name),o=ue(await n.arrayBuffer());if(o===void 0){s.push({kind:"notText",name:r});continue}if(o.length>L){s.push({kind:"tooLarge",name:r});continue}if(i=await a.commands.createFile(x(e,r),o),i.isError)break}return{refusals:s,result:i}}function z(a){return{expectedRevision:a.workspace.getSnapshot().state.revision}}function ue(a){try{const e=new TextDecoder("utf-8",{fatal:!0}).decode(a);return e.includes("\0")?void 0:e}catch{return}}function fe({naming:a,label:e,take:t,leave:s}){const i=n=>{n.isComposing||n.key!=="Enter"&&n.key!=="Escape"||(n.preventDefault(),n.stopPropagation(),n.key==="Enter"?t(n.target.value):s())};return h`<input
    ${ne(me)}
    class="name-field"
    aria-label=${e}
    value=${a.start}
    maxlength="160"
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    @keydown=${i}
    @blur=${s}
  />`}function me(a){a instanceof HTMLInputElement&&queueMicrotask(()=>{a.focus();const e=a.value.lastIndexOf(".");a.setSelectionRange(0,e>0?e:a.value.length)})}class ge{constructor(e,t){this.start=s=>{this.#s=A(s)?.dataset.path,!(!this.#s||!s.dataTransfer)&&(s.dataTransfer.effectAllowed="move",s.dataTransfer.setData("text/plain",this.#s))},this.over=s=>{const i=E(s);if(!this.#r(s,i))return this.#n(void 0);s.preventDefault(),this.#n(i)},this.leave=()=>this.#n(void 0),this.drop=s=>{const i=E(s),n=this.#r(s,i),r=this.#s;this.#s=void 0,this.#n(void 0),n&&(s.preventDefault(),s.stopPropagation(),r?this.#t.move(r,i):this.#t.add([...s.dataTransfer?.files??[]],i))},this.#e=e,this.#t=t}#e;#t;#s;get overTop(){return this.target===""}#r(e,t){if(!this.#t.mayDrop())return!1;const s=this.#s;return s===void 0?e.dataTransfer?.types.includes("Files")===!0:!(t===s||t.startsWith(`${s}/`))&&y(s)!==t}#n(e){this.target!==e&&(this.target=e,this.#e.requestUpdate())}}function A(a){return a.target.closest(".row")}function E(a){const e=A(a),t=e?.dataset.path??"";return e?.classList.contains("folder")?t:y(t)}function ve(){const a=V();return(e,t,s,i)=>{const n=t.findIndex(l=>l.path===s),r=t[n];if(!r||e.ctrlKey||e.metaKey||e.altKey)return;const o=i?"ArrowLeft":"ArrowRight",d=i?"ArrowRight":"ArrowLeft";switch(e.key){case"ArrowDown":return f(t[n+1]);case"ArrowUp":return f(t[n-1]);case"Home":return f(t[0]);case"End":return f(t.at(-1));case o:return r.kind!=="folder"?void 0:r.expanded?f(t[n+1]?.level===r.level+1?t[n+1]:void 0):{kind:"toggle",path:s};case d:return r.kind==="folder"&&r.expanded?{kind:"toggle",path:s}:f(t.find(l=>l.path===y(s)));case"Enter":case" ":return r.kind==="folder"?{kind:"toggle",path:s}:{kind:"open"};case"F2":return{kind:"rename"};case"Delete":case"Backspace":return{kind:"delete"};case"ContextMenu":return{kind:"menu"};case"F10":return e.shiftKey?{kind:"menu"}:void 0;default:{const l=a(e);return l===void 0?void 0:f(t[J(l,t.map(({name:k})=>k),n)])}}}}function f(a){return a&&{kind:"focus",path:a.path}}const we=[["path",{d:"m9 18 6-6-6-6"}]];function ye(a){const{row:e,t,active:s,current:i,entry:n,unsaved:r,conflict:o,dropTarget:d,field:l}=a,k=e.kind==="folder";return h`<li
    class="row ${e.kind} ${d?"drop-target":""}"
    part="row"
    role="treeitem"
    data-path=${e.path}
    data-level=${Math.min(e.level,12)}
    aria-level=${e.level}
    aria-posinset=${e.position}
    aria-setsize=${e.siblings}
    aria-expanded=${k?e.expanded?"true":"false":c}
    aria-selected=${s?"true":"false"}
    tabindex=${i?0:-1}
    draggable=${a.draggable&&!l?"true":"false"}
    title=${e.path}
  >
    <span class="twist">${k?O(e.expanded?Q:we):c}</span>
    ${l??h`<span class="name">${e.name}</span>`}
    ${n?h`<span class="entry" part="entry" title=${t("entryTitle")}>${t("entry")}</span>`:c}
    ${o?_("bad",t("conflict")):r?_("ask",t("unsaved")):c}
  </li>`}function _(a,e){return h`<span class="dot ${a}" title=${e}></span><span class="visually-hidden">${e}</span>`}var ke=Object.defineProperty,v=(a,e,t,s)=>{for(var i=void 0,n=a.length-1,r;n>=0;n--)(r=a[n])&&(i=r(e,t,i)||i);return i&&ke(e,t,i),i};const xe=26;class m extends B{constructor(){super(...arguments),this.collapsed=new Set,this.emptyFolders=new Set,this.#e=[],this.#s=ve(),this.#r=new g(this,e=>e.workspace),this.#n=new g(this,e=>e.drafts),this.#g=new g(this,e=>e.folder),this.#c=new g(this,e=>e.phase),this.#v=new g(this,e=>e.preview,({entryPath:e})=>e),this.#w=new g(this,e=>e.agent,({running:e})=>e),this.#d=new U(this,()=>this.tree,{row:xe}),this.#p=new X(this),this.#a=new ge(this,{mayDrop:()=>!this.#i,move:(e,t)=>{this.#o(s=>R(s,e,x(t,p(e))))},add:(e,t)=>{this.#P(e,t)}}),this.#k=e=>{const t=e.target.closest(".row")?.dataset.path;if(t===void 0||this.naming)return;const s=this.#s(e,this.#e,t,this.matches(":dir(rtl)"));if(s)switch(e.preventDefault(),e.stopPropagation(),s.kind){case"focus":return this.#u(s.path);case"toggle":return this.#f(t);case"open":return this.#m(t);case"menu":{const{left:i,bottom:n}=e.target.getBoundingClientRect();return this.#b(t,i+24,n)}case"rename":return this.#F(t);case"delete":return void this.#T(t)}},this.#x=e=>{const t=e.target.closest(".row"),s=t?.dataset.path;s===void 0||e.target.localName==="input"||(this.currentPath=s,t?.classList.contains("folder")?this.#f(s):this.#m(s))},this.#$=e=>{const t=e.target.closest(".row")?.dataset.path;t!==void 0&&(e.preventDefault(),this.#b(t,e.clientX,e.clientY))},this.#S=async e=>{const t=this.naming;if(!t)return;const s=x(t.kind==="rename"?y(t.path):t.path,e.trim());if(e.trim()===""||s===t.path)return this.#l();if(t.kind==="folder")return this.emptyFolders=new Set(this.emptyFolders).add(s),this.#l(s);if(t.kind==="rename"&&this.view&&$(this.view,t.path).length===0)return this.emptyFolders=new Set([...this.emptyFolders].map(n=>n===t.path?s:n)),this.#l(s);const i=await this.#o(n=>t.kind==="rename"?R(n,t.path,s):n.commands.createFile(s,""));i&&!i.isError&&this.#l(s)},this.#D=e=>{const t=e.target,s=[...t.files??[]];t.value="",this.#P(s,"")}}static{this.styles=[q.styles,K,Y,G,le]}#e;#t;#s;#r;#n;#g;#c;#v;#w;#d;#p;#a;get#i(){return this.#c.value!=="ready"||this.#w.value===!0}viewChanged(e){this.collapsed=new Set,this.emptyFolders=new Set,this.naming=void 0,this.note=void 0}updated(e){super.updated(e);const t=this.#t;t===void 0||this.naming||(this.#t=void 0,this.#y(t)?.focus({preventScroll:!0}))}#y(e){return[...this.tree?.querySelectorAll(".row")??[]].find(t=>t.dataset.path===e)}async#o(e){if(!this.view)return;const t=await e(this.view),{error:s}=t;return this.note=s?h`${F(s,this.language)} <code>${s.code}</code>`:void 0,t}#u(e){this.currentPath=e,this.#t=e,this.#d.reveal(this.#e.findIndex(t=>t.path===e))}#f(e){const t=new Set(this.collapsed);t.delete(e)||t.add(e),this.collapsed=t,this.#t=e}#m(e){this.#o(t=>t.commands.openFile(e))}#k;#x;#$;#b(e,t,s){this.currentPath=e,this.updateComplete.then(()=>{this.#y(e)?.focus({preventScroll:!0});const i=this.renderRoot.querySelector("#row-menu");i&&Z(i,{x:t,y:s})})}#F(e){this.#i||(this.naming={kind:"rename",path:e,start:p(e)})}#h(e,t=this.currentPath){if(this.#i)return;const s=this.#e.find(({path:n})=>n===t),i=s?.kind==="folder"?s.path:y(t??"");s?.kind==="folder"&&!s.expanded&&this.#f(s.path),this.naming={kind:e,path:i,start:""}}#S;#l(e=this.naming?.path){this.naming=void 0,e!==void 0&&e!==""&&this.#u(e)}async#T(e){const{view:t}=this;if(!t||this.#i)return;const s=u(this.language),i=$(t,e);if(i.length===0){this.emptyFolders=new Set([...this.emptyFolders].filter(d=>d!==e));return}const n=this.#e[this.#e.findIndex(d=>d.path===e)+1]??this.#e.at(-2),r={question:s("deleteQuestion",{name:p(e)}),warning:s("deleteWarning"),confirm:s("delete"),cancel:s("cancel"),items:i.length>1?i:[]};if(!await this.#p.show(se(r)))return;const o=await this.#o(()=>ce(t,e));o&&!o.isError&&n&&this.#u(n.path)}async#P(e,t){const s=u(this.language);if(!this.view||e.length===0)return;const{refusals:i,result:n}=await pe(this.view,t,e),[r]=i,{error:o}=n??{};o?this.note=h`${F(o,this.language)} <code>${o.code}</code>`:this.note=r?s(r.kind,{name:r.name}):void 0}#D;render(){const e=this.#r.value;if(!e)return S("noStudio",this.language);if(this.#c.value!=="ready"&&e.state.files.size===0)return S("loading",this.language);const t=u(this.language),{files:s,activePath:i}=e.state;this.#e=de(s.keys(),this.collapsed,this.emptyFolders);const n=this.#e.some(({path:l})=>l===this.currentPath)?this.currentPath:i,r=this.#e.some(({path:l})=>l===n)?n:this.#e[0]?.path,{start:o,end:d}=this.#d.range({count:this.#e.length});return h`${this.#R()}
      <p class="note" role="alert">${this.note??c}</p>
      ${this.naming&&this.naming.kind!=="rename"?this.#A(this.naming):c}
      ${this.#e.length===0?re({words:t("empty")}):c}
      <ul
        class="tree ${this.#a.overTop?"drop-target":""}"
        part="tree"
        role="tree"
        aria-label=${t("files")}
        @keydown=${this.#k}
        @click=${this.#x}
        @contextmenu=${this.#$}
        @scroll=${this.#d.onScroll}
        @dragstart=${this.#a.start}
        @dragover=${this.#a.over}
        @dragleave=${this.#a.leave}
        @drop=${this.#a.drop}
      >
        <li class="rows-before" role="none"></li>
        ${H(this.#e.slice(o,d),({path:l})=>l,l=>this.#z(l,r,i))}
        <li class="rows-after" role="none"></li>
      </ul>
      ${this.#E(r)} ${this.#p.render()}`}#R(){const e=u(this.language),t=this.#i,s=()=>this.renderRoot.querySelector(".upload-input")?.click();return h`<div class="bar" part="bar" title=${t?e("locked"):c}>
      <span>${e("files")}</span><span class="grow"></span>
      ${b({part:"new-file",name:e("newFile"),shapes:ae,disabled:t,press:()=>this.#h("file")})}
      ${b({part:"new-folder",name:e("newFolder"),shapes:ie,disabled:t,press:()=>this.#h("folder")})}
      ${b({part:"upload",name:e("upload"),shapes:ee,disabled:t,press:s})}
      <input class="upload-input" type="file" multiple hidden @change=${this.#D} />
    </div>`}#z(e,t,s){const i=u(this.language),{path:n}=e,r=this.naming?.kind==="rename"&&this.naming.path===n?this.naming:void 0,o=this.#n.value?.get(n),d=this.#g.value?.outsideChanges.some(l=>l.path===n)===!0;return ye({row:e,t:i,active:n===s,current:n===t,entry:n===this.#v.value,unsaved:o!==void 0||this.#r.value?.dirtyPaths.includes(n)===!0,conflict:d||o?.error!==void 0,dropTarget:this.#a.target===n,draggable:!this.#i,field:r&&this.#M(r,i("newNameFor",{name:e.name}))})}#A(e){const t=u(this.language)(e.kind==="folder"?"newFolderName":"newName");return h`<div class="row" data-level="1"><span class="twist"></span>${this.#M(e,t)}</div>`}#M(e,t){return fe({naming:e,label:t,take:this.#S,leave:()=>this.#l()})}#E(e){const t=u(this.language),s=this.#e.find(r=>r.path===e),i=this.#i?t("locked"):void 0,n=e??"";return te({menuId:"row-menu",label:t("actions",{name:s?.name??""}),entries:[...s?.kind==="file"?[{id:"open",label:t("open"),select:()=>this.#m(n)}]:[],{id:"rename",label:t("rename"),shortcut:"F2",disabledBecause:i,select:()=>this.#F(n)},{id:"new-file",label:t("newFile"),disabledBecause:i,select:()=>this.#h("file",n)},{id:"new-folder",label:t("newFolder"),disabledBecause:i,select:()=>this.#h("folder",n)},...s?.kind==="file"?[{id:"download",label:t("download"),select:()=>{this.#o(r=>r.commands.callTool("workspace.downloadFile",{path:n}))}}]:[],"separator",{id:"delete",label:t("delete"),danger:!0,disabledBecause:i,select:()=>{this.#T(n)}}]})}}v([W(".tree")],m.prototype,"tree"),v([w()],m.prototype,"collapsed"),v([w()],m.prototype,"emptyFolders"),v([w()],m.prototype,"currentPath"),v([w()],m.prototype,"naming"),v([w()],m.prototype,"note"),j("jig-explorer",m);
//# sourceMappingURL=explorer-Dpqm9Mrk.js.map
