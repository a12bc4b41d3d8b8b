import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { AiProvider } from '../../../platform/ai/index.js';
import { berlinDay } from '../../../platform/german/index.js';
import type { Cache } from '../../../platform/cache/index.js';
import type { Logger, Metrics } from '../../../platform/telemetry/index.js';
import type { KnowledgeService } from '../../knowledge/index.js';
import type { AnswerOutcome, AnswerRequest, AssistantEvent } from '../assistant-contract.js';
import { gathered } from '../coalesced-stream.js';
import { understandMessage } from '../understand-message.js';
import { asksWhenRepaired } from '../understanding/index.js';
import { isOfTheMoment } from './clock-words.js';

const KEPT_SECONDS = 3_600;

/** Longer questions are hardly asked twice, and longer answers fill memory. */
const LONGEST_QUESTION = 300;
const LONGEST_ANSWER = 6_000;

/** Words of a cached answer that go out as one piece, as a model sends them. */
const PIECE = /(?:\S+\s*){1,3}|\s+/g;

/** An answer that was given before. */
interface KeptAnswer {
  text: string;
  outcome: AnswerOutcome;
  model: string;
}

interface Dependencies {
  ai: AiProvider;
  cache: Cache;
  knowledge: Pick<KnowledgeService, 'versionOf'>;
  log: Logger;
  metrics: Metrics;
}

type Answering = () => Promise<AsyncGenerator<AssistantEvent, void>>;

/**
 * Keeps answers of a model for an hour and gives them to the same question at the same company. Only first
 * questions without files and without danger are kept, and no answers that depend on the time. Everything else
 * that an answer depends on is part of the key, so a change needs no clearing of the cache.
 */
export class AnswerCache {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** The answer that is kept, or the one that `answer` gives, which is kept if it may be. */
  async through(
    request: AnswerRequest,
    answer: Answering,
  ): Promise<AsyncGenerator<AssistantEvent, void>> {
    const key = await this.#keyOf(request);
    if (!key) return answer();
    const kept = await this.#deps.cache.get(key);
    if (!kept) return this.#keeping(key, await answer());
    this.#deps.metrics.count('rag', { queries: 1, skipped: 1 });
    return gathered(again(JSON.parse(kept.value) as KeptAnswer));
  }

  /** Undefined for questions that have to be answered anew. */
  async #keyOf(request: AnswerRequest): Promise<string | undefined> {
    const { ai, knowledge, log } = this.#deps;
    const { company, question, history, attachments, askedAt } = request;
    const { role, buildingId } = request;
    const asked = normalised(question);
    // The built-in assistant needs less time for an answer than for finding out about the key.
    if (ai.name === 'builtin' || history.length > 0 || attachments.length > 0) return undefined;
    if (asked === '' || asked.length > LONGEST_QUESTION || isOfTheMoment(asked)) return undefined;
    const { language, danger, intent } = understandMessage(request);
    // The last is about the cases of the one who asks.
    if (danger || intent || asksWhenRepaired(asked)) return undefined;
    try {
      const version = await knowledge.versionOf(company.id);
      if (!version) return undefined;
      // What a model is told of the day makes "until the end of the month" a date.
      const day = berlinDay(askedAt);
      const { answerModel, embeddingModel } = ai;
      // What is meant for one building is another one's secret.
      const asks = [company, role, buildingId, day, language, asked];
      const facts = [...asks, answerModel, embeddingModel.name];
      // Only a digest of the question: people write personal things.
      const digest = createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
      return `answer:${company.id}:${version}:${digest}`;
    } catch (error) {
      log.warn({ err: error }, 'the version of the use cases is not known; answering anew');
      return undefined;
    }
  }

  async *#keeping(
    key: string,
    events: AsyncGenerator<AssistantEvent, void>,
  ): AsyncGenerator<AssistantEvent, void> {
    let text = '';
    for await (const event of events) {
      if (event.type === 'delta') text += event.text;
      if (event.type === 'reset') text = '';
      if (event.type === 'done' && mayBeKept(text, event.outcome)) {
        const kept: KeptAnswer = { text, outcome: event.outcome, model: event.usage.model };
        await this.#deps.cache.set(key, JSON.stringify(kept), KEPT_SECONDS);
      }
      yield event;
    }
  }
}

/** Only what answers the question from use cases; the rest may go better next time. */
const mayBeKept = (text: string, { guidance, danger, unanswered, sources }: AnswerOutcome) =>
  guidance.action === 'ANSWER' &&
  guidance.urgency === 'NORMAL' &&
  !guidance.isFallback &&
  danger === null &&
  unanswered === null &&
  sources.length > 0 &&
  text.length <= LONGEST_ANSWER &&
  !isOfTheMoment(text);

async function* again({ text, outcome, model }: KeptAnswer): AsyncGenerator<AssistantEvent, void> {
  for (const [piece] of text.matchAll(PIECE)) {
    yield { type: 'delta', text: piece };
    await setImmediate();
  }
  yield { type: 'done', outcome, usage: { model, inputTokens: 0, outputTokens: 0 } };
}

/** Questions that differ only in how they are spaced, capitalised and ended are the same. */
const normalised = (question: string): string =>
  question
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.!?]+|[\s.!?]+$/g, '');
