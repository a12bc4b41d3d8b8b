import { CATEGORY_NAMES } from '@hausgeist/schema';
import {
  AiError,
  type AiProvider,
  type AnswerEvent,
  type AnswerPrompt,
  type TokenUsage,
} from '../../platform/ai/index.js';
import { berlinDay } from '../../platform/german/index.js';
import type { Logger, Metrics } from '../../platform/telemetry/index.js';
import type { UseCaseSearch } from '../knowledge/index.js';
import type { ModelBudget } from '../token-budget/index.js';
import { outcomeOf } from './answer-outcome.js';
import {
  canStandIn,
  contactOf,
  FILES_WITHOUT_QUESTION,
  isForBuiltin,
  leadOf,
  newTextOf,
  sourcesIn,
} from './answer-parts.js';
import { announcedFor, withAnnounced } from './announcements.js';
import type {
  Announcement,
  AnswerRequest,
  AssistantEvent,
  Announcements,
  FindReports,
  SummaryRequest,
} from './assistant-contract.js';
import { eagerStream } from './eager-stream.js';
import { type Finding, QuestionSearch } from './dialogue/question-search.js';
import { gathered } from './coalesced-stream.js';
import { forDanger } from './help-in-danger.js';
import { kindWithoutAnswer } from './kind-without-answer.js';
import { ownReports } from './own-reports.js';
import type { AnswerCache } from './cost/answer-cache.js';
import { providerWithinBudget } from './cost/provider-within-budget.js';
import { withoutSympathy } from './sympathy.js';
import {
  asGermanQuestion,
  germanOf,
  mayTellMore,
  understandMessage,
  type UnderstoodMessage,
  withoutSmallTalk,
} from './understand-message.js';
import { verifiedAnswer } from './verification/verified-answer.js';

interface Dependencies {
  ai: AiProvider;
  /** Answers and sums up where the provider cannot, and where no model may err: in danger. */
  builtin: AiProvider;
  knowledge: UseCaseSearch;
  log: Logger;
  metrics: Metrics;
  /** Nothing is booked and nothing runs out if missing. */
  budget?: ModelBudget;
  /** Nothing is told of a person's own reports if missing. */
  reports?: FindReports;
  /** Nothing is known of announcements if missing. */
  announcements?: Announcements;
  /** Every question is answered anew if missing. */
  cache?: AnswerCache | undefined;
}

/** A message that is about to be answered. */
interface Prepared {
  /** The provider for the company; the built-in assistant once its tokens are used up. */
  ai: AiProvider;
  message: UnderstoodMessage;
  prompt: AnswerPrompt;
  verdict: Finding['verdict'];
  /** What the company has announced about it. */
  announced?: readonly Announcement[];
}

/** Answers questions and sums conversations up, on behalf of a company. */
export class Assistant {
  readonly #deps: Dependencies;
  readonly #search: QuestionSearch;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#search = new QuestionSearch(deps.knowledge);
  }

  /** One that answers from what this search finds, and keeps nothing. */
  searching(knowledge: UseCaseSearch): Assistant {
    return new Assistant({ ...this.#deps, knowledge, cache: undefined });
  }

  /** Whether the model looks at pictures itself. */
  get seesPictures(): boolean {
    return this.#deps.ai.capabilities.images;
  }

  /**
   * Sees to danger first, then searches use cases, asks the provider, and streams its answer; the
   * last event is `done`. A provider that fails for good is replaced by the built-in assistant, unless
   * nothing was found.
   * Resolves once the provider is being asked, so that its caller can do other things meanwhile;
   * later failures are thrown to the reader of the events.
   */
  async answer(
    request: AnswerRequest,
    signal: AbortSignal,
  ): Promise<AsyncGenerator<AssistantEvent, void>> {
    const announced = await announcedFor(this.#deps, request);
    const answer = async () => {
      const prepared = withAnnounced(await this.#prepare(request, signal), announced);
      return eagerStream(this.#stream(prepared, signal));
    };
    const { cache } = this.#deps;
    // What was announced to one person is not what another one is told.
    return cache && announced.length === 0 ? cache.through(request, answer) : answer();
  }

  async *#stream(prepared: Prepared, signal: AbortSignal): AsyncGenerator<AssistantEvent, void> {
    const lead = leadOf(prepared.message, prepared.prompt, prepared.announced ?? []);
    const { builtin } = this.#deps;
    const { provider, isFallback } = this.#providerFor(prepared);
    try {
      yield* this.#answerWith(provider, prepared, { lead, signal, isFallback });
    } catch (error) {
      if (!(error instanceof AiError) || !canStandIn(prepared.prompt)) throw error;
      signal.throwIfAborted();
      this.#deps.log.warn({ err: error }, 'the provider gave no answer; answering without it');
      yield { type: 'reset' };
      yield* this.#answerWith(builtin, prepared, { lead, signal, isFallback: true });
    }
  }

  async *#answerWith(
    provider: AiProvider,
    prepared: Prepared,
    {
      lead,
      signal,
      isFallback = false,
    }: { lead: string; signal: AbortSignal; isFallback?: boolean },
  ): AsyncGenerator<AssistantEvent, void> {
    const { prompt } = prepared;
    let text = '';
    if (lead) yield { type: 'delta', text: lead };
    for await (const event of this.#eventsOf(provider, { ...prompt, isFallback }, signal)) {
      if (event.type === 'delta') text += event.text;
      if (event.type === 'reset') text = '';
      if (event.type !== 'done') {
        yield event;
        if (event.type === 'reset' && lead) yield { type: 'delta', text: lead };
        continue;
      }
      const { structure, usage } = event;
      yield {
        type: 'done',
        outcome: outcomeOf({
          ...prepared,
          sources: sourcesIn(text, prompt, structure),
          text,
          structure,
          isFallback,
          isBuiltin: provider === this.#deps.builtin,
        }),
        usage,
      };
    }
  }

  #eventsOf(
    provider: AiProvider,
    prompt: AnswerPrompt,
    signal: AbortSignal,
  ): AsyncIterable<AnswerEvent> {
    const events = gathered(provider.streamAnswer(prompt, signal));
    // The built-in assistant says nothing but what stands in the use cases.
    return provider === this.#deps.builtin ? events : verifiedAnswer(events, prompt);
  }

  /** No model is asked in danger. */
  #providerFor({ message, prompt, ai }: Prepared) {
    const { builtin } = this.#deps;
    if (isForBuiltin(message, prompt)) return { provider: builtin, isFallback: false };
    return { provider: ai, isFallback: ai === builtin && ai !== this.#deps.ai };
  }

  /** A German summary: plain paragraphs and `- ` lists. */
  async summarise(
    { company, ...request }: SummaryRequest,
    signal: AbortSignal,
  ): Promise<{ text: string; usage: TokenUsage }> {
    const { builtin, log } = this.#deps;
    const ai = await providerWithinBudget(this.#deps, company.id);
    const turns = withoutSmallTalk(request.turns);
    const prompt = { ...request, turns, contact: contactOf(company) };
    if (turns.length === 0) return builtin.summarise(prompt, signal);
    try {
      return await ai.summarise(prompt, signal);
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      log.warn({ err: error }, 'the provider gave no summary; writing a plain one');
      return builtin.summarise(prompt, signal);
    }
  }

  async #prepare(given: AnswerRequest, signal: AbortSignal): Promise<Prepared> {
    const message = understandMessage(given);
    const request = { ...given, ...message.repeats };
    const { company, history, attachments, role, askedAt: now } = request;
    const question = request.question.trim() || FILES_WITHOUT_QUESTION;
    const { language, danger, intent } = message;
    const asked = { question, history, attachments, role, now, language };
    const contact = contactOf(company);
    const prompt = { ...asked, contact, useCases: [], categories: CATEGORY_NAMES };
    const ai = await providerWithinBudget(this.#deps, company.id, request.personId);
    this.#deps.metrics.count('rag', { queries: 1 });
    // Files are looked at even when the words beside them are a greeting.
    const smallTalk =
      danger || (attachments.some(({ isNew }) => isNew) && intent !== 'person')
        ? undefined
        : intent;
    const reports = await ownReports(this.#deps, request, message);
    const answered = smallTalk ?? (reports.length > 0 ? 'progress' : undefined);
    if (answered && !mayTellMore(answered, message.asked)) {
      this.#deps.metrics.count('rag', { skipped: 1 });
      return { message, ai, prompt: { ...prompt, smallTalk: answered, reports }, verdict: 'none' };
    }
    const searched = message.searchText || newTextOf(attachments);
    if (searched.trim() === '') {
      this.#deps.metrics.count('rag', { skipped: 1 });
      return { message, ai, prompt, verdict: 'none' };
    }
    const understood = { ...message, searchText: searched };
    const asking = { understood, ai };
    const { verdict, failed, act, ...found } = await this.#find(request, asking, signal);
    const kind = kindWithoutAnswer(message, {
      ...{ smallTalk, verdict, history },
      // A model judges that by itself.
      act: ai === this.#deps.builtin && attachments.length === 0 ? act : undefined,
    });
    if (kind) return { message, ai, prompt: { ...prompt, smallTalk: kind }, verdict: 'none' };
    if (danger?.sure) {
      return { message, ai, verdict, prompt: forDanger(prompt, found.useCases, danger.kind) };
    }
    // The text of a file asks nothing, so nothing in it is taken for a question.
    const isAsked = message.searchText !== '';
    if (!isAsked && verdict !== 'answer') return { message, ai, prompt, verdict: 'none' };
    return {
      message,
      ai,
      verdict,
      prompt: {
        ...prompt,
        question: found.question === searched ? question : found.question,
        useCases: intent === 'condolence' ? withoutSympathy(found.useCases) : found.useCases,
        ...asGermanQuestion(message, found.question),
        unsure: verdict === 'ask',
        isDoubtful: found.isDoubtful ?? false,
        alternatives: found.alternatives ?? [],
        ...(found.parts && isAsked ? { parts: found.parts } : {}),
        ...(failed ? { searchFailed: true } : {}),
      },
    };
  }

  async #find(
    { company, history, role, buildingId, askedAt }: AnswerRequest,
    { understood, ai }: { understood: UnderstoodMessage; ai: AiProvider },
    signal: AbortSignal,
  ): Promise<Finding & { failed?: boolean }> {
    const { searchText, language, danger } = understood;
    const contact = contactOf(company);
    const asksModel = !danger && (history.length > 0 || language !== 'de');
    try {
      return await this.#search.find({
        companyId: company.id,
        reader: { role, buildingId, day: berlinDay(askedAt) },
        question: searchText,
        history: danger?.sure ? [] : history,
        ...(language === 'de' ? {} : { asGerman: (text) => germanOf(text, language) }),
        rewrite: async () =>
          asksModel
            ? ai.rewriteQuestion?.({ question: searchText, history, language, contact }, signal)
            : undefined,
        signal,
      });
    } catch (error) {
      signal.throwIfAborted();
      this.#deps.log.error({ err: error }, 'use cases could not be searched');
      return { question: searchText, verdict: 'none', useCases: [], failed: true };
    }
  }
}
