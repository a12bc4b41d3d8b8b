import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Floors, missedFloors, type Report } from './evaluation/figures.js';
import { type Earlier, printReport } from './evaluation/print-report.js';
import { askInProcesses, BrokenOffError } from './evaluation/processes.js';
import { readAsked, UnusableFileError } from './evaluation/sets.js';
import { quantile } from './evaluation/statistics.js';
import type { Tally } from './evaluation/tally.js';
import { tasksOf } from './evaluation/tasks.js';
import { explainFailure } from './explain-failure.js';

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

function printCost({ cost }: Tally): void {
  const [median, p95] = [quantile(cost.milliseconds, 0.5), quantile(cost.milliseconds, 0.95)];
  const each = cost.cpuMilliseconds / Math.max(cost.answers, 1);
  write(
    `\n${cost.answers} questions: ${median.toFixed(1)} ms median, ${p95.toFixed(1)} ms p95, ${each.toFixed(1)} ms of processor time each with everything else; ${cost.inputTokens} tokens in, ${cost.outputTokens} out\n`,
  );
}

async function main(): Promise<number> {
  const args = process.argv.slice(2).filter((argument) => argument !== RECORD);
  const isOwn = args.length === 0;
  const { tally, providers } = await askInProcesses(tasksOf(await readAsked(...args)), args);
  const report = tally.report();
  const earlier = isOwn ? await earlierReports() : [];
  write(`Answers: ${providers.answers}, embeddings: ${providers.embeddings}\n`);
  write(printReport({ report, sizeOf: (group) => tally.sizeOf(group), earlier }));
  printCost(tally);
  if (!isOwn) return 0;
  await writeReport(process.argv.includes(RECORD) ? RELEASE_FILE : LAST_FILE, report);
  const missed = missedFloors(report, (await readReport<Floors>(FLOORS_FILE)) ?? {});
  for (const line of missed) write(`Below its floor: ${line}\n`);
  return missed.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isOurs = error instanceof UnusableFileError || error instanceof BrokenOffError;
  process.stderr.write(`${isOurs ? error.message : explainFailure(error)}\n`);
  process.exitCode = 1;
}
