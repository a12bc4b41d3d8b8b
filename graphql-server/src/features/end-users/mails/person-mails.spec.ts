import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../../testing/cast.js';
import { createEndUser } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { run } from '../../inbox/testing/run.js';
import { Mail } from '../../mail/index.js';

const LIST = `query ($id: ID!) { personMails(endUserId: $id) { subject result reason sentAt } }`;
const MAKE = `mutation ($input: CreateCaseInput!) { createCase(input: $input) { case { id } } }`;
const WRITE = `mutation ($input: WriteToCaseTenantInput!) { writeToCaseTenant(input: $input) { case { id } } }`;
const LINKS = `mutation ($input: SendSignInLinksInput!) { sendSignInLinks(input: $input) { message } }`;

describe('mails to a person', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  it('are listed with what has become of them, their subjects to those who may see them', async () => {
    const { companyAdmin, staff, otherAdmin } = cast.clients;
    const person = await createEndUser(app.em(), cast.own);
    const input = { title: 'Heizung kalt', endUserId: person.id };
    const { case: made } = await run<{ case: { id: string } }>(MAKE, { input }, companyAdmin);
    await run(WRITE, { input: { id: made.id, text: 'Wir kommen.' } }, companyAdmin);
    await run(LINKS, { input: { ids: [person.id] } }, companyAdmin);
    const told = (client = companyAdmin) =>
      run<{ subject: string | null }[]>(LIST, { id: person.id }, client);
    const subjects = async (client = companyAdmin) =>
      (await told(client)).map(({ subject }) => subject);
    const link = expect.stringMatching(/^Ihr Link zum Chat/);
    const subject = expect.stringMatching(/^Vorgang #\d+: Heizung kalt$/);
    expect(await subjects()).toEqual([link, subject]);
    expect(await subjects(staff)).toEqual([link, null]);
    const em = app.em();
    const mail = {
      ...{ to: person.email, endUserId: person.id, subject: 'Hallo', html: '', text: '' },
      attachments: [],
    };
    for (const outcome of [
      { status: 'queued' as const },
      { status: 'failed' as const, lastError: 'The server says no.' },
      { status: 'sent' as const, bouncedAt: new Date(), bounceStatus: '5.1.1' },
    ]) {
      const keys = { dedupeKey: `test:${randomUUID()}`, messageId: randomUUID() };
      em.create(Mail, { ...mail, ...keys, ...outcome });
      await em.flush();
    }
    expect((await told()).slice(0, 3)).toMatchObject([
      { subject: 'Hallo', result: 'BOUNCED', reason: '5.1.1' },
      { result: 'REFUSED', reason: 'The server says no.' },
      { result: 'WAITING', reason: null, sentAt: null },
    ]);
    await expect(told(otherAdmin)).rejects.toThrow('END_USER_NOT_FOUND');
  });

  it('are those of this person alone, also where another has the same address', async () => {
    const { companyAdmin } = cast.clients;
    const person = await createEndUser(app.em(), cast.own);
    const other = await createEndUser(app.em(), cast.other, { email: person.email });
    await run(LINKS, { input: { ids: [other.id] } }, cast.clients.otherAdmin);
    expect(await run(LIST, { id: person.id }, companyAdmin)).toEqual([]);
  });
});
