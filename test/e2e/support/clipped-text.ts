import type { Page } from 'playwright-core';

/**
 * Each piece of text that is cut off without a way to read the rest: by a box that hides what runs over, has no ellipsis
 * and does not scroll. Goes through every shadow root; what stands for screen readers alone, and code, is left out.
 */
export function clippedText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const visit = (root: Document | ShadowRoot): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() !== '' && isClipped(text)) found.push(text.data.trim().slice(0, 60));
      }
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) visit(element.shadowRoot);
    };
    visit(document);
    return [...new Set(found)];

    function isClipped(text: Text): boolean {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      if (parent.closest('script, style, option, .cm-editor, .visually-hidden, [hidden]')) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width < 2 || words.height < 2) return false;
      for (let box: Element | null = parent; box; box = outside(box)) {
        const style = getComputedStyle(box);
        if (style.clipPath !== 'none') return false;
        const inner = box.getBoundingClientRect();
        const [across, along] = [style.overflowX, style.overflowY];
        // What scrolls can be read; what is inside of it and outside of sight is no loss.
        if (isScrolled(along) || isScrolled(across)) return false;
        if (hides(along) && (words.top < inner.top - 1.5 || words.bottom > inner.bottom + 1.5)) return true;
        if (hides(across) && (words.left < inner.left - 1.5 || words.right > inner.right + 1.5)) {
          return style.textOverflow !== 'ellipsis';
        }
      }
      return words.right > innerWidth + 1.5 || words.left < -1.5;
    }

    function outside(box: Element): Element | null {
      return box.assignedSlot ?? box.parentElement ?? (box.getRootNode() as Partial<ShadowRoot>).host ?? null;
    }

    function isScrolled(overflow: string): boolean {
      return overflow === 'auto' || overflow === 'scroll';
    }

    function hides(overflow: string): boolean {
      return overflow === 'hidden' || overflow === 'clip';
    }
  });
}
