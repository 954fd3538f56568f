interface TrustedTypesPolicy {
  createHTML(input: string): string;
}
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createHTML(input: string): string }): TrustedTypesPolicy;
}

/** Named in the docs: a host with `trusted-types` in its policy allows this name. */
export const TRUSTED_TYPES_POLICY = 'jig-studio';

let policy: TrustedTypesPolicy | null | undefined;

/** The page of a sandboxed frame, in the form that a host with Trusted Types accepts (there `srcdoc` takes no plain text). */
export function trustedFrameHtml(html: string): string {
  policy ??= createPolicy();
  return policy ? policy.createHTML(html) : html;
}

function createPolicy(): TrustedTypesPolicy | null {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  try {
    return factory?.createPolicy(TRUSTED_TYPES_POLICY, { createHTML: (input) => input }) ?? null;
  } catch {
    // The name is taken or not allowed: plain text is tried, and the frame says what stands in the way.
    return null;
  }
}
