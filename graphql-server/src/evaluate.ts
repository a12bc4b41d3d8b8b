import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { databaseSchema } from './database-schema.js';
import { readConfig } from './env.js';
import { Evaluation } from './evaluation/evaluation.js';
import { type Floors, missedFloors, type Report } from './evaluation/figures.js';
import { type Earlier, printReport } from './evaluation/print-report.js';
import {
  type CompanySet,
  type EvaluatedMessage,
  readFolder,
  readMessages,
  readNamedSet,
  readSets,
  UnusableFileError,
} from './evaluation/sets.js';
import { quantile } from './evaluation/statistics.js';
import { explainFailure } from './explain-failure.js';
import { openPlatform } from './platform/open-platform.js';

// Asks the assistant the questions of the repository, or those that are named, and prints how it
// does beside earlier runs; with the configured provider.

const dataFolder = join(import.meta.dirname, '../evaluation');
const RELEASE_FILE = join(dataFolder, 'release.json');
const FLOORS_FILE = join(dataFolder, 'floors.json');
const LAST_FILE = join(import.meta.dirname, '../../.cache/evaluation/last.json');

const RECORD = '--record';

const write = (text: string) => void process.stdout.write(text);

async function readReport<T>(file: string): Promise<T | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : undefined;
}

async function writeReport(file: string, report: Report): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const rounded = JSON.stringify(
    report,
    (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value),
    2,
  );
  await writeFile(file, `${rounded}\n`);
}

async function earlierReports(): Promise<Earlier[]> {
  const [last, release] = [
    await readReport<Report>(LAST_FILE),
    await readReport<Report>(RELEASE_FILE),
  ];
  return [
    ...(last ? [{ label: 'the last run', report: last }] : []),
    ...(release ? [{ label: 'the last release', report: release }] : []),
  ];
}

/** Runs the sets; the first company also gets the messages that belong to none. */
async function evaluate(
  sets: readonly CompanySet[],
  messages: readonly EvaluatedMessage[],
  evaluation: Evaluation,
): Promise<void> {
  const companies = [];
  for (const set of sets) companies.push({ set, company: await evaluation.open(set) });
  const [first] = companies;
  if (first) await evaluation.messages('tune', first.company, messages);
  for (const split of ['tune', 'look'] as const) {
    for (const { set, company } of companies) await evaluation.run(set, company, split);
  }
}

function printCost({ cost }: Evaluation, cpuMilliseconds: number): void {
  const [median, p95] = [quantile(cost.milliseconds, 0.5), quantile(cost.milliseconds, 0.95)];
  const each = cpuMilliseconds / Math.max(cost.answers, 1);
  write(
    `\n${cost.answers} questions: ${median.toFixed(1)} ms median, ${p95.toFixed(1)} ms p95, ${each.toFixed(1)} ms of processor time each with everything else; ${cost.inputTokens} tokens in, ${cost.outputTokens} out\n`,
  );
}

/** A prompt file with its questions, or a folder of such pairs. */
async function setsAt(path: string, questionFile?: string): Promise<CompanySet[]> {
  return questionFile === undefined ? readFolder(path) : [await readNamedSet(path, questionFile)];
}

async function main(): Promise<number> {
  const [path, questionFile] = process.argv.slice(2).filter((argument) => argument !== RECORD);
  const isOwn = path === undefined;
  const sets = isOwn ? await readSets() : await setsAt(path, questionFile);
  const config = { ...readConfig(), databaseUrl: undefined, redisUrl: undefined };
  const platform = await openPlatform(
    config,
    { ...databaseSchema, inMemory: true },
    pino({ level: 'error' }),
  );
  const evaluation = new Evaluation(platform);
  await platform.jobs.start(1);
  const before = process.cpuUsage();
  await evaluate(sets, isOwn ? await readMessages() : [], evaluation);
  const { user, system } = process.cpuUsage(before);
  const report = evaluation.report();
  const earlier = isOwn ? await earlierReports() : [];
  write(`Answers: ${platform.ai.name}, embeddings: ${platform.ai.embeddingModel.name}\n`);
  write(printReport({ report, sizeOf: (group) => evaluation.sizeOf(group), earlier }));
  printCost(evaluation, (user + system) / 1000);
  await platform.jobs.stop(0);
  await platform.close();
  if (!isOwn) return 0;
  await writeReport(process.argv.includes(RECORD) ? RELEASE_FILE : LAST_FILE, report);
  const missed = missedFloors(report, (await readReport<Floors>(FLOORS_FILE)) ?? {});
  for (const line of missed) write(`Below its floor: ${line}\n`);
  return missed.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  const text = error instanceof UnusableFileError ? error.message : explainFailure(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
process.exit();
