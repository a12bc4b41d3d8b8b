import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { databaseSchema } from './database-schema.js';
import { readConfig } from './env.js';
import { CompanyUnderTest } from './evaluation/company-under-test.js';
import { type CompanySet, readSets } from './evaluation/sets.js';
import { ACTS } from './features/assistant/dialogue/act-vote/features.js';
import { ActExamples } from './evaluation/act-examples.js';
import { Assistant } from './features/assistant/index.js';
import { createKnowledgeService } from './features/knowledge/index.js';
import { BuiltinProvider } from './platform/ai/index.js';
import { openPlatform } from './platform/open-platform.js';
import { learnChoice, weightLines } from './platform/votes/index.js';

// Learns what messages within a conversation do, from conversations that are only learned from:
// node graphql-server/dist/train-act-vote.js, after a change of its features or of the vote on topics. Run it
// twice: the conversations it learns from are led with the weights that were learned before.

const FILE = join(import.meta.dirname, '../vocabulary/dialogue/act-vote.txt');

/** Chosen by how well conversations of a company are read that were not learned from. */
const DECAY = 0.4;

/** Words that fewer messages have say nothing yet. */
const LEAST_SEEN = 4;

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

const examples = new ActExamples(knowledge);
const learn = async (set: CompanySet) => {
  const parts = { platform, knowledge, assistant };
  const company = await CompanyUnderTest.open(parts, set.name, set.promptFile);
  await examples.collect(set, company);
};
for (const set of await readSets()) await learn(set);
await platform.jobs.stop(0);
await platform.close();

const seen = new Map<string, number>();
for (const { features } of examples.all) {
  for (const name of Object.keys(features[0] ?? {})) seen.set(name, (seen.get(name) ?? 0) + 1);
}
const [first] = ACTS;
const isSeen = (name: string, act: string) =>
  (seen.get(name.replace(`${act}, `, `${first}, `)) ?? 0) >= LEAST_SEEN;
const kept = examples.all.map((one) => ({
  ...one,
  features: one.features.map((values, i) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isSeen(name, ACTS[i] ?? ''))),
  ),
}));
const lines = weightLines(learnChoice(kept, { decay: DECAY }));
await writeFile(
  FILE,
  `# Written by train-act-vote.ts: the weight and the name of each feature.\n${lines.join('\n')}\n`,
);
process.stdout.write(`Learned from ${examples.all.length} messages.\n`);
process.exit();
