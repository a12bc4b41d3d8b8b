import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { AiProvider } from '../../../platform/ai/index.js';
import { transactional } from '../../../platform/database/index.js';
import { openPlatform, type Platform } from '../../../platform/open-platform.js';
import { createCompany } from '../../../testing/factories.js';
import { testConfig } from '../../../testing/test-config.js';
import { createTestDatabase } from '../../../testing/test-database.js';
import { withoutBudget } from '../../token-budget/index.js';
import { EmbedWorker } from '../embedding/embed.worker.js';
import { createKnowledgeService, KnowledgeService, progressTopic, PromptFile } from '../index.js';

/** The knowledge feature on a real database, with an embedding model of the test's choice. */
export interface KnowledgeHarness {
  platform: Platform;
  knowledge: KnowledgeService;
  /** A second one on the same database, as another process would have it. */
  another(ai: AiProvider): KnowledgeService;
  /** Stores a company whose prompt file is this text, once it has been processed. */
  companyWith(text: string): Promise<string>;
  /** Replaces the prompt file of a company and waits for the end of its processing. */
  upload(companyId: string, text: string): Promise<PromptFile | null>;
  /** Runs the job that gives a company's passages vectors of this provider's model. */
  reembed(ai: AiProvider, companyId: string): Promise<void>;
  /** Titles that a question brings, best first. */
  titles(companyId: string, question: string): Promise<string[]>;
  stop(): Promise<void>;
}

export async function startKnowledge(provider: AiProvider): Promise<KnowledgeHarness> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'hausgeist-knowledge-'));
  const config = testConfig({ databaseUrl: database.databaseUrl, dataDir });
  const log = pino({ level: 'silent' });
  const platform = { ...(await openPlatform(config, database.schema, log)), ai: provider };
  const knowledge = createKnowledgeService(platform);
  await platform.jobs.start(4);
  const em = () => platform.database.orm.em.fork();

  const upload = async (companyId: string, text: string) => {
    const { id } = await transactional(em(), (tx) =>
      knowledge.replacePromptFile(tx, {
        companyId,
        fileName: 'fragen.md',
        bytes: Buffer.from(text),
      }),
    );
    return processed(platform, id);
  };

  return {
    platform,
    knowledge,
    another: (other) => new KnowledgeService({ ...platform, ai: other }),
    upload,
    companyWith: async (text) => {
      const company = await createCompany(em());
      await upload(company.id, text);
      return company.id;
    },
    reembed: async (ai, companyId) => {
      const { id } = await em().findOneOrFail(PromptFile, { company: companyId, active: true });
      const { signal } = new AbortController();
      const job = { jobId: 'test', enqueuedAt: new Date(), attempt: 1, isLast: true, signal };
      const worker = new EmbedWorker(withoutBudget(ai));
      await worker.run({ em: em(), log }, { promptFileId: id }, job);
    },
    titles: async (companyId, question) => {
      const { signal } = new AbortController();
      const { useCases } = await knowledge.retrieve(companyId, { text: question }, { signal });
      return useCases.map(({ title }) => title);
    },
    stop: async () => {
      await platform.jobs.stop(2_000);
      await platform.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The prompt file once it is processed or refused; null if a later one has replaced it by then. */
export async function processed(
  { database, events }: Platform,
  promptFileId: string,
): Promise<PromptFile | null> {
  const finished = Promise.withResolvers<void>();
  const stop = await events.listen(progressTopic(promptFileId), (progress) => {
    if ((progress as { status: string }).status !== 'PENDING') finished.resolve();
  });
  const find = () => database.orm.em.fork().findOne(PromptFile, { id: promptFileId });
  const file = await find();
  if (file?.status === 'PENDING') await finished.promise;
  await stop();
  return find();
}
