import { networkSources } from './frame-policy.js';

/** What a host lets pages do, and how it delivers them. */
export interface PageRights {
  /** Sources of the network that pages may reach. */
  readonly network: readonly string[];
  /** What is added to the sandbox beside `allow-scripts`. */
  readonly sandbox: readonly string[];
  /** Address of the self-hosted frame page, or undefined for `srcdoc`. */
  readonly frameUrl: string | undefined;
}

/** Never given to a page, whatever the host adds: with the first it were the host, with the others it could replace it. */
const NEVER = /^allow-(?:same-origin|top-navigation.*)$/;

/** Reads the attributes of an element that shows pages. */
export function pageRights(element: {
  readonly network: string | undefined;
  readonly sandboxAllow: string | undefined;
  readonly previewFrameUrl: string | undefined;
}): PageRights {
  return {
    network: networkSources(element.network),
    sandbox: admittedTokens((element.sandboxAllow ?? '').split(/\s+/)),
    frameUrl: element.previewFrameUrl || undefined,
  };
}

/** The sandbox tokens that a page may be given. */
export function admittedTokens(tokens: readonly string[]): readonly string[] {
  return tokens.filter((token) => token !== '' && !NEVER.test(token.toLowerCase()));
}
