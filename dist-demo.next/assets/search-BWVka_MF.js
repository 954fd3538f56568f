import{g as p,d as f,F as g,J as m,G as v,K as x,A as b,e as d,a5 as w,h as y,a1 as $,a2 as n,k}from"./trace-3rN4AsmQ.js";const C=[["path",{d:"m2 16 4.039-9.69a.5.5 0 0 1 .923 0L11 16"}],["path",{d:"M22 9v7"}],["path",{d:"M3.304 13h6.392"}],["circle",{cx:"18.5",cy:"12.5",r:"3.5"}]];const _=[["path",{d:"M17 3v10"}],["path",{d:"m12.67 5.5 8.66 5"}],["path",{d:"m12.67 10.5 8.66-5"}],["path",{d:"M9 17a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2h2a2 2 0 0 0 2-2v-2z"}]];class S extends Event{constructor(e){super("jig-place-chosen",{bubbles:!0,composed:!0}),this.detail=e}}const E=p`
  :where(:host) {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    block-size: 100%;
    overflow: hidden;
    font-size: var(--_small);
  }

  .bar {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
    padding: 6px 12px;
    border-block-end: 1px solid var(--_line);
  }

  .bar input {
    flex: 1 1 180px;
    min-inline-size: 0;
    border-color: var(--_line-strong);
  }

  .toggle[aria-pressed='true'] {
    border-color: var(--_accent);
    background: color-mix(in oklab, var(--_surface), var(--_accent) 14%);
  }

  .outcome {
    flex: none;
    margin: 0;
    padding: 4px 12px;
    color: var(--_muted);
  }

  .outcome.bad {
    color: var(--_bad);
  }

  .results {
    flex: 1;
    min-block-size: 0;
    margin: 0;
    padding: 0 0 6px;
    overflow: auto;
    list-style: none;
  }

  .result {
    display: flex;
    gap: 12px;
    align-items: baseline;
    padding: 3px 12px;
    cursor: pointer;
  }

  .result:hover {
    background: var(--_hover);
  }

  .result[aria-selected='true'] {
    background: color-mix(in oklab, var(--_surface), var(--_accent) 14%);
  }

  .place {
    flex: none;
    max-inline-size: 45%;
    overflow: hidden;
    color: var(--_muted);
    font: var(--_small) var(--_mono);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .preview {
    min-inline-size: 0;
    overflow: hidden;
    font: var(--_small) var(--_mono);
    text-overflow: ellipsis;
    white-space: pre;
  }
`,u=f("search",{field:"Search the workspace",regex:"Regular expression",matchCase:"Match case",hint:"Searches every text file, with what is still being typed.",none:"Nothing found in {files} files.",found:"{count} lines in {files} files",oneFound:"1 line in {files} files",first:"the first {count} lines; a longer text finds fewer",results:"Lines found",searching:"Searching"});var z=Object.defineProperty,o=(l,e,t,r)=>{for(var s=void 0,i=l.length-1,c;i>=0;i--)(c=l[i])&&(s=c(e,t,s)||s);return s&&z(e,t,s),s};const M=160;class a extends g{constructor(){super(...arguments),this.text="",this.regex=!1,this.matchCase=!1,this.at=0,this.searching=!1,this.#i=e=>{this.text=e.target.value,this.#r()},this.#a=e=>{const t=this.found?.matches??[];if(e.key==="Enter"&&!e.isComposing)return e.preventDefault(),void this.#o(t[this.at]);const r=new Map([["ArrowDown",1],["ArrowUp",-1]]).get(e.key);r===void 0||t.length===0||(e.preventDefault(),this.at=(this.at+r+t.length)%t.length,this.updateComplete.then(()=>this.renderRoot.querySelector('[aria-selected="true"]')?.scrollIntoView({block:"nearest"})))}}static{this.styles=[m.styles,v,E]}#t;#s;focus(e){this.field?.focus(e),this.field?.select()}disconnectedCallback(){super.disconnectedCallback(),this.#e()}viewChanged(e){this.#e(),this.found=void 0,this.error=void 0}#e(){clearTimeout(this.#t),this.#s?.abort()}#r(e=M){this.#e(),this.#t=setTimeout(()=>{this.#l()},e)}async#l(){const{view:e,text:t,regex:r,matchCase:s}=this;if(!e||t===""){this.found=void 0,this.error=void 0;return}const i=new AbortController;this.#s=i,this.searching=!0;const c={query:t,...r&&{regex:r},...s&&{caseSensitive:!0}},h=await e.commands.callTool("workspace.searchText",c,{signal:i.signal});i.signal.aborted||(this.searching=!1,this.error=h.error,this.found=h.isError?void 0:h.structuredContent,this.at=0)}#i;#a;async#o(e){if(!e||!this.view)return;const{path:t,line:r,column:s}=e,i=await this.view.commands.openFile(t);i.isError?this.error=i.error:this.dispatchEvent(new S({path:t,line:r,column:s}))}render(){if(!this.view)return x("noStudio",this.language);const e=u(this.language),t=this.found?.matches??[];return d`<div class="bar" part="bar" role="search">
        <input
          part="field"
          type="search"
          role="combobox"
          aria-expanded=${t.length>0?"true":"false"}
          aria-controls="results"
          aria-activedescendant=${t.length>0?`result-${this.at}`:b}
          aria-label=${e("field")}
          placeholder=${e("field")}
          maxlength="500"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          @input=${this.#i}
          @keydown=${this.#a}
        />
        ${this.#n(e("matchCase"),C,this.matchCase,()=>this.matchCase=!this.matchCase)}
        ${this.#n(e("regex"),_,this.regex,()=>this.regex=!this.regex)}
      </div>
      <p class="outcome ${this.error?"bad":""}" part="outcome" role="status">${this.#h()}</p>
      <ul id="results" class="results" role="listbox" aria-label=${e("results")}>
        ${t.map((r,s)=>this.#c(r,s))}
      </ul>`}#n(e,t,r,s){return d`<button
      type="button"
      class="icon-only toggle"
      part="toggle"
      title=${e}
      aria-label=${e}
      aria-pressed=${r?"true":"false"}
      @click=${()=>{s(),this.#r(0)}}
    >
      ${w(t)}
    </button>`}#c({path:e,line:t,preview:r},s){return d`<li
      id="result-${s}"
      class="result"
      part="result"
      role="option"
      aria-selected=${s===this.at?"true":"false"}
      @click=${()=>{this.#o(this.found?.matches[s])}}
    >
      <span class="place" dir="ltr" title="${e}:${t}">${e}:${t}</span
      ><span class="preview" dir="auto">${r}</span>
    </li>`}#h(){const e=u(this.language);if(this.error)return`${y(this.error,this.language)} ${this.error.code}`;if(this.searching&&!this.found)return e("searching");if(!this.found||this.text==="")return e("hint");const{matches:t,fileCount:r,stoppedBy:s}=this.found,i=t.length;return i===0?e("none",{files:r}):s?e("first",{count:i}):i===1?e("oneFound",{files:r}):e("found",{count:i,files:r})}}o([$("input")],a.prototype,"field"),o([n()],a.prototype,"text"),o([n()],a.prototype,"regex"),o([n()],a.prototype,"matchCase"),o([n()],a.prototype,"found"),o([n()],a.prototype,"error"),o([n()],a.prototype,"at"),o([n()],a.prototype,"searching"),k("jig-search",a);
//# sourceMappingURL=search-BWVka_MF.js.map
