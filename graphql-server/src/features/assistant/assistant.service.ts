import {
  AiError,
  type AiProvider,
  type AnswerPrompt,
  type ContactDetails,
  type ConversationTurn,
} from '../../platform/ai/index.js';
import type { Logger, Metrics } from '../../platform/telemetry/index.js';
import type { KnowledgeService } from '../knowledge/index.js';
import type {
  AnswerRequest,
  AnswerSource,
  AssistantEvent,
  AssistedCompany,
  SummaryRequest,
} from './assistant-contract.js';
import { categorise } from './categorise.js';
import { searchQuery } from './search-query.js';
import { detectIntent, detectLanguage } from './understanding/index.js';

/** Characters of an attachment that are searched for when it comes without a question. */
const ATTACHMENT_QUERY_LENGTH = 400;

const FILES_WITHOUT_QUESTION = 'Ich habe Dateien angehängt. Bitte sehen Sie sich diese an.';

interface Dependencies {
  ai: AiProvider;
  /** Writes summaries when the provider cannot: an ended conversation must not wait for it. */
  fallback: AiProvider;
  knowledge: KnowledgeService;
  log: Logger;
  metrics: Metrics;
}

/** Answers questions and sums conversations up, on behalf of a company. */
export class Assistant {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Whether the model looks at pictures itself. */
  get seesPictures(): boolean {
    return this.#deps.ai.capabilities.images;
  }

  /**
   * Searches use cases, asks the provider, and streams its answer; the last event is `done`. Resolves
   * once the provider is being asked, so that its caller can do other things meanwhile; what goes
   * wrong from then on, e.g. an AiError, is thrown to whoever reads the events.
   */
  async answer(
    request: AnswerRequest,
    signal: AbortSignal,
  ): Promise<AsyncGenerator<AssistantEvent, void>> {
    return begunAtOnce(this.#stream(request, await this.#prompt(request, signal), signal));
  }

  async *#stream(
    request: AnswerRequest,
    prompt: AnswerPrompt,
    signal: AbortSignal,
  ): AsyncGenerator<AssistantEvent, void> {
    let text = '';
    for await (const event of this.#deps.ai.streamAnswer(prompt, signal)) {
      if (event.type === 'delta') text += event.text;
      if (event.type === 'reset') text = '';
      if (event.type !== 'done') {
        yield event;
        continue;
      }
      yield {
        type: 'done',
        sources: sourcesOf(text, prompt),
        category: categorise(request.question, prompt.useCases[0]?.title),
        usage: event.usage,
      };
    }
  }

  /** A German summary: plain paragraphs and `- ` lists. */
  async summarise({ company, ...request }: SummaryRequest, signal: AbortSignal) {
    const { ai, fallback, log } = this.#deps;
    const turns = withoutSmallTalk(request.turns);
    const prompt = { ...request, turns, contact: contactOf(company) };
    if (turns.length === 0) return fallback.summarise(prompt, signal);
    try {
      return await ai.summarise(prompt, signal);
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      log.warn({ err: error }, 'the provider gave no summary; writing a plain one');
      return fallback.summarise(prompt, signal);
    }
  }

  async #prompt(request: AnswerRequest, signal: AbortSignal): Promise<AnswerPrompt> {
    const { company, history, attachments } = request;
    const question = request.question.trim() || FILES_WITHOUT_QUESTION;
    const { role, askedAt: now } = request;
    const prompt = { contact: contactOf(company), question, history, attachments, role, now };
    const smallTalk = attachments.some(({ isNew }) => isNew) ? undefined : smallTalkIn(question);
    const { knowledge, log, metrics } = this.#deps;
    metrics.count('rag', { queries: 1 });
    if (smallTalk) {
      metrics.count('rag', { skipped: 1 });
      return { ...prompt, useCases: [], smallTalk };
    }
    const query = request.question.trim()
      ? searchQuery(question, history)
      : attachments
          .filter(({ isNew }) => isNew)
          .map(({ text = '' }) => text.slice(0, ATTACHMENT_QUERY_LENGTH))
          .join('\n');
    if (query.trim() === '') {
      metrics.count('rag', { skipped: 1 });
      return { ...prompt, useCases: [] };
    }
    try {
      const { useCases } = await knowledge.retrieve(company.id, { text: query }, { signal });
      return { ...prompt, useCases };
    } catch (error) {
      signal.throwIfAborted();
      log.error({ err: error }, 'use cases could not be searched');
      return { ...prompt, useCases: [], searchFailed: true };
    }
  }
}

/** What a message is if it asks nothing. A wish for a person is not passed on yet, so none is promised. */
function smallTalkIn(text: string) {
  const intent = detectIntent(text, detectLanguage(text));
  return intent === 'person' ? undefined : intent;
}

/** The same events; the first one is asked for now, not when somebody begins to read. */
function begunAtOnce<T>(events: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  const first = events.next();
  // A failure is for whoever reads the events; perhaps nobody will.
  first.catch(() => undefined);
  const rest = async function* () {
    try {
      for (let step = await first; !step.done; step = await events.next()) yield step.value;
    } finally {
      await events.return();
    }
  };
  return rest();
}

/** Questions and their answers, without greetings and thanks and what was said to them. */
function withoutSmallTalk(turns: readonly ConversationTurn[]): ConversationTurn[] {
  let kept = true;
  return turns.filter(({ role, text }) => {
    if (role === 'user') kept = smallTalkIn(text) === undefined;
    return kept;
  });
}

const contactOf = (company: AssistedCompany): ContactDetails => ({
  companyName: company.name,
  email: company.email,
  phone: company.phone,
  address: company.address,
  officeHours: company.officeHours ?? undefined,
  emergencyContacts: company.emergencyContacts ?? [],
});

/**
 * The use cases that the answer cites; if it cites nothing, not even a file, the one it was given
 * first.
 */
function sourcesOf(
  text: string,
  { attachments, useCases, smallTalk }: AnswerPrompt,
): AnswerSource[] {
  if (smallTalk) return [];
  const citesFile = attachments.some(({ name }) => text.includes(name));
  const cited = new Set([...text.matchAll(/\[(\d{1,2})\]/g)].map(([, number]) => Number(number)));
  const found = useCases.filter(({ index }) => cited.has(index));
  return (found.length > 0 || citesFile ? found : useCases.slice(0, 1)).map(({ index, title }) => ({
    index,
    title,
  }));
}
