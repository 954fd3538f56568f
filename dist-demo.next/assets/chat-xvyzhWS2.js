import{I as u,d as A,bs as O,br as H,bt as j,e as o,g as w,G as K,H as W,bo as F,bp as J,bu as N,a6 as V,A as l,a5 as m,bv as Y,$ as G,L as f,bw as Q,bx as X,by as Z,h as B,a7 as ee,bz as te,bc as S,be as se,bf as ie,bg as ne,bh as ae,R as _,F as re,bm as oe,bl as le,bA as ce,J as de,bB as M,a9 as pe,K as ue,bC as he,bD as ge,bE as me,a1 as R,a0 as x,a2 as ve,k as we}from"./trace-3rN4AsmQ.js";let v,y;class fe{#e;#t=new Map;constructor(e){this.#e=e,e.addController(this)}hostConnected(){}draw(e){if(!v)return this.#n(),e;const s=this.#t.get(e);if(s!==void 0)return s;const i=[v(e.slice(0,6e4)),e.slice(6e4)];return this.#s(e,i),i}#s(e,s){this.#t.set(e,s);const i=this.#t.keys().next();this.#t.size>64&&!i.done&&this.#t.delete(i.value)}async#n(){y??=import("./draw-markdown-C-BzxABi.js").then(e=>{v=e.drawMarkdown},()=>{y=void 0}),await y,v&&this.#e.requestUpdate()}}class E{#e;#t;#s;#n;#i=[];#r;constructor(e){this.#e=e,this.#t=new u(e,s=>s.workspace,({state:s})=>s),this.#s=new u(e,s=>s.catalog),this.#n=new u(e,s=>s.folder,({linked:s})=>s)}get value(){const e=[this.#t.value,this.#s.value,this.#n.value],{currentView:s}=this.#e;return s&&e.some((i,n)=>i!==this.#i[n])&&(this.#i=e,this.#o(s,e)),s?this.#r:void 0}async#o(e,s){const i=await e.commands.findRecipes().catch(()=>{});this.#i!==s||!i||(this.#r=i,this.#e.requestUpdate())}}function b(t,e){return e==="ko"?t.korean:t}const d=A("chat",{conversation:"Conversation",prompt:"Your prompt",placeholder:"Ask for a change",loading:"Loading the workspace\u2026",disposed:"This studio was closed.",send:"Send",cancel:"Cancel",newConversation:"New conversation",you:"You",agent:"Agent",localAgent:"Local agent",provider:"Model",planning:"Planning\u2026",calling:"Calling {name}\u2026",waiting:"Waiting for your decision",latest:"Latest",approvalBelow:"Approval needed",emptyTitle:"Say what should change.",emptyText:"The agent shows each step, and asks before it changes anything.",shown:"The preview shows revision {revision}",rendering:"Revision {revision}",thinking:"Waiting for the model\u2026",retrying:"Asking again, {attempt} of {maxAttempts} ({reason})\u2026",copy:"Copy the answer",copied:"Copied",failed:"Could not copy",recipes:"Recipes",settings:"Provider settings",approveAll:"Approve all of this turn",undoTurn:"Undo this turn",undoTurnHint:"Puts these files back as they were before this turn. Later changes of other files stay.",turnUndone:"Undone: the files of this turn are as they were before it.",turnChangedSince:"Changed after this turn: {paths}. Undo the later change first.",putBack:"Put back: {paths}.",andMore:"{paths} and {count} more",selected:"Selected in the preview",unselect:"Do not send the selection"}),xe={running:!1,activity:{kind:"idle"},messages:[],mode:"local"};function ye({activity:t,mode:e,waiting:s,notice:i},n){const a=d(n);if(s)return a("waiting");switch(t.kind){case"waiting-for-approval":return a("waiting");case"planning":return a("planning");case"thinking":return a("thinking");case"retrying":return a("retrying",{attempt:t.attempt,maxAttempts:t.maxAttempts,reason:t.reason});case"calling":return a("calling",{name:t.name});case"idle":return i||a(e==="local"?"localAgent":"provider")}}function be(t,e,s){const i=O(t,e,s);return H(t.id,o`<span>${j(s)("needed",{question:i})}</span>`)}const ke=w`
  .markdown {
    display: flow-root;
  }

  .markdown > * {
    margin-block: 0 8px;
  }

  .markdown > :last-child {
    margin-block-end: 0;
  }

  .markdown p {
    margin: 0 0 8px;
  }

  .markdown li > p {
    margin: 0;
  }

  .markdown .heading {
    margin-block-start: 4px;
    font-weight: 600;
  }

  .markdown .heading[aria-level='3'] {
    font-size: 1.15em;
  }

  .markdown :is(ul, ol) {
    padding-inline-start: 20px;
  }

  .markdown :is(ul, ol) :is(ul, ol) {
    margin-block: 2px;
  }

  .markdown li + li {
    margin-block-start: 2px;
  }

  .markdown a {
    color: var(--_accent);
    text-underline-offset: 2px;
  }

  .markdown :not(pre) > code {
    padding: 1px 4px;
    border-radius: 4px;
    background: var(--_sunken);
    overflow-wrap: anywhere;
  }

  .markdown pre {
    overflow: auto;
    max-height: 320px;
    padding: 8px 10px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_sunken);
    white-space: pre;
    tab-size: 2;
  }

  .markdown blockquote {
    margin-inline: 0;
    padding-inline-start: 10px;
    border-inline-start: 2px solid var(--_line);
    color: var(--_muted);
  }

  .markdown hr {
    height: 1px;
    border: 0;
    background: var(--_line);
  }

  .markdown .table {
    overflow-x: auto;
  }

  .markdown table {
    border-collapse: collapse;
    font-size: var(--_small);
  }

  .markdown :is(th, td) {
    padding: 4px 8px;
    border: 1px solid var(--_line);
    text-align: start;
  }
`,$e=w`
  :where(:host) {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    min-width: 0;
    min-height: 280px;
    max-height: var(--jig-chat-max-height, 640px);
    container-type: inline-size;
  }

  /* A line of text stays readable in a wide place. */
  .log,
  .pending,
  .welcome,
  .picker,
  .replacing,
  .composer {
    width: 100%;
    max-width: 720px;
    margin-inline: auto;
  }

  .pane {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
  }

  .scroller {
    display: flex;
    flex-direction: column;
    min-height: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
  }

  .scroller:focus-visible {
    outline-offset: -2px;
  }

  .log,
  .pending {
    display: flex;
    flex-direction: column;
    gap: 12px;
    padding: 14px 14px 12px;
  }

  .log {
    min-width: 0;
  }

  .pending {
    padding-top: 0;
  }

  .message {
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-width: 0;
  }

  .bubble {
    align-self: flex-end;
    max-width: 86%;
    margin: 0;
    padding: 7px 11px;
    border-radius: 10px;
    border-end-end-radius: 3px;
    background: color-mix(in oklab, var(--_surface), var(--_accent) 12%);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  .steps {
    display: grid;
    gap: 5px;
    margin: 0;
    margin-inline-start: 6px;
    padding: 0;
    padding-inline-start: 9px;
    border-inline-start: 1px solid var(--_line);
    list-style: none;
  }

  .step {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px;
    min-width: 0;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .step > .status-mark {
    top: 5px;
  }

  .step-line,
  .step-facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    min-width: 0;
  }

  .step-name {
    flex: 1 1 auto;
    min-width: 0;
    color: var(--_text);
    overflow-wrap: anywhere;
  }

  .step-facts {
    margin-inline-start: auto;
  }

  .step-summary {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  .step-code {
    color: var(--_bad);
    overflow-wrap: anywhere;
  }

  .step-summary,
  .step-time {
    unicode-bidi: plaintext;
  }

  .step-time {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .answer {
    display: flex;
    align-items: start;
    gap: 9px;
    min-width: 0;
    padding-inline-start: 3px;
  }

  .answer > .status-mark {
    top: 6px;
  }

  .answer > .status-mark[data-status='cancelled'] {
    top: 8px;
  }

  .answer-end {
    display: flex;
    flex: none;
    align-items: center;
    gap: 4px;
    margin-inline-start: auto;
  }

  .copy {
    width: 24px;
    min-height: 24px;
    margin-block: -3px;
    color: var(--_faint);
  }

  .copy > .icon {
    width: 14px;
    height: 14px;
  }

  .message.user > .selection {
    align-self: flex-end;
    margin-top: -8px;
  }

  .foot {
    min-width: 0;
  }

  .replacing {
    width: calc(100% - 24px);
    margin-block: 8px 4px;
  }

  .text {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }

  p.text {
    white-space: pre-wrap;
  }

  .broken-off {
    display: grid;
    gap: 8px;
  }

  .message:is([data-tone='cancelled'], [data-tone='interrupted']) .text {
    color: var(--_muted);
  }

  .recovery {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-top: -6px;
    padding-inline-start: 19px;
  }

  .recovery .code {
    color: var(--_muted);
    font-size: 11px;
    user-select: all;
    overflow-wrap: anywhere;
  }

  .ways {
    justify-content: flex-end;
    margin-inline-start: auto;
  }

  .approve-all {
    align-self: flex-start;
  }

  .turn-note {
    margin: -6px 0 0;
    padding-inline-start: 19px;
    overflow-wrap: anywhere;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .turn-files {
    min-width: 0;
    color: var(--_muted);
    font-size: var(--_small);
    overflow-wrap: anywhere;
  }

  .message > .suggestions {
    margin-top: -2px;
    padding-inline-start: 19px;
  }

  .welcome {
    display: flex;
    flex: 1;
    flex-direction: column;
    justify-content: flex-end;
    gap: 4px;
    padding: 14px;
  }

  .welcome p {
    margin: 0;
  }

  .welcome-title {
    font-weight: 600;
  }

  .suggestions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 12px;
  }

  .suggestions button {
    max-width: 100%;
    border-radius: 14px;
    white-space: normal;
    text-align: start;
  }

  .latest {
    position: absolute;
    inset-block-end: 8px;
    inset-inline: 0;
    width: max-content;
    margin-inline: auto;
    border-color: var(--_line-strong);
    border-radius: 14px;
    background: var(--_raised);
  }

  .latest.ask {
    border-color: var(--_ask);
    color: var(--_ask);
  }

  .latest:hover:not(:disabled) {
    background: color-mix(in oklab, var(--_raised), var(--_text) 7%);
  }

  @container (max-width: 320px) {
    .step-summary + .step-time {
      display: none;
    }
  }
`,Ce=w`
  .composer {
    display: grid;
    gap: 4px;
    width: calc(100% - 24px);
    margin-block: 4px 12px;
    padding: 4px 6px 6px;
    border: 1px solid var(--_line-strong);
    border-radius: 10px;
    background: var(--_raised);
  }

  .composer:focus-within {
    outline: 2px solid var(--_focus);
    outline-offset: -1px;
  }

  .composer:has(.composer-row :focus-visible) {
    outline: none;
  }

  .composer textarea {
    display: block;
    width: 100%;
    min-height: 32px;
    max-height: 168px;
    padding: 6px 5px;
    border: 0;
    outline: none;
    background: transparent;
    resize: none;
    field-sizing: content;
  }

  .composer textarea:disabled {
    color: var(--_muted);
  }

  .composer-row {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
    padding-inline-start: 5px;
  }

  .activity {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    color: var(--_muted);
    font-size: var(--_small);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .activity.ask {
    color: var(--_ask);
  }

  .selection {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: 5px;
    max-width: 100%;
    min-width: 0;
    padding-inline: 6px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    color: var(--_muted);
    font-size: var(--_small);
  }

  .selection > code {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .selection > .icon,
  .selection .icon-only > .icon {
    width: 13px;
    height: 13px;
  }

  .selection .icon-only {
    width: 22px;
    min-height: 22px;
    margin-inline-end: -5px;
  }

  .picker {
    display: grid;
    overflow: auto;
    overscroll-behavior: contain;
    width: calc(100% - 24px);
    max-height: 240px;
    margin-block: 8px 4px;
    padding: 4px;
    border: 1px solid var(--_line);
    border-radius: 10px;
    background: var(--_raised);
  }

  .picker button {
    flex-direction: column;
    align-items: start;
    gap: 0;
    padding-block: 5px;
    border-color: transparent;
    white-space: normal;
    text-align: start;
  }

  .picker-prompt {
    color: var(--_muted);
    font-size: var(--_small);
    overflow-wrap: anywhere;
  }

  .picker p {
    margin: 6px 10px;
  }
`,Ae=[K,W,F,J,N,ke,V,$e,Ce];const Be=[["path",{d:"M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z"}],["path",{d:"M12 8v6"}],["path",{d:"M9 11h6"}]];const Se=[["path",{d:"M2 6h4"}],["path",{d:"M2 10h4"}],["path",{d:"M2 14h4"}],["path",{d:"M2 18h4"}],["rect",{width:"16",height:"20",x:"4",y:"2",rx:"2"}],["path",{d:"M9.5 8h5"}],["path",{d:"M9.5 12H16"}],["path",{d:"M9.5 16H14"}]];const _e=[["path",{d:"M14 17H5"}],["path",{d:"M19 7h-9"}],["circle",{cx:"17",cy:"17",r:"3"}],["circle",{cx:"7",cy:"7",r:"3"}]];const Me=[["path",{d:"M14 4.1 12 6"}],["path",{d:"m5.1 8-2.9-.8"}],["path",{d:"m6 12-1.9 2"}],["path",{d:"M7.2 2.2 8 5.1"}],["path",{d:"M9.037 9.69a.498.498 0 0 1 .653-.653l11 4.5a.5.5 0 0 1-.074.949l-4.349 1.041a1 1 0 0 0-.74.739l-1.04 4.35a.5.5 0 0 1-.95.074z"}]];function T({selector:t,path:e},s,i){const n=d(s);return o`<span class="selection" part="selection" title=${`${t} \xB7 ${e}`}>
    ${m(Me)}<span class="visually-hidden">${n("selected")}: </span>
    <code class="mono">${t}</code>
    ${i?o`<button class="icon-only" aria-label=${n("unselect")} title=${n("unselect")} @click=${i}>
            ${m(Y)}
          </button>`:l}
  </span>`}function Re(t){const{value:e,phase:s,waiting:i,activity:n,selection:a,language:r}=t,c=d(r);return o`<div class="composer" part="composer">
    ${a?T(a,r,t.unselect):l}
    <textarea
      rows="1"
      aria-label=${c("prompt")}
      placeholder=${c("placeholder")}
      aria-describedby="activity"
      ?disabled=${s!=="ready"}
      .value=${G(e)}
      @input=${t.onInput}
      @keydown=${t.onKeydown}
    ></textarea>
    <div class="composer-row">
      <span id="activity" class=${i?"activity ask":"activity"} title=${n??l}
        >${n??c(s==="ready"?"loading":s)}</span
      >
      ${Ee(t)}
    </div>
  </div>`}function Ee(t){const{running:e,startAnew:s,openSettings:i,phase:n,value:a,picking:r,language:c}=t,p=d(c);return e?o`<button part="cancel" @click=${t.cancel}>${p("cancel")}</button>`:o`
    ${s?k(Be,p("newConversation"),s):l}
    ${i?k(_e,p("settings"),i):l}
    ${k(Se,p("recipes"),t.toggleRecipes,r)}
    <button class="primary" part="send" ?disabled=${n!=="ready"||a.trim()===""} @click=${t.send}>
      ${p("send")}
    </button>
  `}function k(t,e,s,i){return o`<button
    class="icon-only"
    aria-label=${e}
    title=${e}
    aria-expanded=${i??l}
    @click=${s}
  >
    ${m(t)}
  </button>`}function Te(t,e){t.isComposing||t.keyCode===229||t.ctrlKey||t.metaKey||t.altKey||t.shiftKey||Pe(t,e)&&t.preventDefault()}function Pe(t,e){switch(t.key){case"Enter":return e.send(),!0;case"ArrowUp":return e.older();case"ArrowDown":return e.newer();case"Escape":return e.cancel()?(t.stopPropagation(),!0):!1;default:return!1}}const De=[["path",{d:"M12 5v14"}],["path",{d:"m19 12-7 7-7-7"}]];function Ue(t){const{messages:e,pending:s,language:i,onScroll:n}=t,a=d(i)("conversation");return o`<div class="scroller" part="scroller" role="group" tabindex="0" aria-label=${a} @scroll=${n}>
    ${e.length===0&&s.length===0?t.welcome():l}
    <div class="log" part="log" role="log" aria-label=${a} ?hidden=${e.length===0}>
      ${f(e,({id:r})=>r,t.message)}
    </div>
    ${s.length>0?o`<div class="pending">
            ${f(s,({id:r})=>r,t.card)}
            ${t.approveAll?o`<button class="approve-all" part="approve-all" @click=${t.approveAll}>
                    ${d(i)("approveAll")}
                  </button>`:l}
          </div>`:l}
  </div>`}function qe(t,e,s){const i=d(e);return o`<button class=${t?"latest ask":"latest"} @click=${s}>
    ${m(De)} ${i(t?"approvalBelow":"latest")}
  </button>`}class ze{constructor(e,s){this.#i=!0,this.onScroll=()=>{const i=this.#t();if(!i)return;const n=i.scrollHeight-i.scrollTop-i.clientHeight<=32;n!==this.#i&&(this.#i=n,this.#e.requestUpdate())},this.#e=e,this.#t=s,e.addController(this)}#e;#t;#s;#n;#i;get following(){return this.#i}resume(){this.#i=!0,this.#r(),this.#e.requestUpdate()}hostUpdated(){this.#o(),this.#i&&this.#r()}hostDisconnected(){this.#s?.disconnect(),this.#s=void 0,this.#n=void 0}#r(){const e=this.#t();e&&(e.scrollTop=e.scrollHeight)}#o(){const e=this.#t()??void 0;e!==this.#n&&(this.#s?.disconnect(),this.#n=e,e&&(this.#s=new ResizeObserver(()=>{this.#i&&this.#r()}),this.#s.observe(e)))}}function $(t,e){const{code:s,parameters:i={},said:n="",error:a,tone:r}=t,c=Q(t.text.slice(n.length).trimStart(),a?.code??"");if(e==="en"||s===void 0)return c;const p=X("agent",e,s);return p!==void 0?Z(p,e==="ko"?{...i,...Oe(i)}:i):r==="error"&&a?B(a,e):c}function Le(t,e){const{said:s,error:i}=t,n=i?`${$(t,e)} (${i.code})`:$(t,e);return s===void 0?n:`${s}

${n}`}const Ie=new Map([["waiting","\uB300\uAE30 \uC911"],["synced","\uCD5C\uC2E0 \uC0C1\uD0DC"],["error","\uC624\uB958"]]);function Oe(t){const{storage:e,dirty:s,status:i=t.preview,problems:n,message:a}=t;return{stored:e==="indexed-db"?"\uC774 \uBE0C\uB77C\uC6B0\uC800\uC5D0 \uC800\uC7A5\uB429\uB2C8\uB2E4.":"\uBA54\uBAA8\uB9AC\uC5D0\uB9CC \uC788\uACE0 \uC800\uC7A5\uB418\uC9C0 \uC54A\uC2B5\uB2C8\uB2E4.",unsaved:s===0?"\uC800\uC7A5\uD558\uC9C0 \uC54A\uC740 \uAC83\uC740 \uC5C6\uC2B5\uB2C8\uB2E4.":`\uB9C8\uC9C0\uB9C9 \uC800\uC7A5 \uB4A4 \uD30C\uC77C ${s??0}\uAC1C\uAC00 \uBC14\uB00C\uC5C8\uC2B5\uB2C8\uB2E4.`,shown:Ie.get(i)??String(i),found:n===0||n===void 0?"":` \uCC38\uC870 ${n}\uAC1C\uB97C \uBD88\uB7EC\uC624\uC9C0 \uBABB\uD588\uC2B5\uB2C8\uB2E4.`,said:a===""||a===void 0?"":` \uBA54\uC2DC\uC9C0: ${a}`}}function He(t,e,s,i){const{error:n}=t;return n?o`<div class="recovery">
    <code class="code mono">${n.code}</code>
    ${i?ee(te(n,{repeatable:t.retryPrompt!==void 0,hasProvider:s}),e,i):l}
  </div>`:l}const P={running:"running","waiting-for-approval":"waiting",completed:"completed",failed:"failed",cancelled:"cancelled"};function je({step:t,previous:e,answerCode:s,language:i}){const n=U(t,e),a=t.error?void 0:Ke(t.summary,t.revision),r=t.status==="failed"&&t.error?.code!==s?t.error?.code:void 0;return o`<li class="step" part="step" data-status=${P[t.status]}>
    ${S(P[t.status],i)}
    <div class="step-line">
      <code class="step-name mono">${t.name}</code>
      <span class="step-facts">
        ${a?o`<span class="step-summary">${a}</span>`:l}
        ${r?o`<code class="step-code mono">${r}</code>`:l}
        ${t.durationMs===void 0?l:o`<span class="step-time">${se(t.durationMs)}</span>`}
        ${n===void 0?l:D(n,t.acknowledged===!0,i)}
      </span>
    </div>
  </li>`}function D(t,e,s){const i=d(s);return ie({revision:t,state:e?"shown":"rendering",label:i(e?"shown":"rendering",{revision:t})})}function U({revision:t,acknowledged:e},s){if(t===void 0)return;const i=s?.revision!==void 0&&t>s.revision;return e===!0||i?t:void 0}function Ke(t,e){return e===void 0?t:t?.split(" \xB7 ").filter(s=>s!==`r${e}`).join(" \xB7 ")}const q=3;function We(t,{language:e,running:s,undo:i}){if(!t)return l;const n=d(e),a=C(t.paths,e);switch(t.state){case"undone":return o`<p class="turn-note">${n("turnUndone")}</p>`;case"changed-since":return o`<p class="turn-note">${n("turnChangedSince",{paths:a})}</p>`;case"offered":return o`<div class="recovery">
        <button part="undo-turn" ?disabled=${s} title=${n("undoTurnHint")} @click=${i}>
          ${n("undoTurn")}
        </button>
        <span class="turn-files">${a}</span>
      </div>`}}function C(t,e){const s=t.slice(0,q).join(", "),i=t.length-q;return i>0?d(e)("andMore",{paths:s,count:i}):s}function Fe(t){return t.message.role==="user"?Je(t):Ne(t)}function Je({message:t,language:e}){return o`<div class="message user" part="message" data-role="user">
    <span class="visually-hidden">${d(e)("you")}: </span>
    <p class="bubble" part="bubble" dir="auto">${t.text}</p>
    ${t.selection?T(t.selection,e):l}
  </div>`}function Ne(t){const{message:e,language:s,hasProvider:i,take:n,suggestions:a}=t,r=e.steps??[];return o`<div class="message assistant" part="message" data-role="assistant" data-tone=${e.tone??l}>
    <span class="visually-hidden">${d(s)("agent")}: </span>
    ${r.length>0?o`<ol class="steps" part="steps" role="list">
            ${f(r,({toolCallId:c})=>c,(c,p)=>je({step:c,previous:r[p-1],answerCode:e.error?.code,language:s}))}
          </ol>`:l}
    ${e.text?Ve(t):l} ${He(e,s,i,n)}
    ${We(t.turnUndo,t)} ${a}
  </div>`}function Ve({message:t,language:e,drawMarkdown:s,copy:i,copied:n}){const a=d(e),r=a(n||"copy");return o`<div class="answer">
    ${S(Qe(t),e)} ${Ye(t,e,s)}
    <span class="answer-end">
      ${Ge(t,e)}
      <button class="icon-only copy" part="copy" aria-label=${r} title=${r} @click=${i}>
        ${m(n==="copied"?ne:ae)}
      </button>
    </span>
  </div>`}function Ye(t,e,s){if(t.code!==void 0||t.tone==="error"){const i=o`<p class="text" dir="auto">${$(t,e)}</p>`;return t.said===void 0?i:o`<div class="text broken-off">
      <div class="markdown" part="answer" dir="auto">${s(t.said)}</div>
      ${i}
    </div>`}return o`<div class="text markdown" part="answer" dir="auto">${s(t.text)}</div>`}function Ge({revision:t,steps:e=[]},s){return t===void 0?l:e.some((i,n)=>U(i,e[n-1])===t)?l:D(t,!1,s)}function Qe({tone:t,error:e}){return t==="error"?"failed":t==="cancelled"||t==="interrupted"||e?"cancelled":"completed"}function Xe(t=window){const e=new URL(t.location.href),s=e.searchParams.get("prompt");if(s===null)return;e.searchParams.delete("prompt");try{t.history.replaceState(t.history.state,"",e)}catch{}const i=s.slice(0,4e3).trim();return i===""?void 0:i}class Ze{#e=0;#t="";#s;isShowing(e){return this.#s===e}older(e,s){if(this.isShowing(s)||this.#n(s),!(this.#e>=e.length))return this.#e+=1,this.#i(e.at(-this.#e))}newer(e,s){if(!(!this.isShowing(s)||this.#e===0))return this.#e-=1,this.#i(this.#e===0?this.#t:e.at(-this.#e))}#n(e){this.#e=0,this.#t=e}#i(e){return this.#s=e,e}}class et extends _{constructor(e){super("jig-prompt-request",e)}}class tt{constructor(e){this.drop=()=>{this.putBack(void 0),this.#t.value&&this.#e.currentView?.commands.clearSelection()},this.#e=e,this.#t=new u(e,s=>s.design,({selection:s})=>s)}#e;#t;#s;get value(){return this.#t.value??this.#s}putBack(e){this.#s=e,this.#e.requestUpdate()}}const z=A("recipes",{recipes:"Recipes",starter:"Starter",workflow:"Workflow",advanced:"Advanced",approval:"approval",preview:"preview shows it",or:"{first} or {second}",chain:"What will happen",run:"Run",none:"No recipe fits this workspace.",finding:"Looking which recipes fit\u2026",busy:"The agent is working. Recipes can be run when it is done."});function st({recipes:t,language:e,choose:s,close:i}){const n=z(e),a=r=>{if(r.key!=="Escape")return nt(r);r.preventDefault(),r.stopPropagation(),i()};return o`<div
    class="picker"
    part="recipes"
    role="group"
    tabindex="-1"
    aria-label=${n("recipes")}
    @keydown=${a}
  >
    ${t&&t.length>0?t.map(r=>{const{title:c,prompt:p}=b(r,e);return o`<button data-recipe=${r.id} @click=${()=>s(p)}>
              <span>${c}</span><span class="picker-prompt">${p}</span>
            </button>`}):o`<p class="muted">${n(t?"none":"finding")}</p>`}
  </div>`}function it(t){(t.querySelector(".picker button")??t.querySelector(".picker"))?.focus()}function nt(t){const e=t.key==="ArrowDown"?1:t.key==="ArrowUp"?-1:0;if(e===0)return;const s=[...t.currentTarget.querySelectorAll("button")],i=s.indexOf(t.target);t.preventDefault(),s.at((i+e)%s.length)?.focus()}function at(t,e){const{selection:s}=t.findLast(({role:i})=>i==="user")??{};return{...e==="use-local-agent"&&{agent:"local"},...s&&{selection:s}}}class rt extends Event{constructor(e){super(`jig-run-${e.state}`,{bubbles:!0,composed:!0}),this.detail=e}}class ot{#e;#t;#s;#n;constructor(e){this.#e=e,e.addController(this)}hostUpdate(){this.#i(this.#e.currentView?.agent)}hostDisconnected(){this.#i(void 0)}#i(e){e!==this.#t&&(this.#s?.(),this.#t=e,this.#n=e?.getSnapshot().run,this.#s=e?.subscribe(()=>this.#r(e.getSnapshot())))}#r({run:e,messages:s}){if(!e||e.sessionId===this.#n?.sessionId&&e.state===this.#n.state)return;this.#n=e;const i=e.state==="failed"?s.at(-1)?.error?.code:void 0;this.#e.dispatchEvent(new rt({...e,...i!==void 0&&{code:i}}))}}class lt extends _{constructor(e){super("jig-settings-request",e)}}async function ct(t,e,s){const i=d(s),{error:n,structuredContent:a}=await t?.commands.undoTurn(e)??{};if(n){const c=L(n.details);return c.length>0?i("turnChangedSince",{paths:C(c,s)}):B(n,s)}const r=L(a);return r.length>0?i("putBack",{paths:C(r,s)}):i("turnUndone")}function L(t){const{paths:e}=t??{};return Array.isArray(e)?e.map(String):[]}const dt=["update-hero","make-emerald","show-workspace-status","create-notes","find-text"],pt=3;function ut(t){const e=d(t.language);return o`<div class="welcome">
    <p class="welcome-title">${e("emptyTitle")}</p>
    <p class="muted">${e("emptyText")}</p>
    ${I(t)}
  </div>`}function I({prompts:t,disabled:e,choose:s}){return t.length===0?l:o`<div class="suggestions" part="suggestions">
    ${t.map(i=>o`<button ?disabled=${e} @click=${()=>s(i)}>${i}</button>`)}
  </div>`}var ht=Object.defineProperty,g=(t,e,s,i)=>{for(var n=void 0,a=t.length-1,r;a>=0;a--)(r=t[a])&&(n=r(e,s,n)||n);return n&&ht(e,s,n),n};class h extends re{constructor(){super(),this.#e=this.attachInternals(),this.#t=new u(this,e=>e.agent),this.#s=new u(this,e=>e.approvals),this.#n=new u(this,e=>e.catalog),this.#i=new u(this,e=>e.phase),this.#r=new u(this,e=>e.workspace,e=>e.state.revision),this.#o=new tt(this),this.#p=new E(this),this.#w=new fe(this),this.#u=new oe(this),this.#l=new le(this),this.#d=new Ze,this.#c=new ze(this,()=>this.scroller),this.value="",this.promptLink=!1,this.settingsButton=!1,this.picking=!1,this.#x=e=>{this.value=e.target.value},this.#y=e=>Te(e,{send:this.#m,older:()=>this.#S()&&this.#g(this.#d.older(this.#h,this.value)),newer:()=>this.#g(this.#d.newer(this.#h,this.value)),cancel:()=>this.#B()}),this.#b=e=>{e.detail>1||(this.view?.commands.cancelRun(),this.field?.focus())},this.#m=()=>{const e=this.value.trim();if(e===""||this.#a.running)return;const s=this.#o.value;this.#v(e,s?{selection:s}:{})&&(this.value="",this.#o.drop()),this.field?.focus()},new ce(this),new ot(this)}static{this.styles=[de.styles,Ae]}#e;#t;#s;#n;#i;#r;#o;#p;#w;#u;#l;#d;#c;connectedCallback(){super.connectedCallback();const e=this.promptLink?Xe():void 0;e!==void 0&&this.value===""&&(this.value=e)}get#a(){return this.#t.value??xe}get#f(){return[...this.#s.value??[]].reverse()}get#h(){return this.#a.messages.filter(({role:e})=>e==="user").map(({text:e})=>e)}updated(){M(this.#e,"running",this.#a.running),M(this.#e,"waiting",this.#f.length>0)}#x;#y;#B(){return this.#a.running?(this.view?.commands.cancelRun(),!0):!1}#S(){const{field:e}=this;return this.#d.isShowing(this.value)||e?.selectionStart===0&&e.selectionEnd===0}#g(e){return e===void 0?!1:(this.value=e,this.updateComplete.then(()=>this.field?.setSelectionRange(e.length,e.length)),!0)}#b;#m;#v(e,s={}){const{view:i}=this;return!i||this.#i.value!=="ready"||this.#a.running||!this.dispatchEvent(new et({prompt:e}))?!1:(this.#l.forget(),this.picking=!1,this.#c.resume(),this.#_(e,s),!0)}async#_(e,s){!await this.view?.commands.runPrompt(e,s).then(i=>i.state==="failed"&&i.error.code!=="TOOL_POLICY_DENIED",()=>!0)||this.value!==""||(this.value=e,this.#o.putBack(s.selection))}async#M(e,{error:s,retryPrompt:i}){const{view:n}=this,a=i??this.#h.at(-1);if(!(!n||a===void 0)){if(e==="open-settings")this.#k(s?{code:s.code}:{});else if(pe(e))await this.#l.take(e,n,this.language);else if(this.#v(a,at(this.#a.messages,e))){if(this.value.trim()!==a)return;this.value="",this.#o.putBack(void 0)}}}async#R(e){this.#l.say(await ct(this.view,e,this.language)),await this.updateComplete,this.matches(":focus-within")&&!this.shadowRoot?.activeElement&&this.field?.focus()}#k(e){return this.dispatchEvent(new lt(e))}#E(e){this.picking=!1,this.#g(e),this.focusComposer()}async#$(){this.picking=!this.picking,await this.updateComplete,this.picking?it(this.renderRoot):this.field?.focus()}async focusComposer(){await this.updateComplete,this.field?.focus()}render(){if(!this.view)return ue("noStudio",this.language);const e=this.#f,s=e.at(-1);return o`
      <div class="pane">
        ${this.#T(e)}
        ${this.#c.following?l:qe(e.length>0,this.language,()=>this.#c.resume())}
      </div>
      <div class="foot">
        ${this.#l.question(this.language)}
        ${this.picking?st({recipes:this.#p.value,language:this.language,choose:i=>this.#E(i),close:()=>{this.#$()}}):l}
        ${this.#U(e.length>0)}
      </div>
      <div class="visually-hidden" role="status">
        ${s?be(s,this.#A(s),this.language):this.#l.notice}
      </div>
    `}#T(e){const{messages:s,running:i}=this.#a,{language:n}=this;return Ue({messages:s,pending:e,language:n,onScroll:this.#c.onScroll,welcome:()=>ut({...this.#C(dt),language:n}),message:a=>this.#D(a,a===s.at(-1)&&!i),approveAll:he(this.#a,e)?()=>this.view?.commands.approveAllOfTurn():void 0,card:a=>this.#P(a)})}#P(e){return ge({approval:e,definition:this.#A(e),revision:this.#r.value,language:this.language,decide:(...s)=>{const i=()=>this.view?.commands.decideApproval(e.id,...s);me(this,e.id,i,()=>this.field)}})}#D(e,s){const{language:i}=this;return Fe({message:e,language:i,hasProvider:this.#a.mode==="provider",take:s&&!this.#l.busy?n=>{this.#M(n,e)}:void 0,running:this.#a.running,turnUndo:this.#a.turnUndo?.get(e.id),drawMarkdown:n=>this.#w.draw(n),undo:()=>{this.#R(e.id)},copy:()=>{this.#u.copy(e.id,Le(e,i))},copied:this.#u.outcomeOf(e.id),suggestions:s&&e.suggestions?I(this.#C(e.suggestions)):l})}#C(e){const s=this.#p.value??[];return{prompts:e.flatMap(i=>s.find(n=>n.id===i)??[]).slice(0,pt).map(i=>b(i,this.language).prompt),disabled:this.#i.value!=="ready",choose:i=>this.#v(i)&&this.field?.focus()}}#U(e){const s=this.#i.value??"loading",{running:i,messages:n,activity:a,mode:r}=this.#a;return Re({value:this.value,phase:s,running:i,picking:this.picking,waiting:e,activity:s==="ready"?ye({activity:a,mode:r,waiting:e,notice:this.#l.notice},this.language):void 0,selection:this.#o.value,language:this.language,onInput:this.#x,onKeydown:this.#y,send:this.#m,cancel:this.#b,unselect:this.#o.drop,toggleRecipes:()=>{this.#$()},openSettings:this.settingsButton?()=>this.#k({}):void 0,startAnew:n.length>0&&!i?()=>this.view?.commands.clearConversation():void 0})}#A({name:e}){return this.#n.value?.find(s=>s.name===e)}}g([R(".scroller")],h.prototype,"scroller"),g([R("textarea")],h.prototype,"field"),g([x({attribute:!1})],h.prototype,"value"),g([x({type:Boolean,attribute:"prompt-link"})],h.prototype,"promptLink"),g([x({type:Boolean,attribute:"settings-button"})],h.prototype,"settingsButton"),g([ve()],h.prototype,"picking"),we("jig-chat",h);export{E as O,z as a,b as r};
//# sourceMappingURL=chat-xvyzhWS2.js.map
