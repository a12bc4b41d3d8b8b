import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../testing/cast.js';
import { signIn } from '../../testing/chat.js';
import { createEndUser } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { TODAY_SQL } from '../../platform/german/index.js';
import type { EndUser } from '../end-users/index.js';
import { run } from '../inbox/testing/run.js';

const CREATE = `mutation ($input: CreateBroadcastInput!) { createBroadcast(input: $input) { broadcast { id } } }`;
const SEND = `mutation ($input: SendBroadcastInput!) { sendBroadcast(input: $input) { broadcast { id } } }`;
const NOTICES = `{ chatNotices { id } }`;

describe('what was announced', () => {
  let app: TestApp;
  let cast: Cast;
  let jana: EndUser;
  let tenant: TestClient;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const ask = async (message: string, client = tenant, sessionId: string = randomUUID()) => {
    const { body } = await client.json('POST', '/api/chat', { sessionId, message });
    return (body as { response: string }).response;
  };

  const arrived = async () => {
    await expect.poll(() => run<unknown[]>(NOTICES, {}, tenant)).toHaveLength(1);
  };

  beforeEach(async () => {
    cast = await createCast(app);
    jana = await createEndUser(app.em(), cast.own, { firstName: 'Jana', lastName: 'Ahrens' });
    tenant = await signIn(app, jana);
    const boss = cast.clients.companyAdmin;
    const input = {
      ...{ kind: 'CONTRACTUAL', subject: 'Wasser wird abgestellt für {{fullName}}' },
      text: 'Guten Tag,\n\nam **Dienstag** von 9 bis 11 Uhr wird ein Ventil getauscht.\n\nFragen: {{companyPhone}}\n\nIhre Wohnung, {{fullName}}: {{apartmentNumber}}',
      audience: { kind: 'PEOPLE', ids: [jana.id] },
    };
    const { broadcast } = await run<{ broadcast: { id: string } }>(CREATE, { input }, boss);
    await run(SEND, { input: { id: broadcast.id } }, boss);
    await arrived();
  });

  it('is the answer to those whom it concerns, without anything about themselves', async () => {
    const told = await ask('hallo warum ist denn bei uns heute das wasser weg');
    expect(told).toMatch(
      /^\*\*Mitteilung vom \d+\. \p{L}+: Wasser wird abgestellt\*\*\n\nAm \*\*Dienstag\*\* von 9/u,
    );
    expect(told).toContain(`Fragen: ${cast.own.phone}`);
    expect(told).toContain('Mehr ist mir dazu nicht bekannt');
    expect(told).not.toContain('Ahrens');
    expect(await ask('Gibt es gerade eine Störung im Haus?')).toContain('Ventil');
    expect(await ask('Why is there no water in my bathroom today?')).toContain('Message of');
  });

  it('goes on to answer those who ask more about it, with the sentence that does', async () => {
    const sessionId = randomUUID();
    await ask('warum kommt kein wasesr', tenant, sessionId);
    const heading = /^\*\*Mitteilung vom \d+\. \p{L}+: Wasser wird abgestellt\*\*/u;
    const howLong = await ask('und wie lange noch?', tenant, sessionId);
    expect(howLong).toMatch(heading);
    expect(howLong).toContain('von 9 bis 11 Uhr wird ein Ventil getauscht.');
    expect(howLong).not.toContain(`Fragen: ${cast.own.phone}`);
    const wider = await ask('gilt das auch für die waschküche?', tenant, sessionId);
    expect(wider).toMatch(heading);
    expect(wider).toContain('Mehr ist mir dazu nicht bekannt');
    expect(await ask('Darf ich eine Katze halten?', tenant, sessionId)).not.toContain('Ventil');
  });

  it.each([
    ['Why is there no water in my bathroom?', 'Message of', 'That is all I know'],
    ['Dlaczego nie ma wody w łazience?', 'Wiadomość z', 'Więcej na ten temat nie wiem'],
    ['Neden su yok?', 'tarihli duyuru', 'Bu konuda bildiğim bu kadar'],
    ['Чому немає води?', 'Повідомлення від', 'Більше мені про це невідомо'],
    ['Почему нет воды?', 'Сообщение от', 'Больше мне об этом неизвестно'],
    ['لماذا لا يوجد ماء في الحمام؟', 'رسالة بتاريخ', 'هذا كل ما أعرفه'],
  ])('is told in the frame of the language of %s', async (question, heading, end) => {
    const told = await ask(question);
    expect(told.split('\n')[0]).toContain(heading);
    expect(told).toContain('wird ein Ventil getauscht');
    expect(told).toContain(end);
  });

  it('is nothing to others, to other questions, and after two weeks', async () => {
    const neighbour = await signIn(app, await createEndUser(app.em(), cast.own));
    expect(await ask('Warum kommt kein Wasser?', neighbour)).not.toContain('Ventil');
    expect(await ask('Wann wird der Müll abgeholt?')).not.toContain('Ventil');
    expect(await ask('Hallo!')).not.toContain('Ventil');
    await app
      .em()
      .execute(
        `update broadcast set started_at = now() - interval '15 days' where company_id = ?`,
        [cast.own.id],
      );
    expect(await ask('Warum kommt kein Wasser?')).not.toContain('Ventil');
  });

  const endOn = (day: string, sentDaysAgo = 1) =>
    app.em().execute(
      `update broadcast set valid_until = ${day}, started_at = now() - ${sentDaysAgo} * interval '1 day'
        where company_id = ?`,
      [cast.own.id],
    );

  it('is told as past once its last day is over, and only to those who ask about what was', async () => {
    await endOn(TODAY_SQL);
    expect(await ask('Warum kommt kein Wasser?')).toContain('Ventil');
    await endOn(`${TODAY_SQL} - 1`);
    expect(await ask('Warum kommt kein Wasser?')).not.toContain('Ventil');
    expect(await ask('Gibt es gerade eine Störung im Haus?')).not.toContain('Ventil');
    expect(await ask('Seit gestern kommt kein Wasser, warum?')).not.toContain('Ventil');
    expect(await ask('Warum war gestern kein Wasser da?')).toMatch(
      /^\*\*Mitteilung vom \d+\. \p{L}+, galt bis \d+\. \p{L}+: Wasser wird abgestellt\*\*/u,
    );
    expect(await run(NOTICES, {}, tenant)).toEqual([]);
  });

  it('has the last day that was written, and is not sent after it', async () => {
    const boss = cast.clients.companyAdmin;
    const content = {
      ...{ kind: 'CONTRACTUAL', subject: 'Gas', text: 'Am 3.3. ist das Gas weg.' },
      audience: { kind: 'PEOPLE', ids: [jana.id] },
    };
    const day = 'broadcast { id validUntil }';
    const create = (validUntil: string) =>
      run<{ broadcast: { id: string; validUntil: string } }>(
        `mutation ($input: CreateBroadcastInput!) { createBroadcast(input: $input) { ${day} } }`,
        { input: { ...content, validUntil } },
        boss,
      );
    await expect(create('2026-02-30')).rejects.toThrow('VALID_UNTIL_INVALID');
    const { broadcast } = await create('2026-03-03');
    expect(broadcast.validUntil).toBe('2026-03-03');
    const { id } = broadcast;
    await expect(run(SEND, { input: { id } }, boss)).rejects.toThrow('VALID_UNTIL_OVER');
    expect(
      await run(
        `mutation ($input: UpdateBroadcastInput!) { updateBroadcast(input: $input) { ${day} } }`,
        { input: { id, ...content } },
        boss,
      ),
    ).toEqual({ broadcast: { id, validUntil: null } });
    await run(SEND, { input: { id } }, boss);
  });

  it('is told until its last day however long ago it was sent', async () => {
    await endOn(`${TODAY_SQL} + 3`, 20);
    expect(await ask('Warum kommt kein Wasser?')).toContain('Ventil');
    await endOn(`${TODAY_SQL} - 15`, 20);
    expect(await ask('Warum war neulich kein Wasser da?')).not.toContain('Ventil');
  });

  it('never stands before what to do in danger', async () => {
    const told = await ask('Hilfe, das Wasser läuft aus der Steckdose und es brennt!');
    expect(told).not.toContain('Ventil');
  });
});
