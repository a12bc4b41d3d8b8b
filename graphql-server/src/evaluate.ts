import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { z } from 'zod';
import { databaseSchema } from './database-schema.js';
import { readConfig } from './env.js';
import { explainFailure } from './explain-failure.js';
import { Company } from './features/companies/index.js';
import {
  createKnowledge,
  type EvaluationResult,
  type KnowledgeService,
  PromptFile,
  quantile,
  recallOf,
  refusalsOf,
} from './features/knowledge/index.js';
import { transactional } from './platform/database/index.js';
import { openPlatform, type Platform } from './platform/open-platform.js';

/** Measures retrieval on prompt and question files, with the configured provider's embeddings. */
const demoFolder = join(import.meta.dirname, '../demo');

const questionsSchema = z.array(
  z.object({
    q: z.string(),
    id: z.string().nullable(),
    style: z.string().optional(),
    company: z.string().optional(),
  }),
);

type Question = z.output<typeof questionsSchema>[number];

interface Measured {
  results: EvaluationResult[];
  cpuMilliseconds: number;
}

/** A file that cannot be used; its message is fit for the terminal. */
class UnusableFileError extends Error {}

const LIMIT = 10;
const signal = new AbortController().signal;

async function ingest(platform: Platform, knowledge: KnowledgeService, file: string) {
  const em = platform.database.orm.em.fork();
  const company = em.create(Company, { name: file, address: '-', email: '-', phone: '-' });
  await em.flush();
  const bytes = await readNamed(file);
  const { id } = await transactional(em.fork(), (tx) =>
    knowledge.replacePromptFile(tx, { companyId: company.id, fileName: basename(file), bytes }),
  );
  for (;;) {
    const promptFile = await em.fork().findOneOrFail(PromptFile, { id });
    if (promptFile.status === 'ERROR') throw new UnusableFileError(`${file}: ${promptFile.error}`);
    if (promptFile.status === 'PROCESSED') return { companyId: company.id, promptFile };
    await sleep(100);
  }
}

async function ask(knowledge: KnowledgeService, companyId: string, questions: Question[]) {
  const results: EvaluationResult[] = [];
  await knowledge.retrieve(companyId, { text: 'Guten Tag' }, { signal });
  const before = process.cpuUsage();
  for (const question of questions) {
    const query = { text: question.q };
    const options = { limit: LIMIT, signal };
    const { useCases, durationMs } = await knowledge.retrieve(companyId, query, options);
    const titles = useCases.map(({ title }) => title);
    results.push({ question, titles, milliseconds: durationMs });
  }
  const { user, system } = process.cpuUsage(before);
  return { results, cpuMilliseconds: (user + system) / 1000 };
}

function print(name: string, { results, cpuMilliseconds }: Measured): void {
  const styles = [...new Set(results.flatMap(({ question }) => question.style ?? []))];
  const groups: [string, EvaluationResult[]][] = [
    [name, results],
    ...styles.map((style): [string, EvaluationResult[]] => [
      `  ${style}`,
      results.filter(({ question }) => question.style === style),
    ]),
  ];
  for (const [label, group] of groups) {
    const { questions, at1, at3, at5, mrr10 } = recallOf(group);
    const { questions: offTopic, refused } = refusalsOf(group);
    const figures = [at1, at3, at5, mrr10].map((figure) => figure.toFixed(3).padStart(7));
    line(label, String(questions), ...figures, offTopic > 0 ? `${refused}/${offTopic}` : '-');
  }
  const times = results.map(({ milliseconds }) => milliseconds);
  const cpu = cpuMilliseconds / Math.max(results.length, 1);
  write(
    `  ${cpu.toFixed(1)} ms CPU a question; ${quantile(times, 0.5).toFixed(1)} ms median, ${quantile(times, 0.95).toFixed(1)} ms p95\n\n`,
  );
}

const WIDTHS = [28, 10, 8, 8, 8, 8, 12];
const write = (text: string) => void process.stdout.write(text);
const line = (...cells: string[]) =>
  write(
    `${cells.map((cell, i) => (i === 0 ? cell.padEnd(28) : cell.padStart(WIDTHS[i] ?? 8))).join('')}\n`,
  );

async function readNamed(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new UnusableFileError(`The file ${file} cannot be read.`, { cause });
  }
}

async function readQuestions(file: string): Promise<Question[]> {
  const text = (await readNamed(file)).toString('utf8');
  try {
    return questionsSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new UnusableFileError(
      `${file} holds no questions. It must read [{ "q": "a question", "id": "the use case, or null" }].`,
      { cause },
    );
  }
}

/** Prompt files with the questions about them; those of the demo companies if none are named. */
async function tasks(): Promise<{ promptFile: string; questions: Question[] }[]> {
  const [promptFile, questionFile] = process.argv.slice(2);
  if (promptFile && questionFile) {
    return [{ promptFile, questions: await readQuestions(questionFile) }];
  }
  if (promptFile)
    throw new UnusableFileError('Usage: npm run eval -- <prompt file> <question file>');
  const questions = await readQuestions(join(demoFolder, 'questions.json'));
  return [...new Set(questions.flatMap(({ company }) => company ?? []))].map((company) => ({
    promptFile: join(demoFolder, `${company}.prompt.md`),
    questions: questions.filter((question) => question.company === company),
  }));
}

async function main(): Promise<void> {
  const work = await tasks();
  const config = { ...readConfig(), databaseUrl: undefined, redisUrl: undefined };
  const schema = { ...databaseSchema, inMemory: true };
  const platform = await openPlatform(config, schema, pino({ level: 'warn' }));
  const knowledge = createKnowledge(platform);
  await platform.jobs.start(1);
  write(`Embeddings: ${platform.ai.embeddingModel.name}\n\n`);
  line('', 'questions', 'R@1', 'R@3', 'R@5', 'MRR@10', 'refused');
  for (const { promptFile: path, questions } of work) {
    const { companyId, promptFile } = await ingest(platform, knowledge, path);
    print(basename(path), await ask(knowledge, companyId, questions));
    const { vectorCount, passageCount, embeddingCalibration } = promptFile;
    const trust = embeddingCalibration?.trust.toFixed(2) ?? 'no vectors';
    write(
      `  ${vectorCount} use cases in ${passageCount} passages; trust in the model: ${trust}\n\n`,
    );
  }
  await platform.jobs.stop(0);
  await platform.close();
}

try {
  await main();
} catch (error) {
  const text = error instanceof UnusableFileError ? error.message : explainFailure(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
