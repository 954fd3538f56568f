import{j as e,g as s,e as t,k as i}from"./trace-3rN4AsmQ.js";class o extends e{static{this.styles=s`
    :host {
      display: contents;
    }
  `}render(){return t`<slot></slot>`}}i("jig-scope",o);
//# sourceMappingURL=scope-BX0Y0FBF.js.map
