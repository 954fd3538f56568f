import{A as m,e as d,S as r,h as F}from"./trace-3rN4AsmQ.js";import{n as p,e as $}from"./lit-html-CD8Z-_Ei.js";import{d as x}from"./dialog-messages-B4U8D9XH.js";function y({language:u,create:b}){const e=x(u);return i=>{const f=$(),n=$();let s=0,t,c=!1;const w=async o=>{if(o.preventDefault(),c)return;if(s>r)return n.value?.focus();c=!0;const a=f.value?.value.trim()??"",l=await b(a,n.value?.value??"");if(c=!1,!l.isError)return i.close(a);t=l.error,i.update(),f.value?.focus()},v=()=>{s=n.value?.value.length??0,i.update()};return()=>({title:e("newFile"),body:d`<form @submit=${w} novalidate>
        <label for="new-file-path">${e("newFilePath")}</label>
        <input
          ${p(f)}
          id="new-file-path"
          class="mono"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          maxlength="160"
          autofocus
          aria-invalid=${t?"true":"false"}
          aria-describedby=${t?"new-file-error":"new-file-hint"}
        />
        <p id="new-file-hint" class="muted" ?hidden=${t!==void 0}>${e("newFileHint")}</p>
        <p id="new-file-error" class="error" role="alert">
          ${t?d`${F(t,u)} <code>${t.code}</code>`:m}
        </p>
        <label for="new-file-text">${e("newFileText")}</label>
        <textarea
          ${p(n)}
          id="new-file-text"
          class="mono"
          rows="3"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          aria-invalid=${s>r?"true":"false"}
          aria-describedby="new-file-budget"
          @input=${v}
        ></textarea>
        ${g(s)}
        <div class="buttons">
          <button type="button" @click=${()=>i.close()}>${e("cancel")}</button>
          <button type="submit" class="primary">${e("newFileCreate")}</button>
        </div>
      </form>`});function g(o){const a=new Intl.NumberFormat(u),l=o>r,h=l?e("newFileTooLong",{limit:a.format(r),over:a.format(o-r)}):e("newFileBudget",{count:a.format(o),limit:a.format(r)});return d`<p id="new-file-budget" class=${l?"error":"muted"} role=${l?"alert":m}>
        ${h}
      </p>`}}}export{y as newFileDialog};
//# sourceMappingURL=new-file-dialog-CT9FuJbK.js.map
