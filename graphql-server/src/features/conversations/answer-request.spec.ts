import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/index.js';
import { createConversation } from '../../testing/conversations.js';
import { createCompany, createEndUser } from '../../testing/factories.js';
import { openTestDatabase } from '../../testing/open-database.js';
import type { ConversationFiles } from '../attachments/index.js';
import { EndUser } from '../end-users/index.js';
import { loadQuestion } from './answer-request.js';
import { Message } from './message.entity.js';

const files: Pick<ConversationFiles, 'read'> = { read: async () => [] };
const reading = {
  files: files as ConversationFiles,
  seesPictures: false,
  signal: new AbortController().signal,
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('names the building of people who live there, and of none who have moved out', async () => {
  const em = database.orm.em.fork();
  const company = await createCompany(em);
  const endUser = await createEndUser(em, company);
  const conversation = await createConversation(em, company, { endUser });
  const { id } = await em.findOneOrFail(Message, { conversation });
  const { buildingId } = await em.fork().findOneOrFail(EndUser, { id: endUser.id });
  const asked = async () => (await loadQuestion(em, id, reading))?.buildingId;
  expect(buildingId).toBeTruthy();
  expect(await asked()).toBe(buildingId);
  await em.execute(`update end_user set moves_out_on = '2020-01-01' where id = ?`, [endUser.id]);
  expect(await asked()).toBeNull();
});
