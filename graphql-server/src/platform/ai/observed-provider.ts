import { beginSpan, Durations, markFailure, type Span, SpanKind } from '../telemetry/index.js';
import type { AiProvider, AnswerEvent, TokenUsage } from './ai-provider.js';

/** Bounds in seconds for what models do. */
const BOUNDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 8, 13, 30, 60, 120];

const OPERATIONS = ['answer', 'embed', 'summarise', 'rewrite', 'wordings'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** `stopped` when the caller no longer wanted the result. */
const OUTCOMES = ['ok', 'failed', 'stopped'] as const;
type Outcome = (typeof OUTCOMES)[number];

const callSeconds = new Durations({
  name: 'hausgeist_provider_call_duration_seconds',
  help: 'Time that calls of the AI provider took, repeated attempts included, by operation and outcome.',
  labelNames: ['provider', 'operation', 'outcome'],
  bounds: BOUNDS,
});

const firstWordSeconds = new Durations({
  name: 'hausgeist_provider_first_token_seconds',
  help: 'Time until the first words of an answer came from the AI provider.',
  labelNames: ['provider'],
  bounds: BOUNDS,
});

/** A call that is over and that the caller did not stop; what the provider refused it for. */
export interface CallOutcome {
  operation: Operation;
  model: string;
  error?: unknown;
}

/** Hears of each call. */
export type CallListener = (outcome: CallOutcome) => void;

/** One call, as figures and traces see it; neither knows what was asked or answered. */
class ObservedCall {
  readonly #labels: { provider: string; operation: Operation };
  readonly #model: string;
  readonly #listener: CallListener;
  readonly #measured = callSeconds.start();
  readonly #firstWord = firstWordSeconds.start();
  readonly #span: Span;
  #hasWords = false;
  #isOver = false;

  constructor(ai: AiProvider, listener: CallListener, { operation, model }: CallOutcome) {
    this.#labels = { provider: ai.name, operation };
    this.#model = model;
    this.#listener = listener;
    const attributes = {
      'gen_ai.operation.name': operation === 'embed' ? 'embeddings' : 'chat',
      'gen_ai.provider.name': ai.name,
      'gen_ai.request.model': model,
    };
    this.#span = beginSpan(`ai ${operation}`, { kind: SpanKind.CLIENT, attributes });
  }

  words(): void {
    if (this.#hasWords) return;
    this.#hasWords = true;
    this.#span.addEvent('first words');
    this.#firstWord({ provider: this.#labels.provider });
  }

  used({ inputTokens, outputTokens }: TokenUsage): void {
    this.#span.setAttribute('gen_ai.usage.input_tokens', inputTokens);
    this.#span.setAttribute('gen_ai.usage.output_tokens', outputTokens);
  }

  fail(error: unknown, signal: AbortSignal): void {
    if (!signal.aborted) markFailure(this.#span, error);
    this.end(signal.aborted ? 'stopped' : 'failed', error);
  }

  /** The first end counts. */
  end(outcome: Outcome, error?: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { operation } = this.#labels;
    if (outcome !== 'stopped') this.#listener({ operation, model: this.#model, error });
    this.#measured({ ...this.#labels, outcome });
    this.#span.end();
  }
}

/** The same provider; its calls are measured and part of the trace that is going on. */
export function observedProvider(
  ai: AiProvider,
  listener: CallListener = () => undefined,
): AiProvider {
  for (const operation of OPERATIONS) {
    for (const outcome of OUTCOMES) callSeconds.zero({ provider: ai.name, operation, outcome });
  }
  firstWordSeconds.zero({ provider: ai.name });
  const observe = async <T>(
    { operation, model = ai.answerModel }: { operation: Operation; model?: string },
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> => {
    const call = new ObservedCall(ai, listener, { operation, model });
    try {
      const result = await work();
      call.end('ok');
      return result;
    } catch (error) {
      call.fail(error, signal);
      throw error;
    }
  };
  return {
    name: ai.name,
    answerModel: ai.answerModel,
    // Its dimensions are known only once a vector has been seen.
    get embeddingModel() {
      return ai.embeddingModel;
    },
    capabilities: ai.capabilities,
    embed: async (texts, kind, signal, onUsage, model) => {
      const called = { operation: 'embed', model: model ?? ai.embeddingModel.name } as const;
      return observe(called, signal, () => ai.embed(texts, kind, signal, onUsage, model));
    },
    ...(ai.tryModel && { tryModel: async (signal) => ai.tryModel?.(signal) }),
    streamAnswer: (prompt, signal, onUsage) =>
      observedAnswer(
        new ObservedCall(ai, listener, { operation: 'answer', model: ai.answerModel }),
        signal,
        () => ai.streamAnswer(prompt, signal, onUsage),
      ),
    summarise: async (prompt, signal, onUsage) =>
      observe({ operation: 'summarise' }, signal, () => ai.summarise(prompt, signal, onUsage)),
    ...(ai.rewriteQuestion && {
      rewriteQuestion: async (prompt, signal, onUsage) =>
        observe({ operation: 'rewrite' }, signal, async () =>
          ai.rewriteQuestion?.(prompt, signal, onUsage),
        ),
    }),
    ...(ai.proposeWordings && {
      proposeWordings: async (prompt, signal, onUsage) =>
        observe(
          { operation: 'wordings' },
          signal,
          async () => (await ai.proposeWordings?.(prompt, signal, onUsage)) ?? [],
        ),
    }),
  };
}

async function* observedAnswer(
  call: ObservedCall,
  signal: AbortSignal,
  begin: () => AsyncIterable<AnswerEvent>,
): AsyncGenerator<AnswerEvent> {
  try {
    for await (const event of begin()) {
      if (event.type === 'delta') call.words();
      if (event.type === 'done') {
        call.used(event.usage);
        call.end('ok');
      }
      yield event;
    }
  } catch (error) {
    call.fail(error, signal);
    throw error;
  } finally {
    call.end('stopped');
  }
}
