import type { Config } from '../../env.js';
import type { Metrics } from '../telemetry/index.js';
import type { AiProvider, UsageListener } from './ai-provider.js';
import { BuiltinProvider } from './builtin/builtin-provider.js';
import { observedProvider } from './observed-provider.js';

/** The configured provider; without a key or an address, the one that is built in. */
export async function openProvider(
  { openai }: Pick<Config, 'openai'>,
  onUsage: UsageListener,
): Promise<AiProvider> {
  if (!openai.apiKey && !openai.baseUrl) return observedProvider(new BuiltinProvider(onUsage));
  const { OpenAiProvider } = await import('./openai/openai-provider.js');
  return observedProvider(new OpenAiProvider(openai, onUsage));
}

/** Counts what calls of models use. */
export const usageCounter =
  (metrics: Metrics): UsageListener =>
  ({ model, inputTokens, outputTokens }) =>
    metrics.count('model', { requests: 1, inputTokens, outputTokens }, model);
