import { parseCsv } from 'hucre/csv';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast, statusByRole } from '../../../testing/cast.js';
import { createConversation } from '../../../testing/conversations.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const path = (id: string, query = '') => `/api/company/conversations/${id}/export${query}`;

describe('exporting a conversation', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const create = () =>
    createConversation(app.em(), cast.own, {
      messages: [
        { text: '=HYPERLINK("http://x.example")' },
        { text: 'Gern geschehen.', sender: 'BOT' },
        { text: 'Bitte prüfen Sie', sender: 'BOT', stoppedAt: new Date() },
      ],
    });

  it('is for those who may, at the own company alone, and is written down', async () => {
    const { id } = await create();
    expect(await statusByRole(cast, (client) => client.fetch(path(id)))).toEqual({
      ...{ anonymous: 401, tenant: 403, staff: 403, otherAdmin: 404 },
      ...{ manager: 200, companyAdmin: 200, admin: 200 },
    });
    expect((await cast.keys.companyKey.fetch(path(id))).status).toBe(200);
    expect((await cast.clients.manager.fetch(path(id, '?format=exe'))).status).toBe(400);
    const entries = await app
      .em()
      .execute(
        `select details from audit_entry where action = 'conversation.exported' and subject_id = ?`,
        [id],
      );
    expect(entries).toHaveLength(4);
    const kinds = await app
      .em()
      .execute('select kind from conversation_activity where conversation_id = ?', [id]);
    expect(kinds).toHaveLength(4);
  });

  it('gives a table that is safe to open', async () => {
    const { id } = await create();
    const response = await cast.clients.manager.fetch(path(id, '?format=csv&language=de'));
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const table = parseCsv(await response.text(), { delimiter: ';' });
    expect(table[0]?.slice(0, 4)).toEqual(['Nummer', 'Zeit', 'Absender', 'Name']);
    expect(table[1]?.slice(2, 5)).toEqual([
      ...['USER', 'Jana Öztürk', `'=HYPERLINK("http://x.example")`],
    ]);
    expect(table.map((row) => row[7])).toEqual(['Angehalten', '', '', 'ja']);
  });

  it('gives JSON and a PDF with everything that was said', async () => {
    const { id } = await create();
    const json = await cast.clients.manager.json('GET', path(id, '?format=json'));
    expect(json.body).toMatchObject({
      endUser: { firstName: 'Jana', lastName: 'Öztürk' },
      messages: [
        { sender: 'USER' },
        { sender: 'BOT', text: 'Gern geschehen.', isStopped: false },
        { sender: 'BOT', isStopped: true },
      ],
    });
    expect(JSON.stringify(json.body)).not.toContain('authNumber');
    const response = await cast.clients.manager.fetch(path(id, '?format=pdf'));
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    const stopped = 'Diese Antwort wurde angehalten, bevor sie fertig war.';
    for (const said of ['Jana Öztürk', 'Gern geschehen.', stopped]) expect(text).toContain(said);
  });
});

describe('reading conversations over REST', () => {
  const LIST = '/api/company/conversations';
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  it('is for those who may, at the own company alone', async () => {
    const { id } = await createConversation(app.em(), cast.own);
    for (const at of [`${LIST}/${id}`, `${LIST}/${id}/messages`]) {
      expect(await statusByRole(cast, (client) => client.fetch(at))).toEqual({
        ...{ anonymous: 401, tenant: 403, staff: 200, otherAdmin: 404 },
        ...{ manager: 200, companyAdmin: 200, admin: 200 },
      });
    }
    expect(await statusByRole(cast, (client) => client.fetch(LIST))).toMatchObject({
      ...{ anonymous: 401, tenant: 403, manager: 200, admin: 400 },
    });
    expect((await cast.keys.companyKey.fetch(`${LIST}/${id}`)).status).toBe(200);
  });

  it('gives pages of them, and of the messages in their order', async () => {
    const { id, endUser } = await createConversation(app.em(), cast.own, {
      messages: [{ text: 'Eins' }, { text: 'Zwei', sender: 'BOT' }, { text: 'Drei' }],
    });
    const read = async (at: string) =>
      (await cast.keys.companyKey.json('GET', at)).body as {
        data: Record<string, unknown>[];
        pagination: object;
      };
    const list = await read(`${LIST}?endUserId=${endUser.id}`);
    expect(list).toMatchObject({
      data: [{ id, status: 'OPEN', messageCount: 3, endUser: { lastName: 'Öztürk' } }],
      pagination: { total: 1 },
    });
    const [first, second] = [
      await read(`${LIST}/${id}/messages?limit=2`),
      await read(`${LIST}/${id}/messages?limit=2&page=2`),
    ];
    expect(first.pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 });
    const texts = [...first.data, ...second.data].map(({ sequence, sender, text }) => [
      ...[sequence, sender, text],
    ]);
    expect(texts).toEqual([
      [1, 'USER', 'Eins'],
      [2, 'BOT', 'Zwei'],
      [3, 'USER', 'Drei'],
    ]);
    expect((await read(`${LIST}?view=ARCHIVED`)).data).toEqual([]);
  });
});
