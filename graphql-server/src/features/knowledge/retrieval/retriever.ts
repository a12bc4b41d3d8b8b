import { setImmediate } from 'node:timers/promises';
import { AiError } from '../../../platform/ai/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { fold } from '../../../platform/german/index.js';
import type { Logger, Metrics } from '../../../platform/telemetry/index.js';
import { BudgetSpentError, type QueryEmbedder } from '../embedding/query-embedder.js';
import { frequencyOf } from '../lexical/packed-index.js';
import { queryTerms } from '../lexical/query-terms.js';
import { excerpt } from './excerpt.js';
import { judge, type Judgement, NOTHING as NO_EVIDENCE } from './grounding.js';
import type {
  Reader,
  Retrieval,
  RetrievalOptions,
  RetrievalQuery,
  RetrievedUseCase,
} from './retrieval.js';
import { holdsFor } from '../splitting/use-case-terms.js';
import type { FilesToSearch, SearchablePromptFile } from './prompt-file-cache.js';
import type { Nearness } from './vector-matrix.js';
import { rankByWords, type RankedUseCase, rankTogether } from './rank.js';

/** Use cases that one answer gets; five hold the right one in 98 of 100 measured questions. */
const DEFAULT_LIMIT = 5;

/** Use cases that a tenant is asked to choose from. */
const CHOICES = 3;

/** Candidates that a dialogue weighs beside what was spoken of before. */
const CANDIDATES = 8;

/** From this trust on a model's vectors may find what words do not, and how many chunks. */
const FINDING_TRUST = 0.1;
const NEAREST = 40;

/** Weight of vectors whose model nothing good is known of: they only settle what is nearly even. */
const LEAST_VECTOR_WEIGHT = 0.01;

/** How often a search begins again as another version has taken over. */
const ATTEMPTS = 3;

interface QueryVector {
  model: string;
  vector: number[];
}

/** A question's vector, and whether it is missing because something is wrong. */
interface Embedded {
  vector: QueryVector | undefined;
  failed: boolean;
}

interface Found extends Judgement {
  /** Whether it went without vectors, and whether it had to. */
  degraded: boolean;
  failed: boolean;
  ranked: RankedUseCase[];
}

const NOTHING: Found = { ...NO_EVIDENCE, ranked: [], degraded: false, failed: false };

/** Finds use cases of one company for a question. */
export class Retriever {
  readonly #files: FilesToSearch;
  readonly #embedder: QueryEmbedder;
  readonly #log: Logger;
  readonly #metrics: Metrics;

  constructor(
    embedder: QueryEmbedder,
    { files, log, metrics }: { files: FilesToSearch; log: Logger; metrics: Metrics },
  ) {
    this.#files = files;
    this.#embedder = embedder;
    this.#log = log;
    this.#metrics = metrics;
  }

  async retrieve(
    em: EntityManager,
    companyId: string,
    query: RetrievalQuery,
    { limit = DEFAULT_LIMIT, reader, signal }: RetrievalOptions,
  ): Promise<Retrieval> {
    const startedAt = performance.now();
    let succeeded = false;
    try {
      const { ranked, hits, degraded, failed, ...judgement } = await this.#search(
        em,
        companyId,
        query,
        { reader, signal },
      );
      succeeded = !failed;
      const most = { answer: limit, ask: Math.min(limit, CHOICES), none: 0 }[judgement.verdict];
      const candidates = ranked.slice(0, Math.max(limit, CANDIDATES)).map(present);
      return {
        ...judgement,
        useCases: hits.slice(0, most).map(present),
        candidates,
        degraded,
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
    reader?: Reader,
  ): Promise<RetrievedUseCase | undefined> {
    const file = await this.#files.loadActive(em, companyId);
    const wanted = folded(title);
    const useCase =
      file?.useCases.findIndex(
        (one) => folded(one.title) === wanted && (!reader || holdsFor(one, reader)),
      ) ?? -1;
    const found = file?.useCases[useCase];
    if (!file || !found) return undefined;
    const chunk = file.chunks[file.index.useCases.indexOf(useCase)] ?? '';
    return { ...found, index: 1, text: excerpt(found.text, chunk), chunk, score: 1 };
  }

  /** A search that had to do without vectors counts as failed: operators should look at it. */
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
    options: RetrievalOptions,
  ): Promise<Found> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const file = await this.#files.load(em, companyId);
      if (!file) return NOTHING;
      const isActive = this.#files.isActive(companyId, file);
      const found = this.#searchIn(file, companyId, query, options);
      const [stillActive, result] = await Promise.all([isActive, found]);
      if (stillActive) return result;
      this.#files.forget(companyId);
    }
    throw new Error('The prompt file was replaced again and again during a search.');
  }

  async #searchIn(
    file: SearchablePromptFile,
    companyId: string,
    query: RetrievalQuery,
    { reader, signal }: RetrievalOptions,
  ): Promise<Found> {
    const embedding = this.#embed(file, { companyId, text: query.text }, signal);
    // It is waited for below, unless something else fails first.
    embedding.catch(() => undefined);
    // The words are weighed while the provider works; its request has to be on its way first.
    await setImmediate();
    const { index } = file;
    const terms = queryTerms(query, file.words, (term) => frequencyOf(index, term) > 0);
    const hidden = reader ? hiddenFrom(file, reader) : new Set<number>();
    const byWords = rankByWords(file, terms, hidden);
    const { vector, failed } = await embedding;
    const trust = file.calibration?.trust ?? 0;
    const nearest = trust >= FINDING_TRUST ? NEAREST : 0;
    const nearness = vector ? compare(file, vector, byWords.positions, nearest) : [];
    const shown = nearness.filter(({ position }) => !hidden.has(index.useCases[position] ?? 0));
    const ranked = rankTogether(file, byWords, shown, Math.max(LEAST_VECTOR_WEIGHT, trust));
    const judgement = judge(terms, index, file.calibration, ranked);
    return { ...judgement, ranked, degraded: vector === undefined, failed };
  }

  async #embed(
    { embeddingModel: model }: SearchablePromptFile,
    { companyId, text }: { companyId: string; text: string },
    signal: AbortSignal,
  ): Promise<Embedded> {
    try {
      // While vectors of another model are being made, those that are there answer.
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

/** Numbers of the use cases that do not hold for this reader. */
const hiddenFrom = ({ useCases }: SearchablePromptFile, reader: Reader): ReadonlySet<number> =>
  new Set(useCases.flatMap((useCase, number) => (holdsFor(useCase, reader) ? [] : [number])));

/** None where the passages have no vectors of that model. */
function compare(
  { vectors, embeddingModel }: SearchablePromptFile,
  { model, vector }: QueryVector,
  positions: readonly number[],
  nearest: number,
): Nearness[] {
  const comparable = model === embeddingModel && vector.length === vectors?.dimensions;
  return comparable ? vectors.nearest(vector, positions, nearest) : [];
}

const folded = (title: string) => fold(title).trim().replaceAll(/\s+/g, ' ');

function present(useCase: RankedUseCase, place: number): RetrievedUseCase {
  const { id, title, text, chunk, score } = useCase;
  return { index: place + 1, id, title, text: excerpt(text, chunk), chunk, score };
}
