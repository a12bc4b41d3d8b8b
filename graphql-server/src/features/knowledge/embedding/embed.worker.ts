import { AiError, type AiErrorCode, type AiProvider } from '../../../platform/ai/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import type { JobAttempt } from '../../../platform/jobs/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import type { ModelBudget } from '../../token-budget/index.js';
import { EMBEDDING_BATCH, factsOf, PassageEmbedder } from './passage-embedder.js';
import { PromptFile, type VectorSet } from '../files/prompt-file.entity.js';
import { findChunksToEmbed } from '../ingestion/ingestion.repository.js';
import { deleteVectors, insertVectors, lastPositionOf } from './vector-set.repository.js';

/** Failures that only another setting can mend; with that the server starts again. */
const HOPELESS: ReadonlySet<AiErrorCode> = new Set(['unauthorized', 'invalid_request']);

/** Passages between two lines of the log. */
const REPORT_EVERY = 1_200;

/** Rows per statement: on the embedded database a statement holds the whole process up. */
const ROWS = 20;

interface Surroundings {
  em: EntityManager;
  log: Logger;
}

/** One attempt at one prompt file. */
interface Attempt extends Surroundings {
  file: PromptFile;
  ai: AiProvider;
  signal: AbortSignal;
}

/**
 * Makes a second set of vectors for an active prompt file, by the model that is configured now, while
 * the first one goes on answering; then the two change places in one step.
 */
export class EmbedWorker {
  readonly #budget: ModelBudget;

  constructor(budget: ModelBudget) {
    this.#budget = budget;
  }

  /** Runs one attempt. A later one goes on where this one ended; until then nothing is changed. */
  async run(
    { em, log }: Surroundings,
    { promptFileId }: { promptFileId: string },
    { signal }: JobAttempt,
  ): Promise<void> {
    const file = await em
      .fork()
      .findOne(PromptFile, { id: promptFileId }, { populate: ['nextVectors'] });
    if (!file?.active) return;
    const ai = this.#budget.aiFor(file.company.id);
    if (file.embeddingModel === ai.embeddingModel.name) return;
    try {
      await renew({ em, log, file, ai, signal });
    } catch (error) {
      if (!(error instanceof AiError) || !HOPELESS.has(error.code)) throw error;
      log.error({ err: error, promptFileId }, 'the embedding model cannot be used');
    }
  }
}

async function renew(attempt: Attempt): Promise<void> {
  const { em, log, file, ai, signal } = attempt;
  const { id: promptFileId, passageCount: total } = file;
  const embedder = new PassageEmbedder(ai, signal);
  const set = await nextSet(attempt, embedder);
  let position = await lastPositionOf(em.fork(), promptFileId, set.id);
  for (;;) {
    const slice = { afterPosition: position, limit: EMBEDDING_BATCH };
    const chunks = await findChunksToEmbed(em.fork(), promptFileId, slice);
    const last = chunks.at(-1);
    if (!last) break;
    const texts = await embedder.embed(set, chunks);
    const vectors = chunks.map((chunk, i) => ({
      position: chunk.position,
      vector: texts[i] ?? '',
    }));
    for (let row = 0; row < vectors.length; row += ROWS) {
      await insertVectors(em.fork(), promptFileId, {
        set,
        vectors: vectors.slice(row, row + ROWS),
      });
    }
    position = last.position;
    if ((position + 1) % REPORT_EVERY < EMBEDDING_BATCH) {
      log.info({ promptFileId, done: position + 1, total }, 'a prompt file gets new vectors');
    }
  }
  await takeOver(em, promptFileId, set);
  log.info({ promptFileId, model: set.model, total }, 'prompt file has new vectors');
}

/** The set that an earlier attempt began with the same model, or a new one. */
async function nextSet({ em, file, ai }: Attempt, embedder: PassageEmbedder): Promise<VectorSet> {
  const begun = file.nextVectors;
  const set = begun?.model === ai.embeddingModel.name ? begun : await embedder.begin();
  if (set !== begun) {
    await em.fork().nativeUpdate(PromptFile, { id: file.id }, { nextVectors: set });
  }
  // A set of a model that was configured in between, or that answered before.
  const keep = [set.id, ...(file.vectorSetId ? [file.vectorSetId] : [])];
  await deleteVectors(em.fork(), file.id, keep);
  return set;
}

/** Lets a full set answer. Vectors of two models are never compared: all facts change at once. */
async function takeOver(em: EntityManager, promptFileId: string, set: VectorSet): Promise<void> {
  await transactional(em.fork(), async (tx) => {
    const changes = { ...factsOf(set), nextVectors: null };
    await tx.nativeUpdate(PromptFile, { id: promptFileId }, changes);
    await deleteVectors(tx, promptFileId, [set.id]);
  });
}
