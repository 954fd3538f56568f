import"./catalog--nhUWj9Q.js";import{R as h,g as u,F as m,J as v,G as f,H as x,I as l,K as n,e as s,A as o,L as w,k as y}from"./trace-3rN4AsmQ.js";import{O as $,r as p,a as r}from"./chat-xvyzhWS2.js";import"./settings-CANGB44M.js";import"./index-BFO4SuH-.js";class b extends h{constructor(e){super("jig-recipe-request",e)}}const _=u`
  :where(:host) {
    container-type: inline-size;
    min-width: 0;
    max-height: var(--jig-recipes-max-height, none);
    overflow: auto;
  }

  .group {
    padding: 10px 12px 4px;
  }

  .group-name {
    margin: 0 0 4px;
    color: var(--_muted);
    font-size: var(--_small);
    font-weight: 600;
  }

  ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .recipe {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    align-items: center;
    padding-block: 9px;
    border-block-end: 1px solid var(--_line);
  }

  .recipe:last-child {
    border-block-end: 0;
  }

  .title {
    font-weight: 600;
  }

  .description {
    margin: 0;
    color: var(--_muted);
    text-wrap: pretty;
  }

  .prompt {
    margin: 2px 0 0;
    padding-inline-start: 8px;
    border-inline-start: 2px solid var(--_line);
    overflow-wrap: anywhere;
  }

  .words {
    grid-area: 1 / 1;
    min-width: 0;
  }

  .recipe > button {
    grid-area: 1 / 2;
    align-self: start;
  }

  .chain {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    align-items: center;
    gap: 2px 6px;
    margin: 4px 0 0;
    padding: 0;
    color: var(--_muted);
    font-size: var(--_small);
    list-style: none;
  }

  .chain li {
    display: inline-flex;
    gap: 6px;
  }

  .chain li + li::before {
    content: '→';
    color: var(--_faint);
  }

  .chain .approval {
    color: var(--_ask);
  }

  .chain .preview {
    color: var(--_good);
  }
`,k=["starter","workflow","advanced"];class E extends m{static{this.styles=[v.styles,f,x,_]}#t=new $(this);#e=new l(this,e=>e.agent,({running:e})=>e);#i=new l(this,e=>e.phase);#a(e){const{prompt:i}=p(e,this.language);!this.view||this.#e.value||this.dispatchEvent(new b({id:e.id,prompt:i}))&&this.view.commands.runPrompt(i)}render(){if(!this.view)return n("noStudio",this.language);if(this.#i.value!=="ready")return n(this.#i.value??"loading",this.language);const e=r(this.language),i=this.#t.value;return!i||i.length===0?s`<div class="empty" part="empty"><p class="empty-line">${e(i?"none":"finding")}</p></div>`:s`
      ${k.map(t=>this.#s(t,i.filter(a=>a.difficulty===t)))}
      <div class="visually-hidden" role="status">${this.#e.value?e("busy"):o}</div>
    `}#s(e,i){return i.length===0?o:s`<section class="group" part="group" aria-labelledby=${e}>
      <h3 class="group-name" id=${e}>${r(this.language)(e)}</h3>
      <ul role="list">
        ${w(i,({id:t})=>t,t=>this.#r(t))}
      </ul>
    </section>`}#r(e){const i=r(this.language),{title:t,description:a,prompt:d}=p(e,this.language);return s`<li class="recipe" part="recipe" data-recipe=${e.id}>
      <div class="words">
        <span class="title" id="title-${e.id}">${t}</span>
        <p class="description">${a}</p>
        <p class="prompt">${d}</p>
      </div>
      <button
        part="run"
        ?disabled=${this.#e.value===!0}
        aria-describedby="title-${e.id}"
        @click=${()=>this.#a(e)}
      >
        ${i("run")}
      </button>
      <ol class="chain" part="chain" role="list" aria-label=${i("chain")}>
        ${e.expectedChain.map(g=>this.#l(g))}
      </ol>
    </li>`}#l(e){const i=r(this.language);if(typeof e=="string")return s`<li><span class=${e}>${i(e)}</span></li>`;const[t="",a]=[e.call].flat();return s`<li><code class="mono">${a===void 0?t:i("or",{first:t,second:a})}</code></li>`}}y("jig-recipes",E);
//# sourceMappingURL=two-TteqMsvn.js.map
