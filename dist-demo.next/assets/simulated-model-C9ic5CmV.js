import{y as k}from"./trace-3rN4AsmQ.js";import"./model-history-Bh-iLjXz.js";import{createChatCompletionsProvider as y}from"./chat-completions-provider-CUKJn1tv.js";import"./index-BFO4SuH-.js";import{c as w}from"./simulated-endpoint-DpGBLwfA.js";const b=`        <a href="#begin">Begin</a>
`,x='      <section class="closing" id="begin">',v=".closing {",S=`      <section class="pricing" id="pricing" aria-labelledby="pricing-title">
        <h2 id="pricing-title">One price, three sizes of room</h2>
        <ul>
          <li><strong>Sketch</strong> <span>Free</span> One canvas, for yourself.</li>
          <li><strong>Studio</strong> <span>12 a month</span> As many as you like, with two friends.</li>
          <li><strong>Atelier</strong> <span>40 a month</span> A whole team, and every revision for ever.</li>
        </ul>
      </section>

`,_=`.pricing ul {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 16px;
  margin: 24px 0 0;
  padding: 0;
  list-style: none;
}

.pricing li {
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 14px;
  color: var(--muted);
}

.pricing strong,
.pricing span {
  display: block;
  color: var(--ink);
}

.pricing span {
  color: var(--accent-ink);
  font-size: 1.4em;
}

`;function A(e){const t=(n,d,g,f)=>({name:"workspace__applyPatch",arguments:{path:n,search:d,replace:g+d,occurrence:"first",expectedRevision:e+f}});return[t("index.html",b,`        <a href="#pricing">Pricing</a>
`,0),t("index.html",x,S,1),t("styles.css",v,_,2)]}const s=[{id:"pricing",name:"A good day",about:"It reads two files, asks for three edits, looks at the preview, and says what it did.",prompt:"Make a pricing section",reply:T},{id:"busy",name:"Too many requests, then success",about:"The endpoint answers 429 with Retry-After, then 503, then works. The studio asks again by itself.",prompt:"Make it emerald",reply:q},{id:"malformed",name:"A malformed answer, once",about:"The arguments of its call are cut in half. Nothing runs, and Retry asks again.",prompt:"Make it rose",reply:$},{id:"looping",name:"A model that loops",about:"It reads a file that is not there, again and again, until the studio stops it and says why.",prompt:"Tidy up pricing.css",reply:()=>({kind:"turn",calls:[{name:"workspace__readFile",arguments:{path:"pricing.css"}}]})},{id:"cut",name:"An answer that breaks off",about:"The connection ends in the middle of a sentence. What was said stays, and none of its calls is made.",prompt:"What would you change?",reply:()=>({kind:"turn",text:"I would begin with the headline, because it is",cut:!0})},{id:"slow",name:"A slow talker",about:"It writes for half a minute. Cancel ends it at once.",prompt:"Tell me everything about this page",reply:()=>({kind:"turn",text:"This page is a quiet place, and there is a lot to say of it. ".repeat(12),pace:200})}];function T({turn:e,results:t}){switch(e){case 0:return{kind:"turn",text:"I look at the page first.",calls:[{name:"workspace__readFile",arguments:{path:"index.html"}},{name:"workspace__readFile",arguments:{path:"styles.css"}}]};case 1:{const[n]=t;return String(n?.source).includes('id="pricing"')?{kind:"turn",text:"There is a pricing section already, so I change nothing."}:{kind:"turn",text:"A link, a section and its looks: three edits.",calls:A(Number(n?.revision))}}case 2:return u(t)??{kind:"turn",calls:[{name:"preview__getStatus",arguments:{}}]};default:return{kind:"turn",text:"Done: **three prices** in a section of their own, with a link in the menu."}}}function q(e){return e.request===1?{kind:"refusal",status:429,headers:{"Retry-After":"1"},message:"Rate limit exceeded: 1 request per second"}:e.request===2?{kind:"refusal",status:503,message:"The model is being moved"}:l(e,"emerald")}function $(e){return e.request>1?l(e,"rose"):{kind:"turn",text:"I set the theme.",calls:[{name:"preview__setTheme",arguments:'{"theme": "ro'}]}}function l({turn:e,results:t},n){return e===0?{kind:"turn",text:"I set the theme.",calls:[{name:"preview__setTheme",arguments:{theme:n}}]}:u(t)??{kind:"turn",text:`The page is ${n} now.`}}function u(e){const t=e.find(({status:n})=>n==="error");if(t)return{kind:"turn",text:`I stop here: ${String(t.message)}`}}const i=document.querySelector("#scenario"),I=document.querySelector("#about"),o=document.querySelector("#ask"),p=document.querySelector("#wire"),m=w(a(),E),r=k({id:"simulated-model",provider:y({name:"simulated",endpoint:"https://model.invalid/v1/chat/completions",model:"simulated",fetch:m.fetch})}),c=document.createElement("jig-studio");c.studio=r,c.promptLink=!0,document.querySelector("main").append(c),i.replaceChildren(...s.map(({id:e,name:t})=>new Option(t,e))),i.addEventListener("change",()=>h(a())),h(a()),o.addEventListener("click",()=>{r.commands.runPrompt(a().prompt)}),r.agent.subscribe(C);function a(){return s.find(({id:e})=>e===i.value)??s[0]}function h(e){m.choose(e),p.replaceChildren(),I.textContent=e.about,o.textContent=`Ask: ${e.prompt}`}function C(){const{running:e}=r.agent.getSnapshot();o.disabled=e,i.disabled=e}function E({request:e,response:t}){const n=document.createElement("li");n.textContent=`${e} \u2192 ${t}`,p.append(n)}
//# sourceMappingURL=simulated-model-C9ic5CmV.js.map
