// The payment provider as this service needs it: find a charge by its key, and make one.

export function createPaymentProvider(url) {
  return {
    /**
     * The receipt of a charge, or `undefined` when the provider says that there is none. A provider that cannot be asked
     * leaves us in doubt: a process before this one may have charged.
     */
    async find(key, signal) {
      const response = await fetch(`${url}/charges/${encodeURIComponent(key)}`, { signal }).catch(() => undefined);
      if (response?.ok) return response.json();
      if (response?.status === 404) return undefined;
      throw inDoubt('The provider cannot be asked for the charge.');
    },

    /** Sends the charge once. Only an answer of the provider counts; without one nobody knows what happened. */
    async charge(key, charge, signal) {
      const response = await fetch(`${url}/charges`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(charge),
        signal,
      }).catch(() => undefined);
      if (response?.status === 402) throw declined();
      const receipt = response?.ok ? await response.json().catch(() => undefined) : undefined;
      if (!receipt) throw inDoubt('The answer of the provider was lost.');
      return receipt;
    },
  };
}

function inDoubt(message) {
  return Object.assign(new Error(message), { code: 'TOOL_EXECUTION_UNKNOWN' });
}

function declined() {
  return Object.assign(new Error('The provider declined the charge.'), { code: 'CARD_DECLINED', retryable: false });
}
