import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isOfficeOpen } from '../../../platform/ai/index.js';
import { type Cast, createCast } from '../../../testing/cast.js';
import { createConversation } from '../../../testing/conversations.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { ConversationActivity } from '../conversation-history.entity.js';
import { findUsualMinutes } from './usual-minutes.repository.js';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('the usual minutes until a person answers', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  /** A conversation taken over so many minutes ago, each time, and answered once, if at all. */
  async function taken(times: readonly number[], answered?: number): Promise<void> {
    const em = app.em();
    const reply = { text: 'Guten Tag', sender: 'PERSON' as const };
    const conversation = await createConversation(em, cast.own, {
      messages: [
        { text: 'Hallo', createdAt: minutesAgo(500) },
        ...(answered === undefined ? [] : [{ ...reply, createdAt: minutesAgo(answered) }]),
      ],
    });
    for (const time of times) {
      em.create(ConversationActivity, {
        ...{ companyId: cast.own.id, conversationId: conversation.id, kind: 'TAKEN_OVER' },
        ...{ actorId: randomUUID(), actorName: 'Ada', createdAt: minutesAgo(time) },
      });
    }
    await em.flush();
  }
  const usual = () => findUsualMinutes(app.em(), cast.own.id);

  it('count each conversation once, however often it was taken over', async () => {
    for (let count = 0; count < 4; count += 1) await taken([200, 199, 198], 197);
    expect(await usual()).toBeUndefined();
    await taken([200], 197);
    expect(await usual()).toBe(3);
  });

  it('count those never answered as slow, and not those taken over a moment ago', async () => {
    for (let count = 0; count < 6; count += 1) await taken([200], 198);
    await taken([5]);
    await taken([5]);
    await taken([5]);
    expect(await usual()).toBe(2);
    for (let count = 0; count < 3; count += 1) await taken([200]);
    expect(await usual()).toBeUndefined();
  });
});

it.each([
  ['Mo–Fr 9–17 Uhr', '2026-11-27T10:00:00Z', true],
  ['Mo–Fr 9–17 Uhr', '2026-11-27T16:30:00Z', false],
  ['Mo–Fr 9–17 Uhr', '2026-11-28T10:00:00Z', false],
  ['Mo–Fr 9–17 Uhr', '2026-12-25T10:00:00Z', false],
  ['nach Vereinbarung', '2026-11-27T10:00:00Z', false],
  [null, '2026-11-28T10:00:00Z', true],
])('an office with %j is open at %s: %s', (hours, moment, expected) => {
  expect(isOfficeOpen(hours, { holidays: [] }, new Date(moment))).toBe(expected);
});
