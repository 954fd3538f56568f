import type { ProviderSettingsSnapshot } from '../../core/agent/provider/provider-settings-port.js';
import type { Language } from '../locale/language.js';
import { settingsMessages } from './settings-messages.js';

/** Who answers prompts as things are set now. */
export function answererWords(settings: ProviderSettingsSnapshot, language: Language): string {
  const t = settingsMessages(language);
  const { configured, editable } = settings;
  if (configured) return t('configured', { host: providerHost(settings) });
  return t(editable ? 'local' : 'localOnly');
}

/** Whether there is a key for this endpoint, where it lies and where it goes. */
export function keyWords(settings: ProviderSettingsSnapshot, language: Language): string {
  const t = settingsMessages(language);
  const { hasKey, keyStorage, configured } = settings;
  const host = providerHost(settings);
  if (hasKey) return t(keyStorage === 'session' ? 'keySession' : 'keyBrowser', { host });
  return t(configured ? 'keyNotNeeded' : 'keyNone', { host });
}

/** Host and port of the endpoint; of a host's own provider, its name. */
export function providerHost({ endpoint, provider }: ProviderSettingsSnapshot): string {
  return endpoint === '' ? provider : hostOf(endpoint);
}

export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
