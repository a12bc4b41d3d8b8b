import { parseCsv } from 'hucre/csv';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast, statusByRole } from '../../testing/cast.js';
import { newSessionId } from '../../testing/chat.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`;
const EXPORT = '/api/company/ai-notices/export';
const SHOWN = { version: '2026-11-24', language: 'tr', shownAt: '2026-11-20T09:00:00.000Z' };

interface Exported {
  aiNotice: typeof SHOWN | null;
}

describe('the notice that an AI answers', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  /** Sends messages of one conversation, with what the page reported, and gives the conversation's id. */
  const send = async (...notices: (object | undefined)[]) => {
    const sessionId = newSessionId();
    for (const [index, aiNotice] of notices.entries()) {
      const input = { sessionId, requestId: `request-${index}`, content: 'Hallo', aiNotice };
      const { errors } = await cast.clients.tenant.graphql(SEND, { input });
      expect(errors).toBeUndefined();
    }
    const [row] = await app
      .em()
      .execute<{ id: string }[]>('select id from conversation where session_id = ?', [sessionId]);
    return row?.id ?? '';
  };
  const exportOf = (id: string, format: string) =>
    cast.clients.companyAdmin.fetch(`/api/company/conversations/${id}/export?format=${format}`);
  const noticeOf = async (id: string) =>
    ((await (await exportOf(id, 'json')).json()) as Exported).aiNotice;

  it('is kept with the conversation as it was shown first', async () => {
    const later = { ...SHOWN, version: '2027-01-01', language: 'de' };
    expect(await noticeOf(await send(SHOWN, later))).toEqual(SHOWN);
    expect(await noticeOf(await send(undefined))).toBeNull();
  });

  it('is not kept where it cannot be true', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    expect(await noticeOf(await send({ ...SHOWN, shownAt: soon }))).toBeNull();
    expect(await noticeOf(await send({ ...SHOWN, language: 'xx' }))).toBeNull();
    expect(await noticeOf(await send({ ...SHOWN, version: '<b>' }))).toBeNull();
  });

  it('is in the table and the PDF of a conversation, which says by itself that it is generated', async () => {
    const id = await send(SHOWN);
    const [, notice] = parseCsv(await (await exportOf(id, 'csv')).text());
    expect(notice?.slice(1, 5)).toEqual([
      ...[SHOWN.shownAt, 'NOTICE', ''],
      'AI notice shown, version 2026-11-24, language tr',
    ]);
    const bytes = await (await exportOf(id, 'pdf')).arrayBuffer();
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Keywords: 'KI-generiert, AI-generated' });
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) => {
        const { items } = await (await pdf.getPage(index + 1)).getTextContent();
        return items.map((item) => ('str' in item ? item.str : '')).join('');
      }),
    );
    expect(pages.join(' ')).toContain('Fassung 2026-11-24, Sprache tr');
    for (const page of pages) expect(page).toContain('KI-generiert');
  });

  it('is handed out for all conversations of a company, to those who may', async () => {
    const id = await send(SHOWN);
    expect(await statusByRole(cast, (client) => client.fetch(EXPORT))).toEqual({
      ...{ anonymous: 401, tenant: 403, staff: 403, manager: 200 },
      // The platform has to name a company.
      ...{ companyAdmin: 200, otherAdmin: 200, admin: 400 },
    });
    const evidence = (await (
      await cast.clients.companyAdmin.fetch(`${EXPORT}?format=json`)
    ).json()) as { id: string }[];
    expect(evidence.find((one) => one.id === id)).toMatchObject({
      noticeVersion: SHOWN.version,
      noticeLanguage: 'tr',
      noticeShownAt: SHOWN.shownAt,
    });
    const strangers = await cast.clients.otherAdmin.fetch(`${EXPORT}?format=json`);
    expect(await strangers.json()).toEqual([]);
  });
});
