/** Every element of the package. */
export const ELEMENT_TAGS = [
  'jig-approvals',
  'jig-catalog',
  'jig-changes',
  'jig-chat',
  'jig-editor',
  'jig-explorer',
  'jig-job',
  'jig-preview',
  'jig-recipes',
  'jig-scope',
  'jig-search',
  'jig-settings',
  'jig-studio',
  'jig-trace',
] as const;

export type ElementTag = (typeof ELEMENT_TAGS)[number];

/** Those that show one thing, inside a studio or a scope. */
export const PANEL_TAGS = ELEMENT_TAGS.filter(isPanel);

export function isPanel(tag: ElementTag): tag is Exclude<ElementTag, 'jig-scope' | 'jig-studio'> {
  return tag !== 'jig-scope' && tag !== 'jig-studio';
}
