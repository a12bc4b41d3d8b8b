import type { Config } from '../../env.js';
import type { Metrics } from '../telemetry/index.js';
import { AiError } from './ai-error.js';
import type { AiProvider, UsageListener } from './ai-provider.js';
import { BuiltinProvider } from './builtin/builtin-provider.js';
import { type CallListener, observedProvider } from './observed-provider.js';

/** The configured provider; without a key or an address, the one that is built in. */
export async function openProvider(
  { openai }: Pick<Config, 'openai'>,
  onUsage: UsageListener,
  onCall?: CallListener,
): Promise<AiProvider> {
  if (!openai.apiKey && !openai.baseUrl) return observedProvider(new BuiltinProvider(onUsage));
  const { OpenAiProvider } = await import('./openai/openai-provider.js');
  return observedProvider(new OpenAiProvider(openai, onUsage), onCall);
}

/** Counts what calls of models use. */
export const usageCounter =
  (metrics: Metrics): UsageListener =>
  ({ model, inputTokens, outputTokens }) =>
    metrics.count('model', { requests: 1, inputTokens, outputTokens }, model);

/** What a call that was counted was about; the built-in provider's calls are not. */
export interface CountedCall {
  /** Whether it was asked for vectors; words otherwise. */
  isEmbedding: boolean;
  model: string;
  /** Why it failed: an {@link AiErrorCode}; empty where it did not. */
  code: string;
  /** What the provider itself said, such as `404 model_not_found`; may be empty. */
  told: string;
}

const SEPARATOR = '\t';

/** Counts which calls succeed, and why others fail. */
export const callCounter =
  (metrics: Metrics): CallListener =>
  ({ operation, model, error }) => {
    const kind = operation === 'embed' ? 'vectors' : 'words';
    const [code, told] = error === undefined ? [] : causeOf(error);
    const label = [kind, model, code ?? '', told ?? ''].join(SEPARATOR);
    metrics.count('provider', { calls: 1, ...(code ? { failures: 1 } : {}) }, label);
  };

const causeOf = (error: unknown): [code: string, told: string] =>
  error instanceof AiError ? [error.code, error.told ?? ''] : ['unknown', ''];

/** The other way round. */
export function readCountedCall(label: string): CountedCall {
  const [kind, model = '', code = '', told = ''] = label.split(SEPARATOR);
  return { isEmbedding: kind === 'vectors', model, code, told };
}
