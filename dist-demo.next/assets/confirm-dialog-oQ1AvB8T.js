import{A as a,e as t}from"./trace-3rN4AsmQ.js";function s({question:i,warning:l,confirm:c,cancel:e,items:o=[],danger:r=!0}){return n=>()=>({title:i,body:t`<p>${l}</p>
      ${o.length>0?t`<ul class="dialog-list mono">
              ${o.map(u=>t`<li>${u}</li>`)}
            </ul>`:a}
      <div class="buttons">
        <button type="button" autofocus @click=${()=>n.close()}>${e}</button>
        <button type="button" class=${r?"danger":"primary"} part="confirm" @click=${()=>n.close(!0)}>
          ${c}
        </button>
      </div>`})}export{s as confirmDialog};
//# sourceMappingURL=confirm-dialog-oQ1AvB8T.js.map
