import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pino } from 'pino';
import { databaseSchema } from '../database-schema.js';
import { readConfig } from '../env.js';
import { Assistant } from '../features/assistant/index.js';
import { createKnowledgeService, type KnowledgeService } from '../features/knowledge/index.js';
import { BuiltinProvider } from '../platform/ai/index.js';
import { openPlatform } from '../platform/open-platform.js';
import {
  type ChoiceExample,
  learnChoice,
  type NamedWeights,
  weightLines,
} from '../platform/votes/index.js';
import { CompanyUnderTest } from './company-under-test.js';
import { type CompanySet, readSets } from './sets.js';

/** Gathers what a vote is learned from. */
interface Examples {
  readonly all: ChoiceExample[];
  collect(set: CompanySet, company: CompanyUnderTest): Promise<void>;
}

/** Asks the built-in assistant of each company that is evaluated, and gathers the examples. */
export async function examplesOfSets(
  gather: (knowledge: KnowledgeService) => Examples,
): Promise<ChoiceExample[]> {
  const config = { ...readConfig(), databaseUrl: undefined, redisUrl: undefined };
  const log = pino({ level: 'error' });
  const platform = await openPlatform(config, { ...databaseSchema, inMemory: true }, log);
  const knowledge = createKnowledgeService(platform);
  const builtin = new BuiltinProvider();
  const { metrics } = platform;
  const assistant = new Assistant({ ai: builtin, builtin, knowledge, log, metrics });
  await platform.jobs.start(1);
  const examples = gather(knowledge);
  for (const set of await readSets()) {
    const parts = { platform, knowledge, assistant };
    await examples.collect(set, await CompanyUnderTest.open(parts, set.name, set.promptFile));
  }
  await platform.jobs.stop(0);
  await platform.close();
  return examples.all;
}

/** Learns weights and writes them to a file of the vocabulary, which names the script that wrote it. */
export async function learnInto(
  file: string,
  examples: readonly ChoiceExample[],
  options: Parameters<typeof learnChoice>[1] = {},
): Promise<void> {
  const learned: NamedWeights = learnChoice(examples, options);
  const script = basename(process.argv[1] ?? '').replace(/\.js$/, '.ts');
  const title = `# Written by ${script}: the weight and the name of each feature.`;
  const path = join(import.meta.dirname, '../../vocabulary', file);
  await writeFile(path, `${[title, ...weightLines(learned)].join('\n')}\n`);
  process.stdout.write(`Learned from ${examples.length} messages.\n`);
}
