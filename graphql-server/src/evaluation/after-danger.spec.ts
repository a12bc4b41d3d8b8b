import { DANGER_KINDS, type DangerKind } from '@hausgeist/schema';
import { pino } from 'pino';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseSchema } from '../database-schema.js';
import { readConfig } from '../env.js';
import type { ConversationTurn } from '../platform/ai/index.js';
import { openPlatform, type Platform } from '../platform/open-platform.js';
import { DETAILS, IN_LANGUAGES, MATTERS, TOLD } from './testing/after-danger-messages.js';
import { type CompanyUnderTest, turnsOf } from './company-under-test.js';
import { Evaluation } from './evaluation.js';

const LINDENHOF = fileURLToPath(new URL('../../demo/lindenhof.prompt.md', import.meta.url));

const NOTED = /(?:^|\n\n)(?:Sagen Sie das bitte auch am Telefon|Danke, das habe ich notiert)/;

let platform: Platform;
let company: CompanyUnderTest;
const histories = new Map<DangerKind, ConversationTurn[]>();
/** What each matter is answered with where no danger was told of. */
const answersAlone = new Map<string, object>();

beforeAll(async () => {
  const config = { ...readConfig({}), databaseUrl: undefined, redisUrl: undefined };
  platform = await openPlatform(
    config,
    { ...databaseSchema, inMemory: true },
    pino({ level: 'error' }),
  );
  const evaluation = new Evaluation(platform);
  await platform.jobs.start(1);
  company = await evaluation.open({ name: 'lindenhof', promptFile: LINDENHOF });
  for (const kind of DANGER_KINDS) histories.set(kind, await company.talk([TOLD[kind]]));
  for (const matter of MATTERS) answersAlone.set(matter, await answerTo(matter, []));
});

afterAll(async () => {
  await platform.close();
});

/** What a message is answered with: the kind of answer, and the use cases it is from. */
async function answerTo(message: string, history: readonly ConversationTurn[]) {
  const { outcome } = await company.ask(message, history);
  return { action: outcome.guidance.action, from: outcome.sources.map(({ title }) => title) };
}

/** How a message right after this danger is replied to. */
async function replyAfter(kind: DangerKind, message: string) {
  const { text, outcome } = await company.ask(message, histories.get(kind));
  if (outcome.guidance.action === 'EMERGENCY') return 'danger';
  return NOTED.test(text) ? 'noted' : `answered: ${text.slice(0, 60)}`;
}

describe.each(DANGER_KINDS)('after %s', (kind) => {
  it('was told of, one is told what to do', () => {
    expect(histories.get(kind)?.at(-1)?.isEmergency).toBe(true);
  });

  it.each(MATTERS)('another matter is answered as itself: %s', async (message) => {
    expect(await answerTo(message, histories.get(kind) ?? [])).toEqual(answersAlone.get(message));
  });

  it.each(DETAILS[kind])('what belongs to it is taken as that: %s', async (message) => {
    expect(await replyAfter(kind, message)).toMatch(/^(?:danger|noted)$/);
  });
});

it('goes on after the first detail, and ends with another matter', async () => {
  const history = [...(histories.get('GAS') ?? [])];
  const say = async (message: string) => {
    const answer = await company.ask(message, history);
    history.push(...turnsOf(message, answer));
    return answer.text;
  };
  expect(await say('3. Stock links')).toMatch(/^Sagen Sie das bitte auch am Telefon/);
  expect(await say('wir sind vier Personen')).toMatch(NOTED);
  expect(await say('Mein Wasserhahn in der Küche tropft seit gestern')).toMatch(/tropf/i);
  expect(await say('seit gestern Abend')).not.toMatch(/112/);
});

describe.each(IN_LANGUAGES)('after "$told"', ({ told, details, matters, reply }) => {
  it.each(details)('what belongs to it is to be said on the phone, too: %s', async (message) => {
    const history = await company.talk([told]);
    expect(history.at(-1)?.isEmergency).toBe(true);
    const { text, outcome } = await company.ask(message, history);
    const replied = outcome.guidance.action === 'EMERGENCY' ? 'danger' : text;
    expect(replied).toMatch(new RegExp(`^danger$|${reply.source}`));
  });

  it.each(matters)('another matter is answered as itself: %s', async (message) => {
    expect((await answerTo(message, await company.talk([told]))).from).not.toEqual([]);
  });
});
