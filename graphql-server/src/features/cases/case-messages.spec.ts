import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../testing/cast.js';
import { newSessionId, readMessages, send, signIn } from '../../testing/chat.js';
import { createEndUser } from '../../testing/factories.js';
import { storedMails } from '../../testing/mails.js';
import { asApiKey } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Conversation } from '../conversations/index.js';
import { run } from '../inbox/testing/run.js';
import { CREATE, type Seen } from './testing/cases.js';

const WRITE = `mutation ($input: WriteToCaseTenantInput!) {
  writeToCaseTenant(input: $input) { message case { id revision state } } }`;
const HISTORY = `query ($id: ID!) { case(id: $id) { history { kind text actorName } } }`;
const MINE = '{ chatCases { id state } }';
const TEXT = 'Die Heizung ist im ganzen Haus aus.\nWir sind dran.';

describe('a message to the tenant of a case', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const boss = () => cast.clients.companyAdmin;
  const make = async (more: object) =>
    (await run<Seen>(CREATE, { input: { title: 'Heizung kalt', ...more } }, boss())).case;
  const write = (id: string, client = boss(), text = TEXT) =>
    run<Seen>(WRITE, { input: { id, text } }, client);

  it('goes by mail, each one, and stands in the history without that the case changes', async () => {
    const tenant = await createEndUser(app.em(), cast.own);
    const made = await make({ endUserId: tenant.id });
    const client = await signIn(app, tenant);
    expect(await run(MINE, {}, client)).toEqual([]);
    expect((await write(made.id)).case).toEqual({ ...made, state: 'OPEN' });
    await write(made.id, boss(), 'Morgen um acht.');
    const mails = await storedMails(app, tenant.email);
    expect(mails.map(({ text }) => text).join('\n')).toContain('Wir sind dran.');
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain('Zu Ihrem Vorgang');
    const { history } = await run<{ history: object[] }>(HISTORY, { id: made.id }, boss());
    expect(history.slice(1)).toMatchObject([
      { kind: 'WRITTEN_TO_TENANT', text: TEXT },
      { kind: 'WRITTEN_TO_TENANT', text: 'Morgen um acht.' },
    ]);
    // A case of which the tenant was told is among theirs.
    expect(await run(MINE, {}, client)).toEqual([{ id: made.id, state: 'OPEN' }]);
  });

  it('stands in the chat while that goes on', async () => {
    const sessionId = newSessionId();
    await send(cast.clients.tenant, { sessionId, content: 'Die Heizung ist kalt.' });
    const { id: conversationId } = await app.em().findOneOrFail(Conversation, { sessionId });
    const made = await make({ conversationId });
    await write(made.id);
    const said = JSON.stringify(await readMessages(cast.clients.tenant, sessionId));
    expect(said).toContain('Wir sind dran.');
  });

  it('is refused where there is no way to a tenant, to others, and without words', async () => {
    const nowhere = await make({});
    await expect(write(nowhere.id)).rejects.toThrow('CASE_TENANT_UNREACHABLE');
    const unproven = await createEndUser(app.em(), cast.own, { isEmailUnproven: true });
    const made = await make({ endUserId: unproven.id });
    await expect(write(made.id)).rejects.toThrow('CASE_TENANT_UNREACHABLE');
    await expect(write(made.id, boss(), ' ')).rejects.toThrow('REQUIRED');
    await expect(write(made.id, cast.clients.otherAdmin)).rejects.toThrow('CASE_NOT_FOUND');
    await expect(write(made.id, cast.clients.staff)).rejects.toThrow('FORBIDDEN');
  });

  it('is sent over REST, by a key with the scope of those who write to many', async () => {
    const tenant = await createEndUser(app.em(), cast.own);
    const made = await make({ endUserId: tenant.id });
    const path = `/api/company/cases/${made.id}/messages`;
    const scopes = ['cases.view', 'cases.edit'] as const;
    const key = await asApiKey(app, scopes, cast.own);
    expect((await key.json('POST', path, { text: 'Hallo' })).status).toBe(403);
    const sender = await asApiKey(app, [...scopes, 'broadcast.send'], cast.own);
    expect(await sender.json('POST', path, { text: 'Hallo' })).toMatchObject({
      ...{ status: 201, body: { message: 'Message sent', data: { id: made.id } } },
    });
  });
});
