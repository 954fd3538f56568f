import{g as $,e as r,a3 as g,A as x,h as y}from"./trace-3rN4AsmQ.js";import{confirmDialog as f}from"./confirm-dialog-oQ1AvB8T.js";import{d as k}from"./dialog-messages-B4U8D9XH.js";import{d as F}from"./index-BFO4SuH-.js";const z=$`
  .versions {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
    gap: 12px;
    margin-block-end: 12px;
  }

  .version {
    margin: 0;
    min-inline-size: 0;
  }

  .version figcaption {
    margin-block-end: 4px;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .version pre {
    block-size: 34vb;
    margin: 0;
    padding: 8px 10px;
    overflow: auto;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_sunken);
    font: var(--_small) / 1.5 var(--_mono);
  }
`,D=[["mine","keepMine"],["theirs","takeTheirs"],["both","keepBoth"]];function C({t:e,paths:t,mine:s,theirs:o,resolve:n}){return i=>{let a=0,l=!1,p="",d;const u=async()=>{const c=t[a]??"";try{d={path:c,file:await o(c)}}catch(h){p=g(h)}i.update()},b=async c=>{l=!0,p="",i.update();try{await n(t[a]??"",c),a+=1,d=void 0}catch(h){p=g(h)}if(l=!1,a===t.length)return i.close(!0);i.update(),d||await u()};return u(),()=>{const c=t[a]??"";return{title:e("conflictTitle"),size:"wide",styles:z,body:r`<p>
            <code dir="ltr">${c}</code>
            ${t.length>1?r`<small>${e("ofMany",{at:a+1,count:t.length})}</small>`:""}
          </p>
          <div class="versions">
            ${m(e("mineHere"),s(c),e)}
            ${d?.path===c?m(e("theirsOnDisk"),d.file,e):m(e("theirsOnDisk"),"reading",e)}
          </div>
          <p class="error" role="alert">${p}</p>
          <div class="buttons">
            <button type="button" autofocus @click=${()=>i.close()}>${e("decideLater")}</button>
            ${D.map(([h,v])=>r`<button
                  type="button"
                  part="keep-${h}"
                  ?disabled=${l||!d}
                  @click=${()=>b(h)}
                >
                  ${e(v)}
                </button>`)}
          </div>`}}}}function m(e,t,s){return r`<figure class="version">
    <figcaption>${e}</figcaption>
    <pre tabindex="0" dir="ltr" aria-label=${e}>${S(t,s)}</pre>
  </figure>`}function S(e,t){return e==="reading"?t("loading"):e?e.kind==="text"?e.source:t("binaryFile",{size:Intl.NumberFormat().format(e.blob.size)}):t("noSuchFile")}function _(e,t,{fileName:s,diagnostics:o}){const n=e("restTitle",{name:s});return i=>()=>({title:n,size:"wide",body:r`<ul class="dialog-list report" aria-label=${n} tabindex="0">
        ${o.map(a=>r`<li>${F(a,t)} <small dir="ltr">${M(a)}</small></li>`)}
      </ul>
      <div class="buttons">
        <button type="button" class="primary" autofocus @click=${()=>i.close()}>${e("close")}</button>
      </div>`})}function M({sourcePath:e,line:t}){return t===void 0?e:`${e}:${t}`}const w=new Map([["file limit","limitFiles"],["total limit","limitTotal"],["scan limit","limitScan"]]);function N(e,t){const s=t.skipped.map(P),o=s.flatMap(({reason:i})=>w.get(i)??[]),n=s.filter(({reason:i})=>!w.has(i));return i=>()=>({title:e("importedTitle",{name:t.rootName}),size:"wide",body:r`<p>${e("importedCount",{count:t.fileCount})}</p>
      ${o.map(a=>r`<p class="report-limit"><span class="dot ask"></span> ${e(a)}</p>`)}
      ${n.length>0?r`<ul class="dialog-list report" aria-label=${e("leftOut")} tabindex="0">
              ${n.map(({path:a,reason:l})=>r`<li><code dir="ltr">${a}</code> <small>${l}</small></li>`)}
            </ul>`:x}
      <div class="buttons">
        <button type="button" class="primary" autofocus @click=${()=>i.close()}>${e("close")}</button>
      </div>`})}function P(e){const t=e.lastIndexOf(" \xB7 ");return t<0?{path:e,reason:""}:{path:e.slice(0,t),reason:e.slice(t+3)}}class R{#e;#t;constructor(t){this.#e=t,this.#t=k(t.language)}async openFolder(){await this.#n(await this.#e.view.commands.openFolder(()=>this.#a()))}async importZip(t){const{commands:s}=this.#e.view;await this.#n(await s.importArchive({blob:t,name:t.name},()=>this.#a()))}async exportZip(){this.#s(await this.#e.view.commands.downloadArchive(),this.#t("exported"))}async exportPage(){const{view:t,dialogs:s,toasts:o,language:n}=this.#e,i=await t.commands.exportPage();if(i.isError||!i.structuredContent)return this.#s(i,"");const{fileName:a,diagnostics:l}=i.structuredContent;if(l.length===0)return o.show({tone:"good",text:this.#t("exportedPage",{name:a})});o.show({tone:"ask",text:this.#t("exportedWithRest",{name:a}),action:{label:this.#t("showRest"),press:()=>{s.show(_(this.#t,n,{fileName:a,diagnostics:l}))}}})}async reload(){const t=this.#o(),s={question:this.#t("reloadQuestion"),warning:this.#t("reloadWarning"),confirm:this.#t("reloadConfirm"),cancel:this.#t("cancel"),items:t};if(t.length>0&&!await this.#e.dialogs.show(f(s)))return;const{view:o}=this.#e,n=o.folder.getSnapshot().name??"";this.#s(await o.commands.reloadFolder(),this.#t("reloaded",{name:n}))}async disconnect(){this.#s(await this.#e.view.commands.disconnectFolder(),this.#t("disconnected"))}async grant(){await this.#e.view.commands.grantFolderAccess()==="granted"&&this.#e.toasts.show({tone:"good",text:this.#t("granted")})}async settle(){const{view:t,toasts:s}=this.#e;try{const o=await t.commands.reconcileFolder();o.length===0?s.show({tone:"good",text:this.#t("settled")}):s.show({tone:"ask",text:this.#t("unsettled",{count:o.length})})}catch(o){this.#i(o)}}async choose(t){const{view:s,dialogs:o,toasts:n}=this.#e;await o.show(C({t:this.#t,paths:t,mine:i=>s.workspace.getSnapshot().state.files.get(i),theirs:i=>s.commands.readFolderFile(i),resolve:(i,a)=>s.commands.resolveFolderFile(i,a)}))&&n.show({tone:"good",text:this.#t("conflictsDone")})}#o(){const{dirtyPaths:t,deletedPaths:s}=this.#e.view.workspace.getSnapshot();return[...t,...s]}async#a(){return await this.#e.dialogs.show(f({question:this.#t("replaceQuestion"),warning:this.#t("replaceWarning"),confirm:this.#t("replaceConfirm"),cancel:this.#t("cancel"),items:this.#o()}))===!0}async#n(t){if(t.state==="cancelled")return;if(t.state==="failed")return this.#i(t.error);const{rootName:s,fileCount:o,skipped:n}=t;if(n.length===0)return this.#e.toasts.show({tone:"good",text:this.#t("opened",{name:s,count:o})});this.#e.toasts.show({tone:"ask",text:this.#t("openedSkipped",{name:s,count:o,skipped:n.length}),action:{label:this.#t("showReport"),press:()=>{this.#e.dialogs.show(N(this.#t,t))}}})}#s(t,s){t.isError&&t.error?this.#i(t.error):this.#e.toasts.show({tone:"good",text:s})}#i(t){this.#e.toasts.show({tone:"bad",text:y(t,this.#e.language),code:t.code})}}export{R as FolderFlows};
//# sourceMappingURL=folder-flows-BoIVLU5U.js.map
