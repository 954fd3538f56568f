import type { FramePart, FrameTools } from './frame-tools.js';

/**
 * Tells what a policy kept from the page. Our own stops what comes from elsewhere, one that the author wrote stops what it
 * says: that is a diagnostic. Any other comes from the host or its frame page, and if it stops what the page
 * brings along, the page is not shown as written: that is a failure. Part of the runtime: see `FrameTools`.
 */
export function watchPolicy(tools: FrameTools, policy: () => string): FramePart {
  const { methodOf, getterOf, cut } = tools;
  const MOST = 40;
  const directiveOf = getterOf<string>(SecurityPolicyViolationEvent.prototype, 'effectiveDirective');
  const blockedOf = getterOf<string>(SecurityPolicyViolationEvent.prototype, 'blockedURI');
  const policyOf = getterOf<string>(SecurityPolicyViolationEvent.prototype, 'originalPolicy');
  const dispositionOf = getterOf<string>(SecurityPolicyViolationEvent.prototype, 'disposition');
  const fileOf = getterOf<string>(SecurityPolicyViolationEvent.prototype, 'sourceFile');
  const lineOf = getterOf<number>(SecurityPolicyViolationEvent.prototype, 'lineNumber');
  const columnOf = getterOf<number>(SecurityPolicyViolationEvent.prototype, 'columnNumber');
  const queryAll = methodOf<NodeListOf<Element>>(Document.prototype, 'querySelectorAll');
  const lengthOf = getterOf<number>(NodeList.prototype, 'length');
  const itemOf = methodOf<Element>(NodeList.prototype, 'item');
  const attributeOf = methodOf<string | null>(Element.prototype, 'getAttribute');
  const startsWith = methodOf<boolean>(String.prototype, 'startsWith');
  const trim = methodOf<string>(String.prototype, 'trim');
  const page = document;
  let told = 0;

  const isAuthors = (violated: string): boolean => {
    const metas = queryAll(page, 'meta[http-equiv]');
    for (let index = 0; index < lengthOf(metas); index += 1) {
      if (trim(attributeOf(itemOf(metas, index), 'content') ?? '') === trim(violated)) return true;
    }
    return false;
  };

  const onViolation = (event: Event): void => {
    if (!event.isTrusted || dispositionOf(event) !== 'enforce') return;
    const violated = policyOf(event);
    const directive = directiveOf(event);
    const address = cut(blockedOf(event), 2000);
    const place = { file: fileOf(event), line: lineOf(event), column: columnOf(event), stack: '' };
    const fromElsewhere = startsWith(address, 'http') || startsWith(address, 'ws');
    const byPage = violated !== policy() && isAuthors(violated);
    if (violated !== policy() && !byPage) {
      if (!fromElsewhere) {
        const what = address === '' ? 'a part' : `“${address}”`;
        return tools.fail(`The host’s Content-Security-Policy (${directive}) keeps ${what} from the page.`, place);
      }
    }
    told += 1;
    if (told > MOST || !(fromElsewhere || byPage)) return;
    const revision = tools.revision();
    // After the console lines that came before it.
    tools.soon(() => tools.say({ type: 'jig-studio.preview.blocked', revision, directive, address, place, byPage }));
  };

  return { listen: () => tools.listen('securitypolicyviolation', onViolation) };
}
