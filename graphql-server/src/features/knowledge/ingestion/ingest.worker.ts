import { v7 as uuid } from 'uuid';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { AppError, type Refusal } from '../../../platform/errors/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import type { JobAttempt, JobQueue } from '../../../platform/jobs/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import type { ModelBudget } from '../../token-budget/index.js';
import type { EventPublisher } from '../../webhooks/index.js';
import { KnownVectors } from '../embedding/known-vectors.js';
import {
  EMBEDDING_BATCH,
  type EmbeddingFacts,
  factsOf,
  NO_EMBEDDINGS,
  PassageEmbedder,
} from '../embedding/passage-embedder.js';
import { knowledgeReasons } from '../knowledge.reasons.js';
import type { IndexedPassage } from '../lexical/bm25.js';
import { buildLexicalIndex, LEXICAL_VERSION } from '../lexical/lexical-index.js';
import { PromptFile, type VectorSet } from '../files/prompt-file.entity.js';
import { chunkText } from '../splitting/chunk-text.js';
import { splitUseCases } from '../splitting/split-use-cases.js';
import { proposeWordingsJob } from '../wordings/propose-wordings.job.js';
import {
  deleteUseCases,
  insertChunks,
  insertUseCases,
  type NewUseCase,
} from './ingestion.repository.js';
import { announceProgress } from '../files/ingestion-progress.js';
import { embedPromptFileJob } from './prompt-file.job.js';
import { deleteVectors, insertVectors } from '../embedding/vector-set.repository.js';
import { promptProcessed } from '../files/prompt-file.webhook-events.js';
import { activatePromptFile, findPromptFileToIngest } from '../files/prompt-file.repository.js';

/** Rows per statement: on the embedded database a statement holds the whole process up. */
const BATCH = 20;

interface Dependencies {
  budget: ModelBudget;
  events: EventBus;
  jobs: JobQueue;
  publisher: EventPublisher;
}

interface NewPassage extends IndexedPassage {
  useCaseId: string;
}

/** Splits, indexes and embeds an uploaded prompt file, then lets it answer in one step. */
export class IngestWorker {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Runs one attempt; an attempt that died leaves only rows that nothing reads. */
  async run(
    { em, log }: { em: EntityManager; log: Logger },
    { promptFileId }: { promptFileId: string },
    job: JobAttempt,
  ): Promise<void> {
    const file = await findPromptFileToIngest(em.fork(), promptFileId);
    if (!file) return;
    try {
      await this.#ingest(em, file, job.signal, log);
    } catch (error) {
      const hopeless = error instanceof AppError;
      if (!hopeless && !job.isLast) throw error;
      log.error({ err: error, promptFileId }, 'a prompt file could not be processed');
      await this.#fail(em, file, hopeless ? error.refusal : undefined);
    }
  }

  /** Settles a file whose attempts are used up, be it that their processes died. */
  async abandon(
    { em, log }: { em: EntityManager; log: Logger },
    { promptFileId }: { promptFileId: string },
  ): Promise<void> {
    const file = await findPromptFileToIngest(em.fork(), promptFileId);
    if (!file) return;
    log.error({ promptFileId }, 'a prompt file was given up');
    await this.#fail(em, file);
  }

  async #ingest(
    em: EntityManager,
    file: PromptFile,
    signal: AbortSignal,
    log: Logger,
  ): Promise<void> {
    const useCases = splitUseCases(file.content).map((useCase) => ({ ...useCase, id: uuid() }));
    const passages = useCases.flatMap(({ id, title, text }, useCase) =>
      chunkText(text).map((chunk): NewPassage => ({ useCaseId: id, useCase, title, text: chunk })),
    );
    const lexicalIndex = await buildLexicalIndex(passages);
    await deleteUseCases(em.fork(), file.id);
    await deleteVectors(em.fork(), file.id);
    await storeUseCases(em, file, useCases);
    const facts = await this.#storePassages(em, file, passages, signal, log);
    await transactional(em.fork(), async (tx) => {
      const activated = await activatePromptFile(tx, file.id, {
        vectorCount: useCases.length,
        passageCount: passages.length,
        lexicalIndex,
        lexicalVersion: LEXICAL_VERSION,
        ...facts,
      });
      if (!activated) return;
      await this.#deps.publisher.publish(tx, file.company.id, [
        promptProcessed(file, { useCaseCount: useCases.length }),
      ]);
      if (this.#deps.budget.aiFor(file.company.id).proposeWordings) {
        await this.#deps.jobs.enqueue(tx, proposeWordingsJob, { promptFileId: file.id });
      }
      if (!facts.embeddingModel) {
        await this.#deps.jobs.enqueue(
          tx,
          embedPromptFileJob,
          { promptFileId: file.id, companyId: file.company.id },
          { startAfterSeconds: 10 },
        );
      }
    });
    await announceProgress(this.#deps.events, {
      promptFileId: file.id,
      companyId: file.company.id,
      status: 'PROCESSED',
      done: passages.length,
      total: passages.length,
      vectorCount: useCases.length,
    });
  }

  /** Stores passages with their vectors, or without when the provider does not deliver. */
  async #storePassages(
    em: EntityManager,
    file: PromptFile,
    passages: readonly NewPassage[],
    signal: AbortSignal,
    log: Logger,
  ): Promise<EmbeddingFacts> {
    const ai = this.#deps.budget.aiFor(file.company.id);
    const known = await KnownVectors.open(em.fork(), file.company.id, ai.embeddingModel.name);
    const embedder = new PassageEmbedder(ai, signal, known);
    const begin = async () => embedder.begin();
    let set = await unlessItFails(begin, { signal, log });
    for (let from = 0; from < passages.length; from += EMBEDDING_BATCH) {
      const batch = passages.slice(from, from + EMBEDDING_BATCH);
      const rows = batch.map(({ useCaseId, text }) => ({ useCaseId, text }));
      for (let row = 0; row < rows.length; row += BATCH) {
        await insertChunks(em.fork(), file, rows.slice(row, row + BATCH), from + row);
      }
      set = await unlessItFails(
        async () => set && storeVectors(em, file, { embedder, set, batch, from }),
        {
          signal,
          log,
        },
      );
      await announceProgress(this.#deps.events, {
        promptFileId: file.id,
        companyId: file.company.id,
        status: 'PENDING',
        done: from + batch.length,
        total: passages.length,
        vectorCount: 0,
      });
    }
    if (set) return factsOf(set);
    await deleteVectors(em.fork(), file.id);
    return NO_EMBEDDINGS;
  }

  async #fail(em: EntityManager, file: PromptFile, reason?: Refusal): Promise<void> {
    const { id, company } = file;
    const refusal = reason ?? knowledgeReasons.PROMPT_FILE_NOT_PROCESSED;
    const { message: error, told } = refusal;
    await transactional(em.fork(), async (tx) => {
      // An attempt that died after this has told of it already.
      const isNews = { id, active: false, status: { $ne: 'ERROR' as const } };
      const change = { status: 'ERROR' as const, error, refusal: told };
      if ((await tx.nativeUpdate(PromptFile, isNews, change)) === 0) return;
      await this.#deps.publisher.publish(tx, company.id, [promptProcessed(file, { refusal })]);
    });
    await announceProgress(this.#deps.events, {
      promptFileId: id,
      companyId: company.id,
      status: 'ERROR',
      done: 0,
      total: 0,
      vectorCount: 0,
      error,
      refusal: told,
    });
  }
}

async function storeUseCases(
  em: EntityManager,
  file: PromptFile,
  useCases: readonly NewUseCase[],
): Promise<void> {
  const batch = BATCH * 5;
  for (let from = 0; from < useCases.length; from += batch) {
    await insertUseCases(em.fork(), file, useCases.slice(from, from + batch), from + 1);
  }
}

/** Stores the vectors of a batch of passages; the set that they belong to. */
async function storeVectors(
  em: EntityManager,
  file: PromptFile,
  {
    embedder,
    set,
    batch,
    from,
  }: { embedder: PassageEmbedder; set: VectorSet; batch: readonly NewPassage[]; from: number },
): Promise<VectorSet> {
  const vectors = await embedder.embed(set, batch);
  for (let row = 0; row < vectors.length; row += BATCH) {
    await insertVectors(em.fork(), file.id, {
      set,
      vectors: vectors
        .slice(row, row + BATCH)
        .map((vector, i) => ({ position: from + row + i, vector })),
    });
  }
  return set;
}

/** What the provider delivers, or undefined when it does not: a file answers without vectors, too. */
async function unlessItFails<T>(
  work: () => Promise<T>,
  { signal, log }: { signal: AbortSignal; log: Logger },
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error }, 'a prompt file goes without vectors for now');
    return undefined;
  }
}
