import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { databaseSchema } from './database-schema.js';
import { readConfig } from './env.js';
import { CompanyUnderTest } from './evaluation/company-under-test.js';
import { type CompanySet, readSets } from './evaluation/sets.js';
import { TopicExamples } from './evaluation/topic-examples.js';
import { Assistant } from './features/assistant/index.js';
import { createKnowledgeService } from './features/knowledge/index.js';
import { BuiltinProvider } from './platform/ai/index.js';
import { openPlatform } from './platform/open-platform.js';
import { learnChoice, weightLines } from './platform/votes/index.js';

// Learns what messages within a conversation are about, from the dialogues that one tunes on:
// node graphql-server/dist/train-topic-vote.js, after a change of its features or of the search. Run it
// twice: the conversations it learns from are led with the weights that were learned before.

const FILE = join(import.meta.dirname, '../vocabulary/dialogue/topic-vote.txt');

const config = { ...readConfig(), databaseUrl: undefined, redisUrl: undefined };
const log = pino({ level: 'error' });
const platform = await openPlatform(config, { ...databaseSchema, inMemory: true }, log);
const knowledge = createKnowledgeService(platform);
const builtin = new BuiltinProvider();
const assistant = new Assistant({
  ai: builtin,
  builtin,
  knowledge,
  log,
  metrics: platform.metrics,
});
await platform.jobs.start(1);

const examples = new TopicExamples(knowledge);
const learn = async (set: CompanySet) => {
  const parts = { platform, knowledge, assistant };
  const company = await CompanyUnderTest.open(parts, set.name, set.promptFile);
  await examples.collect(set, company);
};
for (const set of await readSets()) await learn(set);
await platform.jobs.stop(0);
await platform.close();

const lines = weightLines(learnChoice(examples.all));
await writeFile(
  FILE,
  `# Written by train-topic-vote.ts: the weight and the name of each feature.\n${lines.join('\n')}\n`,
);
process.stdout.write(`Learned from ${examples.all.length} messages.\n`);
process.exit();
