import{offeredRecipes as i}from"./offered-recipes-wot78XyW.js";import{c as o}from"./trace-3rN4AsmQ.js";async function s(e,t,a){return i({toolNames:new Set(t.map(({name:r})=>r)),paths:[...e.files.keys()],folderLinked:a,targets:await o(e)})}export{s as findRecipes};
//# sourceMappingURL=find-recipes-Ba1G_pud.js.map
