import type { AnswerEvent, AnswerPrompt } from '../../../platform/ai/index.js';
import { CitationFilter, restsOnNothing, sourcesOfAnswer, withoutCitations } from './citations.js';
import type { FactKind } from './scan.js';
import { SentenceVerifier, type Shown } from './sentence-verifier.js';

export interface VerificationOptions {
  /** Hears what kind of fact was withheld, once for each sentence. */
  onWithheld?: (kind: FactKind) => void;
}

/**
 * A model's answer as it may be shown, while it streams: it cites only what exists, and states only
 * what stands in its prompt. What was shown and has to go is voided by a `reset`, behind which the
 * corrected text follows. The structure's sources are those that the text rests on.
 */
export async function* verifiedAnswer(
  events: AsyncIterable<AnswerEvent>,
  prompt: AnswerPrompt,
  { onWithheld = () => {} }: VerificationOptions = {},
): AsyncGenerator<AnswerEvent> {
  let answer = new AnswerOnItsWay(prompt, onWithheld);
  for await (const event of events) {
    if (event.type === 'delta') yield* eventsOf(answer.push(event.text));
    if (event.type === 'reset') {
      answer = new AnswerOnItsWay(prompt, onWithheld);
      yield event;
    }
    if (event.type !== 'done') continue;
    yield* eventsOf(answer.end());
    const { structure } = event;
    if (restsOnNothing(answer.text, prompt, structure)) {
      const bare = withoutCitations(answer.text);
      if (bare !== answer.text) yield* eventsOf({ reset: true, text: bare });
    }
    const sources = structure && sourcesOfAnswer(answer.text, prompt, structure);
    yield structure && sources ? { ...event, structure: { ...structure, sources } } : event;
  }
}

class AnswerOnItsWay {
  readonly #citations: CitationFilter;
  readonly #sentences: SentenceVerifier;

  constructor(prompt: AnswerPrompt, onWithheld: (kind: FactKind) => void) {
    this.#citations = new CitationFilter(prompt);
    this.#sentences = new SentenceVerifier(prompt, onWithheld);
  }

  get text(): string {
    return this.#sentences.text;
  }

  push(piece: string): Shown {
    return this.#sentences.push(this.#citations.push(piece));
  }

  end(): Shown {
    const last = this.#sentences.push(this.#citations.end());
    const rest = this.#sentences.end();
    return rest.reset ? rest : { reset: last.reset, text: last.text + rest.text };
  }
}

function* eventsOf({ reset, text }: Shown): Generator<AnswerEvent> {
  if (reset) yield { type: 'reset' };
  if (text !== '') yield { type: 'delta', text };
}
