import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../testing/cast.js';
import { signIn } from '../../testing/chat.js';
import { createEndUser } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
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

  it('never stands before what to do in danger', async () => {
    const told = await ask('Hilfe, das Wasser läuft aus der Steckdose und es brennt!');
    expect(told).not.toContain('Ventil');
  });
});
