import { AiError, type AiErrorCode, type AiProvider } from '../../../platform/ai/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import type { JobAttempt } from '../../../platform/jobs/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import type { ModelBudget } from '../../token-budget/index.js';
import { EMBEDDING_BATCH, NO_EMBEDDINGS, PassageEmbedder } from '../embedding/passage-embedder.js';
import { PromptFile } from '../prompt-file.entity.js';
import { findChunksToEmbed, updateEmbeddings } from './ingestion.repository.js';

/** Failures that only another setting can mend; with that the server starts again. */
const HOPELESS: ReadonlySet<AiErrorCode> = new Set(['unauthorized', 'invalid_request']);

/** Gives the passages of an active prompt file new vectors while it goes on answering. */
export class EmbedWorker {
  readonly #budget: ModelBudget;

  constructor(budget: ModelBudget) {
    this.#budget = budget;
  }

  /** Runs one attempt; whatever it leaves behind, the file is searched without vectors. */
  async run(
    { em, log }: { em: EntityManager; log: Logger },
    { promptFileId }: { promptFileId: string },
    job: JobAttempt,
  ): Promise<void> {
    const file = await em.fork().findOne(PromptFile, { id: promptFileId });
    if (!file?.active) return;
    const ai = this.#budget.aiFor(file.company.id);
    if (file.embeddingModel === ai.embeddingModel.name) return;
    try {
      await this.#embed(em, { promptFileId, ai, signal: job.signal }, log);
    } catch (error) {
      if (!(error instanceof AiError) || !HOPELESS.has(error.code)) throw error;
      log.error({ err: error, promptFileId }, 'the embedding model cannot be used');
    }
  }

  async #embed(
    em: EntityManager,
    { promptFileId, ai, signal }: { promptFileId: string; ai: AiProvider; signal: AbortSignal },
    log: Logger,
  ): Promise<void> {
    const embedder = new PassageEmbedder(ai, signal);
    let position = -1;
    for (;;) {
      const slice = { afterPosition: position, limit: EMBEDDING_BATCH };
      const chunks = await findChunksToEmbed(em.fork(), promptFileId, slice);
      const last = chunks.at(-1);
      if (!last) break;
      const vectors = await embedder.embed(chunks);
      // Vectors of two models must never be compared, so no model is named until all are new.
      if (position < 0)
        await em.fork().nativeUpdate(PromptFile, { id: promptFileId }, NO_EMBEDDINGS);
      await updateEmbeddings(
        em.fork(),
        chunks.map(({ id }, i) => ({ id, vector: vectors[i] ?? '' })),
      );
      position = last.position;
    }
    const facts = await embedder.finish();
    await em.fork().nativeUpdate(PromptFile, { id: promptFileId }, facts);
    log.info({ promptFileId, model: facts.embeddingModel }, 'prompt file has new vectors');
  }
}
