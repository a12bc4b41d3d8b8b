import { setImmediate } from 'node:timers/promises';
import { AiError } from '../../../platform/ai/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { fold } from '../../../platform/german/index.js';
import type { Logger, Metrics } from '../../../platform/telemetry/index.js';
import { BudgetSpentError, type QueryEmbedder } from '../embedding/query-embedder.js';
import { assertActive, OutdatedPromptFileError } from '../knowledge.repository.js';
import { findNearness, type Nearness } from './nearness.repository.js';
import { frequencyOf } from '../lexical/packed-index.js';
import { queryTerms } from '../lexical/query-terms.js';
import { excerpt } from './excerpt.js';
import { judge } from './grounding.js';
import type {
  Retrieval,
  RetrievalOptions,
  RetrievalQuery,
  RetrievalVerdict,
  RetrievedUseCase,
} from './retrieval.js';
import { PromptFileCache, type SearchablePromptFile } from './prompt-file-cache.js';
import { type LexicalRanking, rankByWords, type RankedUseCase, rankTogether } from './rank.js';

/** Use cases that one answer gets; five hold the right one in 98 of 100 measured questions. */
const DEFAULT_LIMIT = 5;

/** Use cases that a tenant is asked to choose from. */
const CHOICES = 3;

/** From this trust on a model's vectors may find what words do not, and how many chunks. */
const FINDING_TRUST = 0.1;
const NEAREST = 40;

/** Weight of vectors whose model nothing good is known of: they only settle what is nearly even. */
const LEAST_VECTOR_WEIGHT = 0.05;

interface Found {
  verdict: RetrievalVerdict;
  ranked: RankedUseCase[];
}

interface QueryVector {
  model: string;
  vector: number[];
}

/** A question's vector, and whether it is missing because something is wrong. */
interface Embedded {
  vector: QueryVector | undefined;
  failed: boolean;
}

/** Finds use cases of one company for a question. */
export class Retriever {
  readonly #files = new PromptFileCache();
  readonly #embedder: QueryEmbedder;
  readonly #log: Logger;
  readonly #metrics: Metrics;

  constructor(embedder: QueryEmbedder, { log, metrics }: { log: Logger; metrics: Metrics }) {
    this.#embedder = embedder;
    this.#log = log;
    this.#metrics = metrics;
  }

  async retrieve(
    em: EntityManager,
    companyId: string,
    query: RetrievalQuery,
    { limit = DEFAULT_LIMIT, signal }: RetrievalOptions,
  ): Promise<Retrieval> {
    const startedAt = performance.now();
    let succeeded = false;
    try {
      const embedding = this.#embed(em, { companyId, text: query.text }, signal);
      // It is waited for below, unless something else fails first.
      embedding.catch(() => undefined);
      // The words are weighed while the provider works; its request has to be on its way first.
      await setImmediate();
      const { verdict, ranked } = await this.#search(em, companyId, query, embedding);
      const { vector, failed } = await embedding;
      succeeded = !failed;
      const count = { answer: limit, ask: Math.min(limit, CHOICES), none: 0 }[verdict];
      return {
        verdict,
        useCases: ranked.slice(0, count).map(present),
        degraded: vector === undefined,
        durationMs: performance.now() - startedAt,
      };
    } finally {
      this.#count(succeeded, performance.now() - startedAt, signal);
    }
  }

  /** The use case of that title, however it is typed; undefined when the file has none any more. */
  async useCaseByTitle(
    em: EntityManager,
    companyId: string,
    title: string,
  ): Promise<RetrievedUseCase | undefined> {
    const file = await this.#files.loadActive(em, companyId);
    const wanted = folded(title);
    const useCase = file?.useCases.findIndex((one) => folded(one.title) === wanted) ?? -1;
    const found = file?.useCases[useCase];
    if (!file || !found) return undefined;
    const chunk = file.chunks[file.index.useCases.indexOf(useCase)] ?? '';
    return { ...found, index: 1, text: excerpt(found.text, chunk), chunk, score: 1 };
  }

  /** A search that had to do without vectors counts as failed: somebody should look at it. */
  #count(succeeded: boolean, ms: number, signal: AbortSignal): void {
    if (signal.aborted) return;
    const outcome = succeeded ? 'successes' : 'failures';
    this.#metrics.count('rag', { attempts: 1, [outcome]: 1, ms });
  }

  /** A new version may take over at any moment; then that one is loaded and searched instead. */
  async #search(
    em: EntityManager,
    companyId: string,
    query: RetrievalQuery,
    embedding: Promise<Embedded>,
  ): Promise<Found> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#searchOnce(em, companyId, query, embedding);
      } catch (error) {
        if (!(error instanceof OutdatedPromptFileError) || attempt === 3) throw error;
        this.#files.forget(companyId);
      }
    }
  }

  async #searchOnce(
    em: EntityManager,
    companyId: string,
    query: RetrievalQuery,
    embedding: Promise<Embedded>,
  ): Promise<Found> {
    const file = await this.#files.load(em, companyId);
    if (!file) {
      await embedding;
      return { verdict: 'none', ranked: [] };
    }
    const { id: promptFileId, index } = file;
    const terms = queryTerms(query, file.words, (term) => frequencyOf(index, term) > 0);
    const byWords = rankByWords(file, terms);
    const version = { companyId, promptFileId, wordingRevision: file.wordingRevision };
    const nearness = await this.#compare(em, version, file, byWords, (await embedding).vector);
    const weight = Math.max(LEAST_VECTOR_WEIGHT, trustIn(file));
    const ranked = rankTogether(file, byWords, nearness, weight);
    return { verdict: judge(terms, index, file.calibration, ranked), ranked };
  }

  /** Asks the database how near vectors are, and in any case whether the version is the active one. */
  async #compare(
    em: EntityManager,
    version: { companyId: string; promptFileId: string; wordingRevision: number },
    file: SearchablePromptFile,
    { positions }: LexicalRanking,
    embedding: QueryVector | undefined,
  ): Promise<Nearness[]> {
    if (!embedding) {
      await assertActive(em, version);
      return [];
    }
    const nearest = trustIn(file) >= FINDING_TRUST ? NEAREST : 0;
    const found = await findNearness(em, { ...version, positions, embedding, nearest });
    // Vectors may have come, or become those of another model, since the file was loaded.
    file.calibration = found.calibration;
    file.embeddingModel = found.embeddingModel;
    return found.nearness;
  }

  async #embed(
    em: EntityManager,
    { companyId, text }: { companyId: string; text: string },
    signal: AbortSignal,
  ): Promise<Embedded> {
    try {
      // While vectors of another model are being made, those that are there answer.
      const model = (await this.#files.load(em, companyId))?.embeddingModel ?? null;
      const vector = await this.#embedder.embed(companyId, text, { model, signal });
      return { vector, failed: false };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof BudgetSpentError) return { vector: undefined, failed: false };
      if (error instanceof AiError && error.code === 'circuit_open') {
        this.#metrics.count('rag', { circuitBreaks: 1 });
      }
      this.#log.warn({ err: error }, 'searching without vectors');
      return { vector: undefined, failed: true };
    }
  }
}

const folded = (title: string) => fold(title).trim().replaceAll(/\s+/g, ' ');

const trustIn = ({ calibration }: SearchablePromptFile) => calibration?.trust ?? 0;

function present(useCase: RankedUseCase, place: number): RetrievedUseCase {
  const { id, title, text, chunk, score } = useCase;
  return { index: place + 1, id, title, text: excerpt(text, chunk), chunk, score };
}
