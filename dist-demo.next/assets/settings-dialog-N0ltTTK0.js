import{e as n,g as o}from"./trace-3rN4AsmQ.js";import{l as a}from"./index-BFO4SuH-.js";import{s as g}from"./settings-messages-bzDi3R-A.js";const r=o`
  jig-settings {
    --jig-settings-padding: 0 0 16px;
  }
`;async function l(t,i){await a("settings");const s=g(i);return e=>()=>({title:s("title"),styles:r,body:n`<jig-settings part="settings" .studio=${{id:t.id,view:t}}></jig-settings>
      <div class="buttons">
        <button type="button" class="primary" @click=${()=>e.close()}>${s("done")}</button>
      </div>`})}export{l as settingsDialog};
//# sourceMappingURL=settings-dialog-N0ltTTK0.js.map
