import type { Config } from '../../env.js';
import type { AiProvider } from './ai-provider.js';
import { BuiltinProvider } from './builtin/builtin-provider.js';
import { OpenAiProvider } from './openai/openai-provider.js';

/** The configured provider; without a key or an address, the one that is built in. */
export function openProvider({ openai }: Pick<Config, 'openai'>): AiProvider {
  return openai.apiKey || openai.baseUrl ? new OpenAiProvider(openai) : new BuiltinProvider();
}
