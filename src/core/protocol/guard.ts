/** A check of untrusted data: getters and proxies may throw, and that is a no. */
export function guarded(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}
