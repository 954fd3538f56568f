export const OPENROUTER_ENDPOINT = 'https://openrouter.ai/api/v1/chat/completions';
export const OPENROUTER_MODEL = 'openai/gpt-4o-mini';
export const OPENROUTER_CATALOG = 'https://openrouter.ai/api/v1/models';
