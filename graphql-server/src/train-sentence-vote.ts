import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { databaseSchema } from './database-schema.js';
import { readConfig } from './env.js';
import { CompanyUnderTest } from './evaluation/company-under-test.js';
import { SentenceExamples } from './evaluation/sentence-examples.js';
import { readSets } from './evaluation/sets.js';
import { Assistant } from './features/assistant/index.js';
import { createKnowledgeService } from './features/knowledge/index.js';
import { BuiltinProvider } from './platform/ai/index.js';
import { openPlatform } from './platform/open-platform.js';
import { learnChoice, weightLines } from './platform/votes/index.js';

// Learns which statement of a use case answers a question, from the questions that one tunes on:
// node graphql-server/dist/train-sentence-vote.js, after a change of its features or of kindred words.

const FILE = join(import.meta.dirname, '../vocabulary/sentences/sentence-vote.txt');

/** Chosen by how well questions of companies are answered that were not learned from. */
const DECAY = 2;

const config = { ...readConfig(), databaseUrl: undefined, redisUrl: undefined };
const log = pino({ level: 'error' });
const platform = await openPlatform(config, { ...databaseSchema, inMemory: true }, log);
const knowledge = createKnowledgeService(platform);
const builtin = new BuiltinProvider();
const { metrics } = platform;
const assistant = new Assistant({ ai: builtin, builtin, knowledge, log, metrics });
await platform.jobs.start(1);

const examples = new SentenceExamples(knowledge);
for (const set of await readSets()) {
  const parts = { platform, knowledge, assistant };
  await examples.collect(set, await CompanyUnderTest.open(parts, set.name, set.promptFile));
}
await platform.jobs.stop(0);
await platform.close();

const lines = weightLines(learnChoice(examples.all, { decay: DECAY }));
await writeFile(
  FILE,
  `# Written by train-sentence-vote.ts: the weight and the name of each feature.\n${lines.join('\n')}\n`,
);
process.stdout.write(`Learned from ${examples.all.length} questions.\n`);
process.exit();
