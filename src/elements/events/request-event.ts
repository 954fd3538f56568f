/**
 * A request that a host may veto with `preventDefault()` (STYLE 13): it bubbles, leaves shadow roots, and carries a
 * cloneable `detail`.
 */
export abstract class RequestEvent<Detail> extends Event {
  readonly detail: Detail;

  constructor(type: string, detail: Detail) {
    super(type, { bubbles: true, composed: true, cancelable: true });
    this.detail = detail;
  }
}
