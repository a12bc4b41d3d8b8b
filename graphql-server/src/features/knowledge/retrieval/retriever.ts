import { LRUCache } from 'lru-cache';
import type { EntityManager } from '../../../platform/database/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import type { QueryEmbedder } from '../embedding/query-embedder.js';
import { vectorText } from '../embedding/vector-text.js';
import { findActiveStatistics, type SearchHit, searchUseCases } from '../knowledge.repository.js';
import { evidenceOf, groundingScore } from '../lexical/evidence.js';
import { queryTerms, type QueryTerms } from '../lexical/query-terms.js';
import { sparseVectorText } from '../lexical/sparse-vector.js';
import {
  frequencyOf,
  type PackedStatistics,
  unpackStatistics,
} from '../lexical/term-statistics.js';
import { excerpt } from './excerpt.js';

/** A use case that fits a question; `index` is the number that answers cite. */
export interface RetrievedUseCase {
  index: number;
  title: string;
  text: string;
  /** Between 0 and about 2; only comparable within one retrieval. */
  score: number;
}

/** What a search brought. */
export interface Retrieval {
  /** Best first; empty when nothing fits. */
  useCases: RetrievedUseCase[];
  /** True when the search went without vectors because the provider did not deliver. */
  degraded: boolean;
  /** Milliseconds the search took. */
  durationMs: number;
}

/** Use cases that one answer gets; five hold the right one in 98 of 100 measured questions. */
const DEFAULT_LIMIT = 5;

/** How many of the best are weighed before all are taken or refused. */
const WEIGHED = 3;

interface CompanyStatistics {
  promptFileId: string;
  statistics: PackedStatistics;
}

/** Finds use cases of one company for a question. */
export class Retriever {
  /** By company. Old statistics only weigh a little differently, so they need no invalidation. */
  readonly #statistics = new LRUCache<string, CompanyStatistics>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ statistics }) => 1 + statistics.terms.byteLength * 2,
  });
  readonly #embedder: QueryEmbedder;
  readonly #log: Logger;

  constructor(embedder: QueryEmbedder, log: Logger) {
    this.#embedder = embedder;
    this.#log = log;
  }

  async retrieve(
    em: EntityManager,
    companyId: string,
    query: string,
    { limit = DEFAULT_LIMIT, signal }: { limit?: number; signal: AbortSignal },
  ): Promise<Retrieval> {
    const startedAt = performance.now();
    const [known, embedding] = await Promise.all([
      this.#statisticsOf(em, companyId),
      this.#embed(query, signal),
    ]);
    const done = (useCases: RetrievedUseCase[]): Retrieval => ({
      useCases,
      degraded: embedding === undefined,
      durationMs: performance.now() - startedAt,
    });
    if (!known) return done([]);
    const terms = queryTerms(query, (term) => frequencyOf(known.statistics, term) > 0);
    const hits = await searchUseCases(em, {
      companyId,
      lexical: sparseVectorText(terms.vector),
      embedding,
      limit: Math.max(limit, WEIGHED),
    });
    const [first] = hits;
    if (!first) return done([]);
    // A new version has taken over since its statistics were read: weigh with the right ones.
    if (first.promptFileId !== known.promptFileId) this.#statistics.delete(companyId);
    const fits = hits
      .slice(0, WEIGHED)
      .some((hit) => confidence(terms, known.statistics, hit) >= 0);
    return done(fits ? hits.slice(0, limit).map(present) : []);
  }

  async #statisticsOf(
    em: EntityManager,
    companyId: string,
  ): Promise<CompanyStatistics | undefined> {
    const known = this.#statistics.get(companyId);
    if (known) return known;
    const found = await findActiveStatistics(em, companyId);
    if (!found) return undefined;
    const loaded = {
      promptFileId: found.promptFileId,
      statistics: unpackStatistics(found.statistics),
    };
    this.#statistics.set(companyId, loaded);
    return loaded;
  }

  async #embed(query: string, signal: AbortSignal) {
    try {
      const vector = await this.#embedder.embed(query, signal);
      const { model } = this.#embedder;
      return { model, dimensions: vector.length, vector: vectorText(vector) };
    } catch (error) {
      signal.throwIfAborted();
      this.#log.warn({ err: error }, 'searching without vectors');
      return undefined;
    }
  }
}

/** How much a trusted model's opinion counts against the lexical evidence. */
const VECTOR_EVIDENCE = 6;

/** Where between unrelated (0) and related (1) texts a cosine stops to speak against a use case. */
const NEUTRAL_SIMILARITY = 0.55;

function confidence(terms: QueryTerms, statistics: PackedStatistics, hit: SearchHit): number {
  const passage = { title: hit.title, text: hit.chunk };
  const lexical = groundingScore(evidenceOf(terms, statistics, passage, hit.lexical));
  const { calibration, cosine } = hit;
  if (!calibration || cosine === null || calibration.trust === 0) return lexical;
  const span = calibration.related - calibration.unrelated;
  const similarity = Math.min(1.5, Math.max(-0.5, (cosine - calibration.unrelated) / span));
  return lexical + calibration.trust * VECTOR_EVIDENCE * (similarity - NEUTRAL_SIMILARITY);
}

function present(hit: SearchHit, position: number): RetrievedUseCase {
  const { title, text, chunk, score } = hit;
  return { index: position + 1, title, text: excerpt(text, chunk), score };
}
