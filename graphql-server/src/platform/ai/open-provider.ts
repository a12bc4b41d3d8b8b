import type { Config } from '../../env.js';
import type { Metrics } from '../telemetry/index.js';
import type { AiProvider, UsageListener } from './ai-provider.js';
import { BuiltinProvider } from './builtin/builtin-provider.js';
import { observedProvider } from './observed-provider.js';
import { OpenAiProvider } from './openai/openai-provider.js';

/** The configured provider; without a key or an address, the one that is built in. */
export function openProvider(
  { openai }: Pick<Config, 'openai'>,
  onUsage: UsageListener,
): AiProvider {
  return observedProvider(
    openai.apiKey || openai.baseUrl
      ? new OpenAiProvider(openai, onUsage)
      : new BuiltinProvider(onUsage),
  );
}

/** Counts what calls of models use. */
export const usageCounter =
  (metrics: Metrics): UsageListener =>
  ({ model, inputTokens, outputTokens }) =>
    metrics.count('model', { requests: 1, inputTokens, outputTokens }, model);
