import { z } from 'zod';
import type { RequestContext } from '../../platform/context/index.js';
import { notFound } from '../../platform/errors/index.js';
import { parseInput, requiredBlock } from '../../platform/input/index.js';
import type { RateLimits } from '../../platform/limits/index.js';
import type { AnswerOutcome, Assistant } from '../assistant/index.js';
import { companyToInstruct, findCompany } from '../companies/index.js';
import {
  knowledgeReasons,
  type KnowledgeService,
  type Reader,
  type Retrieval,
  type RetrievedUseCase,
  type UseCaseSearch,
} from '../knowledge/index.js';

/** Each may ask a model, which the company pays for. */
const TRIALS = { name: 'question-trials', points: 300, durationSeconds: 3_600 };

/** Milliseconds that an answer may take. */
const MOST_MS = 60_000;

/** Use cases that are shown of what was found. */
const SHOWN = 8;

const trialSchema = z.object({ question: requiredBlock('question', 5_000) });

/** A question to try. */
export interface TrialRequest {
  companyId?: string | null | undefined;
  question: string;
  role: Reader['role'];
  /** Building in which the person would live. */
  buildingId?: string | null | undefined;
  /** Of the draft, instead of what answers now. */
  ofDraft: boolean;
}

/** What would be found, and answered. */
export interface QuestionTrial {
  answer: string;
  outcome: AnswerOutcome;
  /** The best first. */
  found: RetrievedUseCase[];
  isDegraded: boolean;
  milliseconds: number;
}

interface Dependencies {
  assistant: Assistant;
  knowledge: KnowledgeService;
  limits: RateLimits;
}

/** Tries questions as a tenant or owner would ask them. Nothing is stored or told. */
export class QuestionTrials {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async try({ actor, em }: RequestContext, request: TrialRequest): Promise<QuestionTrial> {
    const companyId = companyToInstruct(actor, request.companyId);
    const { question } = parseInput(trialSchema, request);
    const { assistant, knowledge, limits } = this.#deps;
    const company = await findCompany(em, companyId);
    if (request.ofDraft && !(await knowledge.hasDraft(company.id))) {
      throw notFound(knowledgeReasons.DRAFT_NOT_BEGUN);
    }
    await limits.consume(TRIALS, company.id, knowledgeReasons.TOO_MANY_TRIALS);
    const startedAt = performance.now();
    const search = new Noted(request.ofDraft ? knowledge.draftSearch : knowledge);
    const events = await assistant.searching(search).answer(
      {
        ...{ company, question, role: request.role, askedAt: new Date() },
        buildingId: request.buildingId ?? null,
        ...{ history: [], attachments: [] },
      },
      AbortSignal.timeout(MOST_MS),
    );
    let answer = '';
    for await (const event of events) {
      if (event.type === 'delta') answer += event.text;
      if (event.type === 'reset') answer = '';
      if (event.type === 'done') {
        const milliseconds = performance.now() - startedAt;
        return { answer, outcome: event.outcome, milliseconds, ...search.summary() };
      }
    }
    throw new Error('The assistant ended without an outcome.');
  }
}

/** A search that notes what it finds. */
class Noted implements UseCaseSearch {
  readonly #search: UseCaseSearch;
  readonly #found: Retrieval[] = [];

  constructor(search: UseCaseSearch) {
    this.#search = search;
  }

  async retrieve(...asked: Parameters<UseCaseSearch['retrieve']>): Promise<Retrieval> {
    const found = await this.#search.retrieve(...asked);
    this.#found.push(found);
    return found;
  }

  useCaseByTitle(...asked: Parameters<UseCaseSearch['useCaseByTitle']>) {
    return this.#search.useCaseByTitle(...asked);
  }

  /** Each use case once, by its best score. */
  summary(): Pick<QuestionTrial, 'found' | 'isDegraded'> {
    const best = new Map<string, RetrievedUseCase>();
    for (const one of this.#found.flatMap(({ candidates }) => candidates)) {
      if ((best.get(one.id)?.score ?? -1) < one.score) best.set(one.id, one);
    }
    const found = [...best.values()].toSorted((one, other) => other.score - one.score);
    return { found: found.slice(0, SHOWN), isDegraded: this.#found.some((one) => one.degraded) };
  }
}
