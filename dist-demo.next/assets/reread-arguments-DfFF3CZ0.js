function n(e,{workspace:t}){return Object.hasOwn(e,"expectedRevision")?{...e,expectedRevision:t.getSnapshot().state.revision}:e}export{n as r};
//# sourceMappingURL=reread-arguments-DfFF3CZ0.js.map
