import { MAX_MESSAGE_LENGTH } from '@hausgeist/schema';
import { type RequestContext, requireUuid } from '../../platform/context/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { RateLimits } from '../../platform/limits/index.js';
import type { AnswerOutcome, Assistant, AnswerSource } from '../assistant/index.js';
import type { ConversationFiles } from '../attachments/index.js';
import { Conversation, loadQuestion, plainAnswer } from '../conversations/index.js';
import { inboxReasons } from '../inbox/index.js';
import { findLastQuestion } from './last-question.repository.js';
import { scopeToAnswer } from './reply-proposal.policy.js';
import { replyProposalReasons } from './reply-proposal.reasons.js';

/** Each may ask a model, which the company pays for. */
const PROPOSALS = { name: 'reply-proposals', points: 300, durationSeconds: 3_600 };

/** Milliseconds that a proposal may take. */
const MOST_MS = 60_000;

/** What the assistant would say to a question, for a person to send or not. */
export interface ReplyProposal {
  /** Null where nothing was asked. */
  question: string | null;
  /** Null where the company's use cases say nothing about the question. */
  text: string | null;
  sources: AnswerSource[];
}

interface Dependencies {
  assistant: Assistant;
  conversationFiles: ConversationFiles;
  limits: RateLimits;
}

/** Drafts answers for people. Nothing is stored, sent or told. */
export class ReplyProposals {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Drafts an answer to what was asked last, as the assistant would answer it. */
  async propose({ actor, em }: RequestContext, conversationId: string): Promise<ReplyProposal> {
    const scope = scopeToAnswer(actor);
    const conversation = await em.findOne(Conversation, {
      ...{ id: requireUuid(conversationId), ...(scope ? { company: scope } : {}) },
    });
    if (!conversation) throw notFound(inboxReasons.CONVERSATION_NOT_FOUND);
    const companyId = conversation.company.id;
    const { assistant, conversationFiles: files, limits } = this.#deps;
    await limits.consume(PROPOSALS, companyId, replyProposalReasons.TOO_MANY_PROPOSALS);
    const question = await findLastQuestion(em, companyId, conversation.id);
    if (!question) return { question: null, text: null, sources: [] };
    const signal = AbortSignal.timeout(MOST_MS);
    const { seesPictures } = assistant;
    const request = await loadQuestion(em, question.id, { files, seesPictures, signal });
    if (!request) throw notFound(inboxReasons.CONVERSATION_NOT_FOUND);
    const { text, outcome } = await wholeAnswer(await assistant.answer(request, signal));
    const isKnown = SAYING.has(outcome.guidance.action);
    return {
      question: question.text,
      text: isKnown ? plainAnswer(text).slice(0, MAX_MESSAGE_LENGTH) : null,
      sources: isKnown ? outcome.sources : [],
    };
  }
}

/** What a person could say as well; the rest asks back, or says that nothing is known. */
const SAYING: ReadonlySet<AnswerOutcome['guidance']['action']> = new Set(['ANSWER', 'EMERGENCY']);

async function wholeAnswer(
  events: Awaited<ReturnType<Assistant['answer']>>,
): Promise<{ text: string; outcome: AnswerOutcome }> {
  let text = '';
  for await (const event of events) {
    if (event.type === 'delta') text += event.text;
    if (event.type === 'reset') text = '';
    if (event.type === 'done') return { text, outcome: event.outcome };
  }
  throw new Error('The assistant ended without an outcome.');
}
