import{a3 as E,a4 as K,A as r,e as a,g as _,F as M,I as P,J as S,G as F,H as C,K as R,h as L,a1 as N,a2 as f,k as j}from"./trace-3rN4AsmQ.js";import{s as l}from"./settings-messages-bzDi3R-A.js";class U{constructor(e){this.current={state:"closed"},this.#t=e,e.addController(this)}#t;#e;hostDisconnected(){this.close()}close(){this.#e?.abort(),this.#e=void 0,this.#s({state:"closed"})}async load({commands:e}){this.#e?.abort();const t=new AbortController;this.#e=t,this.#s({state:"loading"});const s=await e.listModels({signal:t.signal}).then(i=>({state:"loaded",models:i}),i=>({state:"failed",error:w(i)}));this.#e===t&&this.#s(s)}#s(e){this.current=e,this.#t.requestUpdate()}}function I(o,e,t){const s=e.toLowerCase().split(/\s+/u).filter(Boolean);return o.filter(({id:i,name:n,free:c})=>{const h=`${i} ${n}`.toLowerCase();return(c||!t)&&s.every(u=>h.includes(u))})}function w(o){const e=E(o);return K(o)?{...o,code:o.code,message:e}:{code:"TOOL_EXECUTION_FAILED",message:e,retryable:!1}}const k=60;function z(o){const{models:e,chosen:t,search:s,freeOnly:i,language:n,onSearch:c,onFreeOnly:h,choose:u}=o,d=l(n),$=I(e,s,i),v=$.length-k;return a`
    <span class="line">
      <input
        type="search"
        aria-label=${d("findModel")}
        placeholder=${d("findModel")}
        .value=${s}
        @input=${p=>c(p.target.value)}
      />
      <label class="choice"
        ><input
          type="checkbox"
          .checked=${i}
          @change=${p=>h(p.target.checked)}
        />${d("freeOnly")}</label
      >
    </span>
    <ul class="models" part="models" role="list" aria-label=${d("models")}>
      ${$.slice(0,k).map(({id:p,free:O})=>a`<li>
            <button aria-pressed=${p===t?"true":"false"} @click=${()=>u(p)}>
              <span class="mono">${p}</span>${O?a`<span class="pill">${d("free")}</span>`:r}
            </button>
          </li>`)}
    </ul>
    ${$.length===0?a`<p class="hint">${d("noModels")}</p>`:r}
    ${v>0?a`<p class="hint">${d("more",{count:v})}</p>`:r}
  `}function A(o,e){const t=l(e),{configured:s,editable:i}=o;return s?t("configured",{host:x(o)}):t(i?"local":"localOnly")}function T(o,e){const t=l(e),{hasKey:s,keyStorage:i,configured:n}=o,c=x(o);return s?t(i==="session"?"keySession":"keyBrowser",{host:c}):t(n?"keyNotNeeded":"keyNone",{host:c})}function x({endpoint:o,provider:e}){return o===""?e:y(o)}function y(o){return URL.canParse(o)?new URL(o).host:o}function D({settings:o,language:e,use:t,forget:s}){const{otherKeys:i,hasKey:n,endpoint:c}=o;if(i.length===0)return r;const h=l(e),u=y(c);return a`<ul class="other-keys" part="other-keys" role="list">
    ${i.map(d=>a`<li class="line">
          <span class="hint">${h("otherKey",{origin:y(d),here:u})}</span>
          ${n?r:a`<button type="button" @click=${()=>t(d)}>${h("useHere",{here:u})}</button>`}
          <button
            type="button"
            aria-label=${h("forgetOther",{origin:y(d)})}
            @click=${()=>s(d)}
          >
            ${h("forget")}
          </button>
        </li>`)}
  </ul>`}const H=_`
  :where(:host) {
    container-type: inline-size;
    min-width: 0;
    max-width: 560px;
  }

  .form {
    display: grid;
    gap: 16px;
    padding: var(--jig-settings-padding, 16px);
  }

  p {
    margin: 0;
  }

  .field {
    display: grid;
    gap: 5px;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  label,
  legend {
    padding: 0;
    font-weight: 600;
  }

  .line {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }

  .line > input {
    flex: 1 1 180px;
    min-width: 0;
  }

  .hint {
    color: var(--_muted);
    font-size: var(--_small);
  }

  .other-keys {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .other-keys .line {
    align-items: center;
  }

  .other-keys .hint {
    flex: 1 1 200px;
    overflow-wrap: anywhere;
  }

  .problem {
    color: var(--_bad);
    overflow-wrap: anywhere;
  }

  .problem .code {
    color: var(--_muted);
    font-size: 11px;
    user-select: all;
  }

  .good {
    color: var(--_good);
  }

  .choice {
    display: flex;
    align-items: baseline;
    gap: 8px;
    font-weight: 400;
  }

  .choice input {
    min-height: auto;
    margin: 0;
    accent-color: var(--_accent);
  }

  .models {
    display: grid;
    overflow: auto;
    max-height: 220px;
    margin: 0;
    padding: 4px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    list-style: none;
  }

  .models button {
    justify-content: space-between;
    width: 100%;
    border-color: transparent;
    white-space: normal;
    text-align: start;
    overflow-wrap: anywhere;
  }

  .models [aria-pressed='true'] {
    border-color: var(--_accent);
  }
`;var J=Object.defineProperty,m=(o,e,t,s)=>{for(var i=void 0,n=o.length-1,c;n>=0;n--)(c=o[n])&&(i=c(e,t,i)||i);return i&&J(e,t,i),i};const W=["allow","deny","zdr"];class g extends M{constructor(){super(...arguments),this.#t=new P(this,e=>e.provider),this.#e=new U(this),this.problems=new Map,this.search="",this.freeOnly=!1}static{this.styles=[S.styles,F,C,H]}#t;#e;#s(e){e.preventDefault();const t=this.keyField?.value.trim()??"";this.test=void 0,this.#i("key",t===""?l(this.language)("keyEmpty"):void 0)&&(this.view?.commands.setProviderKey(t),this.keyField&&(this.keyField.value=""))}#d(){this.test=void 0,this.view?.commands.forgetProviderKey(),this.keyField?.focus()}#o(e,t){this.test=void 0;try{this.view?.commands.changeProvider(t),this.#i(e,void 0)}catch(s){this.#i(e,w(s))}}#n(e){const t=e.trim();this.#i("model",t===""?l(this.language)("modelEmpty"):void 0)&&this.#o("model",{model:t})}#i(e,t){const s=new Map(this.problems);return t===void 0?s.delete(e):s.set(e,t),this.problems=s,t===void 0}async#c(){const{view:e,connection:t}=this;if(!e)return;this.test="running";const s=await e.commands.testProvider({signal:t});!t.aborted&&this.test==="running"&&(this.test=s)}render(){const e=this.#t.value;if(!this.view||!e)return R("noStudio",this.language);const t=l(this.language),{configured:s,editable:i}=e;return a`<div class="form" part="form" role="group" aria-label=${t("title")}>
      <p class="muted">${A(e,this.language)}</p>
      ${i?this.#h(e):r}
      ${s&&!i?a`<p>${t("fixed")}</p>`:r} ${s?this.#f():r}
    </div>`}#h(e){return a`${this.#p(e)} ${this.#u(e)} ${this.#g(e)}
    ${b(e)?this.#m(e):r}`}#p(e){const{hasKey:t}=e,s=l(this.language);return a`<form class="field" part="field" @submit=${this.#s}>
      <label for="key">${s("key")}</label>
      <span class="line">
        <input
          id="key"
          type="password"
          autocomplete="off"
          spellcheck="false"
          aria-describedby="key-hint key-problem"
          aria-invalid=${this.problems.has("key")?"true":"false"}
        />
        <button class="primary">${s("saveKey")}</button>
        ${t?a`<button type="button" @click=${this.#d}>${s("forgetKey")}</button>`:r}
      </span>
      <span class="hint" id="key-hint">${T(e,this.language)}</span>
      ${this.#a("key")}
      ${D({settings:e,language:this.language,use:i=>this.view?.commands.useProviderKeyOf(i),forget:i=>this.view?.commands.forgetProviderKey(i)})}
    </form>`}#u(e){const{model:t}=e,s=l(this.language),{current:i}=this.#e;return a`<div class="field" part="field">
      <label for="model">${s("model")}</label>
      <span class="line">
        <input
          id="model"
          spellcheck="false"
          autocomplete="off"
          .value=${t}
          aria-describedby="model-problem"
          aria-invalid=${this.problems.has("model")?"true":"false"}
          @change=${n=>this.#n(n.target.value)}
        />
        ${b(e)?a`<button
                ?disabled=${i.state==="loading"}
                @click=${()=>this.view&&this.#e.load(this.view)}
              >
                ${s(i.state==="loading"?"loadingModels":"loadModels")}
              </button>`:r}
      </span>
      ${this.#a("model")} ${i.state==="failed"?this.#r(i.error):r}
      ${i.state==="loaded"&&b(e)?z({models:i.models,chosen:t,search:this.search,freeOnly:this.freeOnly,language:this.language,onSearch:n=>this.search=n,onFreeOnly:n=>this.freeOnly=n,choose:n=>this.#n(n)}):r}
    </div>`}#g({endpoint:e}){return a`<div class="field" part="field">
      <label for="endpoint">${l(this.language)("endpoint")}</label>
      <input
        id="endpoint"
        type="url"
        spellcheck="false"
        autocomplete="off"
        .value=${e}
        aria-describedby="endpoint-problem"
        aria-invalid=${this.problems.has("endpoint")?"true":"false"}
        @change=${t=>this.#o("endpoint",{endpoint:t.target.value.trim()})}
      />
      ${this.#a("endpoint")}
    </div>`}#m({dataPolicy:e}){const t=l(this.language);return a`<fieldset class="field" part="field">
      <legend>${t("policy")}</legend>
      ${W.map(s=>a`<label class="choice"
            ><input
              type="radio"
              name="policy"
              value=${s}
              .checked=${s===e}
              @change=${()=>this.#o("policy",{dataPolicy:s})}
            />${t(s)}</label
          >`)}
    </fieldset>`}#f(){const e=l(this.language),{test:t}=this;return a`<div class="field">
      <span class="line">
        <button ?disabled=${t==="running"} @click=${this.#c}>
          ${e(t==="running"?"testing":"test")}
        </button>
      </span>
      <div role="status">
        ${typeof t!="object"?r:t.state==="connected"?a`<p class="good">${e("connected")}</p>`:this.#r(t.error)}
      </div>
    </div>`}#r(e){return a`<p class="problem" part="problem">${this.#l(e)}</p>`}#a(e){const t=this.problems.get(e);return a`<span id="${e}-problem" class="problem" part="problem" role="alert"
      >${typeof t=="object"?this.#l(t,e):t}</span
    >`}#l(e,t){const s=t==="endpoint"&&e.code==="OPENROUTER_CONFIGURATION_ERROR"?l(this.language)("endpointRefused"):L(e,this.language);return a`${s} <code class="code mono">${e.code}</code>`}}m([N("#key")],g.prototype,"keyField"),m([f()],g.prototype,"problems"),m([f()],g.prototype,"test"),m([f()],g.prototype,"search"),m([f()],g.prototype,"freeOnly");function b({provider:o}){return o==="openrouter"}j("jig-settings",g);
//# sourceMappingURL=settings-CANGB44M.js.map
