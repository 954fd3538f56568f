import type { ProviderSettings } from '../agent/provider/provider-settings-port.js';
import { toErrorShape } from './error-shape.js';
import type { ProviderTest } from './studio-view.js';

/** One small request without tools: key, model and endpoint are right when any checked answer comes back. */
export async function testProvider(
  settings: ProviderSettings,
  { signal = new AbortController().signal }: { readonly signal?: AbortSignal } = {},
): Promise<ProviderTest> {
  try {
    const provider = await settings.open();
    await provider?.requestTurn(
      { system: 'Answer with one word.', messages: [{ role: 'user', text: 'Say ok.' }], tools: [] },
      { signal },
    );
    return provider ? { state: 'connected' } : { state: 'failed', error: NOT_CONFIGURED };
  } catch (error) {
    return { state: 'failed', error: toErrorShape(error) };
  }
}

const NOT_CONFIGURED = {
  code: 'OPENROUTER_CONFIGURATION_ERROR',
  message: '[OPENROUTER_CONFIGURATION_ERROR] No key is set.',
  retryable: false,
} as const;
