import type { AiProvider } from '../../platform/ai/index.js';
import type { Cache } from '../../platform/cache/index.js';
import { type Database, type EntityManager, transactional } from '../../platform/database/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import { primaryOnly, type Reads } from '../../platform/reads/index.js';
import type { Logger, Metrics } from '../../platform/telemetry/index.js';
import { type ModelBudget, withoutBudget } from '../token-budget/index.js';
import { QueryEmbedder } from './embedding/query-embedder.js';
import {
  findDraftVersion,
  findKnowledgeVersion,
} from './retrieval/active-prompt-file.repository.js';
import { embedPromptFileJob, ingestPromptFileJob } from './ingestion/prompt-file.job.js';
import {
  addPromptFile,
  findOutdatedPromptFiles,
  findPromptFileContent,
  type NewVersion,
} from './files/prompt-file.repository.js';
import { LEXICAL_VERSION } from './lexical/lexical-index.js';
import type { PromptFile } from './files/prompt-file.entity.js';
import type {
  Reader,
  Retrieval,
  RetrievalOptions,
  RetrievalQuery,
  RetrievedUseCase,
} from './retrieval/retrieval.js';
import { DraftFiles } from './retrieval/draft-files.js';
import { PromptFileCache } from './retrieval/prompt-file-cache.js';
import { Retriever } from './retrieval/retriever.js';
import { checkPromptFile, decodePromptFile } from './files/prompt-file-text.js';
import { splitUseCases } from './splitting/split-use-cases.js';

/** A prompt file as it arrives. */
export interface PromptFileUpload {
  companyId: string;
  fileName: string;
  bytes: Uint8Array;
  /** The name of the person or program that uploads it. */
  publishedBy?: string | null;
}

interface Dependencies {
  ai: AiProvider;
  cache: Cache;
  /** Nothing runs out if missing. */
  budget?: ModelBudget;
  database: Database;
  /** Where prompt files are read to be searched; the database if missing. */
  reads?: Reads;
  jobs: JobQueue;
  log: Logger;
  metrics: Metrics;
}

/** Finds use cases of one company. */
export interface UseCaseSearch {
  /** Those that fit a question. */
  retrieve(companyId: string, query: RetrievalQuery, options: RetrievalOptions): Promise<Retrieval>;
  /** The one that a tenant chose among those offered; undefined when it is gone by now. */
  useCaseByTitle(
    companyId: string,
    title: string,
    reader?: Reader,
  ): Promise<RetrievedUseCase | undefined>;
}

/** What companies have told their assistant: takes prompt files in and finds use cases in them. */
export class KnowledgeService implements UseCaseSearch {
  readonly #deps: Dependencies;
  readonly #running: UseCaseSearch;

  /** Searches drafts as if they were published. */
  readonly draftSearch: UseCaseSearch;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    const { ai, cache, database, reads = primaryOnly, log, metrics } = deps;
    const { budget = withoutBudget(ai) } = deps;
    const embedder = new QueryEmbedder(budget, cache, metrics);
    const files = new PromptFileCache(database, reads);
    this.#running = searchWith(new Retriever(embedder, { files, log, metrics }), database);
    const drafts = new DraftFiles({ budget, database, log });
    const ofDrafts = new Retriever(embedder, { files: drafts, log, metrics });
    this.draftSearch = searchWith(ofDrafts, database);
  }

  /**
   * Takes a prompt file in. It answers questions once the job that is enqueued here has processed it;
   * until then, and if that fails, the version before it answers. Call it in a transaction.
   *
   * @throws AppError with code BAD_USER_INPUT when the file holds no use cases
   */
  async replacePromptFile(
    em: EntityManager,
    { companyId, fileName, bytes, publishedBy = null }: PromptFileUpload,
  ): Promise<PromptFile> {
    checkPromptFile(fileName, bytes);
    const content = decodePromptFile(bytes);
    splitUseCases(content);
    return this.publish(em, companyId, { fileName, content, publishedBy });
  }

  async retrieve(
    companyId: string,
    query: RetrievalQuery,
    options: RetrievalOptions,
  ): Promise<Retrieval> {
    return this.#running.retrieve(companyId, query, options);
  }

  async useCaseByTitle(
    companyId: string,
    title: string,
    reader?: Reader,
  ): Promise<RetrievedUseCase | undefined> {
    return this.#running.useCaseByTitle(companyId, title, reader);
  }

  /** Whether a company is writing its next version. */
  async hasDraft(companyId: string): Promise<boolean> {
    return (await findDraftVersion(this.#deps.database.orm.em.fork(), companyId)) !== undefined;
  }

  /** Stands for all that a company's questions are answered from now; undefined if there is nothing. */
  async versionOf(companyId: string): Promise<string | undefined> {
    return findKnowledgeVersion(this.#deps.database.orm.em.fork(), companyId);
  }

  /** Brings prompt files up to date that an older server or another embedding model made. */
  async start(): Promise<void> {
    const { ai, database, jobs, log } = this.#deps;
    const em = database.orm.em.fork();
    const { reembed, reindex } = await findOutdatedPromptFiles(em, {
      embeddingModel: ai.embeddingModel.name,
      lexicalVersion: LEXICAL_VERSION,
    });
    if (reembed.length + reindex.length === 0) return;
    log.info({ reembed: reembed.length, reindex: reindex.length }, 'renewing prompt files');
    for (const { id, company } of reembed) {
      const data = { promptFileId: id, companyId: company.id };
      await jobs.enqueue(em, embedPromptFileJob, data, { singletonKey: id });
    }
    for (const { id, company, fileName } of reindex) {
      await transactional(em.fork(), async (tx) => {
        const content = await findPromptFileContent(tx, id);
        if (content) await this.publish(tx, company.id, { fileName, content, origin: 'RENEWAL' });
      });
    }
  }

  /** Lets a text that is known to hold use cases answer, in the same way. Call it in a transaction. */
  async publish(em: EntityManager, companyId: string, version: NewVersion): Promise<PromptFile> {
    const file = await addPromptFile(em, companyId, version);
    await this.#deps.jobs.enqueue(em, ingestPromptFileJob, { promptFileId: file.id, companyId });
    return file;
  }
}

const searchWith = (retriever: Retriever, { orm }: Database): UseCaseSearch => ({
  retrieve: (...asked) => retriever.retrieve(orm.em.fork(), ...asked),
  useCaseByTitle: (...asked) => retriever.useCaseByTitle(orm.em.fork(), ...asked),
});
