import { expect, it } from 'vitest';
import type { EntityManager } from '../../../platform/database/index.js';
import { Conversation } from '../conversation.entity.js';
import { AnswerConsequences, type StoredAnswer } from './answer-consequences.js';

const AWAY = { archivedAt: new Date(), snoozedUntil: new Date() };

/** What becomes of a snoozed conversation by an answer; none of these asks for a mail. */
async function after(
  urgency: StoredAnswer['outcome']['guidance']['urgency'],
  before: Conversation['urgency'],
  danger: StoredAnswer['outcome']['danger'] = null,
): Promise<Conversation> {
  const conversation = Object.assign(new Conversation(), { ...AWAY, urgency: before, danger });
  const outcome = { guidance: { urgency, action: 'ANSWER' }, danger } as StoredAnswer['outcome'];
  const consequences = new AnswerConsequences(...([] as unknown as [never, never, never]));
  const answer = { conversation, questionId: '', outcome } as StoredAnswer;
  await consequences.apply({} as EntityManager, answer);
  return conversation;
}

it('bring a conversation back in which an answer finds a new emergency, and no other', async () => {
  const back = { archivedAt: null, snoozedUntil: null };
  expect(await after('EMERGENCY', 'NORMAL')).toMatchObject(back);
  expect(await after('HIGH', 'NORMAL')).toMatchObject({ ...AWAY, urgency: 'HIGH' });
  expect(await after('EMERGENCY', 'EMERGENCY')).toMatchObject(AWAY);
  // The same danger is reported once more.
  expect(await after('EMERGENCY', 'EMERGENCY', 'LIFT')).toMatchObject(back);
});
