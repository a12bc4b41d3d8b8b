import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { signIn } from '../../testing/chat.js';
import { createEndUser } from '../../testing/factories.js';
import { forged } from '../../testing/forged.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { TokenDigests } from '../auth/index.js';
import { EndUser } from '../end-users/index.js';
import { Mail, MailSeal } from '../mail/index.js';

const FIELDS =
  'id kind subject text status scheduledAt audience { kind ids } counts { total waiting queued sent failed unsubscribed unproven cancelled } reach { reached unsubscribed unproven } chosen { count names }';
const mutation = (name: string, input: string, fields = `broadcast { ${FIELDS} }`) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { ${fields} } }`;
const CREATE = mutation('createBroadcast', 'CreateBroadcastInput');
const UPDATE = mutation('updateBroadcast', 'UpdateBroadcastInput');
const DELETE = mutation('deleteBroadcast', 'DeleteInput', 'deletedId');
const SEND = mutation('sendBroadcast', 'SendBroadcastInput');
const CANCEL = mutation('cancelBroadcast', 'CancelBroadcastInput');
const TEST = mutation('testBroadcast', 'TestBroadcastInput', 'message');
const ONE = `query ($id: ID!) { broadcast(id: $id) { ${FIELDS} } }`;
const LIST = `{ broadcasts { edges { node { ${FIELDS} } } } }`;
const RECIPIENTS = `query ($id: ID!, $status: BroadcastRecipientStatus) {
  broadcastRecipients(broadcastId: $id, filter: { status: $status }) { totalCount edges { node { email status error } } } }`;
const REACH = `query ($input: BroadcastReachInput!) { broadcastReach(input: $input) { reached unsubscribed unproven } }`;
const PREVIEW = `query ($id: ID!, $endUserId: ID) { broadcastPreview(id: $id, endUserId: $endUserId) { recipient subject text } }`;
const NOTICES = `{ chatNotices { id companyName subject text } }`;
const DISMISS = mutation('dismissChatNotice', 'DismissChatNoticeInput', 'message');

interface Broadcast {
  id: string;
  status: string;
  counts: Record<string, number>;
}

const draft = {
  kind: 'INFORMATION',
  subject: 'Hoffest für {{firstName}}',
  text: 'Guten Tag {{ fullName }},\n\nam **Samstag** in {{address}}.',
  audience: { kind: 'ALL' },
};

describe('broadcasts', () => {
  let app: TestApp;
  let cast: Cast;
  let jana: EndUser;
  let otto: EndUser;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
    await app.em().execute('delete from end_user where managing_company_id = ?', [cast.own.id]);
    const em = app.em();
    jana = await createEndUser(em, cast.own, { lastName: 'Ahrens', address: 'Weg 1' });
    otto = await createEndUser(em, cast.own, {
      ...{ type: 'Owner', firstName: 'Otto', lastName: 'Beck', address: 'Weg 2' },
    });
  });
  afterAll(() => app.stop());

  /** The one field of an answer; a refusal is thrown with its reasons. */
  async function ask<T>(document: string, variables: object = {}, client?: TestClient): Promise<T> {
    const { data, errors } = await (client ?? cast.clients.manager).graphql<Record<string, T>>(
      document,
      variables,
    );
    const [result] = Object.values(data ?? {});
    if (!result) throw new Error(JSON.stringify(errors?.[0]?.extensions));
    return result;
  }

  const create = async (input: object = {}) =>
    (await ask<{ broadcast: Broadcast }>(CREATE, { input: { ...draft, ...input } })).broadcast;
  const send = (id: string, at?: Date) => ask(SEND, { input: { id, at } });
  const reach = (kind: string) => ask(REACH, { input: { kind, audience: { kind: 'ALL' } } });
  const find = (id: string) => ask<Broadcast>(ONE, { id });

  /** A broadcast once every recipient has an end. */
  const settled = async (id: string) => {
    let found = await find(id);
    await expect
      .poll(async () => {
        found = await find(id);
        return (
          found.status !== 'SENDING' && found.status !== 'SCHEDULED' && !found.counts['queued']
        );
      })
      .toBe(true);
    return found;
  };

  /** Lets a worker go on with one, as after the death of another. */
  const goOn = (id: string) =>
    app
      .em()
      .execute(
        `insert into jobs.job (name, data) values ('broadcast.send', jsonb_build_object('broadcastId', ?::text, 'companyId', ?::text))`,
        [id, cast.own.id],
      );

  const mailsOf = async (name: string) => {
    const digests = new TokenDigests(app.config.sessionSecret ?? '');
    const seal = new MailSeal(digests.keyFor('stored mails'));
    const found = await app.em().find(Mail, { dedupeKey: { $like: `${name}:%` } });
    return found.map((mail) => seal.open(mail)).toSorted((a, b) => (a.to < b.to ? -1 : 1));
  };

  it('reach each person once, in their own words', async () => {
    const { id } = await create();
    await send(id);
    const done = await settled(id);
    expect(done).toMatchObject({ status: 'SENT', counts: { total: 2, sent: 2, waiting: 0 } });
    const mails = await mailsOf(`broadcast:${id}`);
    const ofJana = mails.find(({ to }) => to === jana.email);
    expect(mails).toHaveLength(2);
    expect(ofJana).toMatchObject({
      subject: 'Hoffest für Jana',
      fromName: cast.own.name,
      replyTo: cast.own.email,
      unsubscribeUrl: expect.stringContaining('/unsubscribe/'),
    });
    expect(ofJana?.text).toContain('Guten Tag Jana Ahrens,');
    expect(ofJana?.text).toContain('am Samstag in Weg 1.');
    expect(ofJana?.html).toMatch(/<(?:b|strong)[^>]*>Samstag</);
    const people = await ask<{ edges: { node: object }[] }>(RECIPIENTS, { id, status: 'SENT' });
    expect(people).toMatchObject({
      totalCount: 2,
      edges: [{ node: { email: jana.email, error: null } }, { node: { email: otto.email } }],
    });
    await expect(send(id)).rejects.toThrow('BROADCAST_NOT_DRAFT');
    await expect(ask(CANCEL, { input: { id } })).rejects.toThrow('BROADCAST_OVER');
  });

  it.each([
    [{ kind: 'TENANTS' }, 1],
    [{ kind: 'OWNERS' }, 1],
    [{ kind: 'ALL' }, 2],
  ])('are for %o', async (audience, reached) => {
    const input = { kind: 'CONTRACTUAL', audience };
    expect(await ask(REACH, { input })).toEqual({ reached, unsubscribed: 0, unproven: 0 });
  });

  /** How many are said to be reached, and how many are. */
  async function reachedBy(audience: object): Promise<(number | undefined)[]> {
    const input = { kind: 'CONTRACTUAL', audience };
    const found = await ask<{ reached: number }>(REACH, { input });
    const { id } = await create(input);
    await send(id);
    return [found.reached, (await settled(id)).counts.total];
  }

  it('leave out who has moved out, unless they are chosen by name', async () => {
    await createEndUser(app.em(), cast.own, { address: 'Weg 2', movesOutOn: '2026-01-31' });
    const former = await createEndUser(app.em(), cast.own, { movesOutOn: '2026-01-31' });
    const { id: building } = await createEndUser(app.em(), cast.own, { address: 'Weg 2' });
    const [row] = await app
      .em()
      .execute<{ id: string }[]>('select building_id as id from end_user where id = ?', [building]);
    expect(await reachedBy({ kind: 'ALL' })).toEqual([3, 3]);
    expect(await reachedBy({ kind: 'BUILDINGS', ids: [row?.id] })).toEqual([2, 2]);
    expect(await reachedBy({ kind: 'PEOPLE', ids: [former.id] })).toEqual([1, 1]);
  });

  it('are for buildings and chosen people, of the own company only', async () => {
    const [row] = await app
      .em()
      .execute<{ id: string }[]>('select building_id as id from end_user where id = ?', [otto.id]);
    const building = { kind: 'BUILDINGS', ids: [row?.id] };
    const { id } = await create({ audience: building });
    await send(id);
    await settled(id);
    expect((await mailsOf(`broadcast:${id}`)).map(({ to }) => to)).toEqual([otto.email]);
    const stranger = await createEndUser(app.em(), cast.other);
    const people = (ids: string[]) => create({ audience: { kind: 'PEOPLE', ids } });
    expect(await people([jana.id])).toMatchObject({ status: 'DRAFT' });
    await expect(people([jana.id, stranger.id])).rejects.toThrow('CHOICE_NOT_FOUND');
    await expect(people([])).rejects.toThrow('AUDIENCE_EMPTY');
  });

  it('say how many they reach and what was chosen, in the list too', async () => {
    const em = app.em();
    const houses = await Promise.all(
      ['Allee 4', 'Öderweg 5', 'Zeile 6'].map((address) =>
        createEndUser(em, cast.own, { lastName: 'Chosen', firstName: address, address }),
      ),
    );
    await em.execute('update end_user set unsubscribed_at = now() where id = ?', [otto.id]);
    const people = [otto, jana, ...houses].map(({ id }) => id);
    const rows = await em.execute<{ id: string }[]>(
      `select building_id as id from end_user where id in (${people.map(() => '?').join(', ')})`,
      people,
    );
    await em.execute(`update building set name = 'Burg' where id = ?`, [
      (await em.findOneOrFail(EndUser, jana.id)).buildingId,
    ]);
    const buildings = rows.map(({ id }) => id);
    const leftOut = { unsubscribed: 1, unproven: 0 };
    const drafts = [
      {
        kind: 'BUILDINGS',
        ids: buildings,
        chosen: { count: 5, names: ['Allee 4', 'Burg', 'Öderweg 5'] },
      },
      {
        kind: 'PEOPLE',
        ids: [otto.id, jana.id],
        chosen: { count: 2, names: ['Jana Ahrens', 'Otto Beck'] },
      },
      { kind: 'OWNERS', ids: [], chosen: { count: 0, names: [] } },
      { kind: 'ALL', ids: [], chosen: { count: 0, names: [] } },
    ] as const;
    const reached = { BUILDINGS: 4, PEOPLE: 1, OWNERS: 0, ALL: 4 };
    for (const { kind, ids, chosen } of drafts) {
      const { id } = await create({ audience: { kind, ids } });
      expect(await find(id)).toMatchObject({
        chosen,
        reach: { ...leftOut, reached: reached[kind] },
      });
    }
    const list = await ask<{ edges: { node: object }[] }>(LIST);
    expect(list.edges.map(({ node }) => node)).toMatchObject(
      drafts
        .toReversed()
        .map(({ kind, chosen }) => ({ chosen, reach: { reached: reached[kind] } })),
    );
    // What the contract asks for reaches those too who want no information.
    const contract = await create({ kind: 'CONTRACTUAL' });
    expect(contract).toMatchObject({ reach: { reached: 5, unsubscribed: 0 } });
  });

  it('tell of those who got them once they are sent, not of who came later', async () => {
    const { id } = await create();
    await send(id);
    await settled(id);
    await createEndUser(app.em(), cast.own);
    expect(await find(id)).toMatchObject({ reach: { reached: 2 } });
  });

  it.each(['{{vorname}}', '{{firstName', 'firstName}}', '{{}}'])('refuse %s', async (text) => {
    await expect(create({ text })).rejects.toThrow('PLACEHOLDER_UNKNOWN');
    await expect(create({ subject: text })).rejects.toThrow('PLACEHOLDER_UNKNOWN');
  });

  it('do not fill in what stands in a name', async () => {
    const trap = await createEndUser(app.em(), cast.own, { firstName: '{{companyName}} <b>' });
    const { id } = await create();
    const preview = await ask<{ subject: string }>(PREVIEW, { id, endUserId: trap.id });
    expect(preview.subject).toBe('Hoffest für {{companyName}} <b>');
  });

  it('are Markdown whose lines end where they were ended', async () => {
    const { id } = await create({ text: '**Wasser**:\n\n- aus\n- an\n\nGrüße\nIhr Haus' });
    await send(id);
    await settled(id);
    const [mail] = await mailsOf(`broadcast:${id}`);
    expect(mail?.html).toMatch(/<li[^>]*>/);
    expect(mail?.text).toContain('Grüße\nIhr Haus');
    expect(mail?.text).not.toContain('**');
  });

  it('are seen as one person reads them, and tried by their author', async () => {
    const { id } = await create();
    expect(await ask(PREVIEW, { id, endUserId: otto.id })).toEqual({
      ...{ recipient: 'Otto Beck', subject: 'Hoffest für Otto' },
      text: 'Guten Tag Otto Beck,\n\nam **Samstag** in Weg 2.',
    });
    await ask(TEST, { input: { id, endUserId: otto.id } });
    const tests = await mailsOf('broadcast-test');
    expect(tests.map(({ to }) => to)).toEqual([expect.stringContaining('@verwaltung.example')]);
    expect(tests[0]).toMatchObject({
      subject: '[Test] Hoffest für Otto',
      text: expect.stringContaining('Nur ein Test an Sie. So liest es Otto Beck:'),
    });
    expect((await find(id)).status).toBe('DRAFT');
    const stranger = await createEndUser(app.em(), cast.other);
    await expect(ask(PREVIEW, { id, endUserId: stranger.id })).rejects.toThrow('NOT_FOUND');
  });

  it('are previewed for one who gets them, where it is not said for whom', async () => {
    const { id } = await create({ audience: { kind: 'PEOPLE', ids: [otto.id] } });
    expect(await ask(PREVIEW, { id })).toMatchObject({ recipient: 'Otto Beck' });
    const all = await create();
    expect(await ask(PREVIEW, { id: all.id })).toMatchObject({ recipient: 'Jana Ahrens' });
    const noMore = { unsubscribedAt: new Date() };
    await app.em().nativeUpdate(EndUser, { id: { $in: [jana.id, otto.id] } }, noMore);
    await expect(ask(PREVIEW, { id })).rejects.toThrow('NOT_FOUND');
  });

  it('leave out those who want no information, but not from what the contract asks for', async () => {
    const { id } = await create();
    await send(id);
    await settled(id);
    const url =
      (await mailsOf(`broadcast:${id}`)).find(({ to }) => to === jana.email)?.unsubscribeUrl ?? '';
    const path = new URL(url).pathname;
    const client = app.client();
    const asked = await client.fetch(path);
    expect(await asked.text()).toContain('<form method="post">');
    expect(await reach('INFORMATION')).toEqual({ reached: 2, unsubscribed: 0, unproven: 0 });
    const oneClick = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    };
    for (let times = 0; times < 2; times += 1) {
      expect((await client.fetch(path, oneClick)).status).toBe(200);
    }
    expect(await reach('INFORMATION')).toEqual({ reached: 1, unsubscribed: 1, unproven: 0 });
    expect(await reach('CONTRACTUAL')).toEqual({ reached: 2, unsubscribed: 0, unproven: 0 });
    const next = await create();
    await send(next.id);
    expect((await settled(next.id)).counts).toMatchObject({ total: 2, sent: 1, unsubscribed: 1 });
    const must = await create({ kind: 'CONTRACTUAL' });
    await send(must.id);
    await settled(must.id);
    const mails = await mailsOf(`broadcast:${must.id}`);
    expect(mails).toHaveLength(2);
    expect(mails.map(({ unsubscribeUrl }) => unsubscribeUrl)).toEqual([null, null]);
    expect((await client.fetch(forged(path), oneClick)).status).toBe(404);
  });

  it('go to no address that its person has not used yet, and are in the chat instead', async () => {
    const chat = await signIn(app, jana);
    await app.em().nativeUpdate(EndUser, { id: jana.id }, { isEmailUnproven: true });
    expect(await reach('CONTRACTUAL')).toEqual({ reached: 1, unsubscribed: 0, unproven: 1 });
    const { id } = await create({ kind: 'CONTRACTUAL' });
    await send(id);
    expect((await settled(id)).counts).toMatchObject({ total: 2, sent: 1, unproven: 1 });
    expect((await mailsOf(`broadcast:${id}`)).map(({ to }) => to)).toEqual([otto.email]);
    expect(await ask<object[]>(NOTICES, {}, chat)).toHaveLength(1);
  });

  it('leave out those who unsubscribe while they are being sent', async () => {
    const { id } = await create();
    await app.em().execute(
      `insert into broadcast_recipient (broadcast_id, end_user_id, company_id, status)
       values (?, ?, ?, 'WAITING')`,
      [id, jana.id, cast.own.id],
    );
    await app
      .em()
      .execute(`update broadcast set status = 'SENDING', started_at = now() where id = ?`, [id]);
    await app.em().nativeUpdate(EndUser, { id: jana.id }, { unsubscribedAt: new Date() });
    await goOn(id);
    expect((await settled(id)).counts).toMatchObject({ total: 1, sent: 0, unsubscribed: 1 });
  });

  it('keep their time where the clock of the jobs is ahead', async () => {
    const { id } = await create();
    await send(id, new Date(Date.now() + 3_600_000));
    const planned = () =>
      app
        .em()
        .execute<{ id: string; state: string }[]>(
          `select id, state from jobs.job where name = 'broadcast.send' and data->>'broadcastId' = ?`,
          [id],
        );
    const [early] = await planned();
    await app.em().execute('update jobs.job set start_after = now() where id = ?', [early?.id]);
    await expect
      .poll(async () => (await planned()).filter((one) => one.id !== early?.id))
      .toMatchObject([{ state: 'created' }]);
    expect(await find(id)).toMatchObject({ status: 'SCHEDULED', counts: { total: 0 } });
  });

  it('are sent side by side', async () => {
    const drafts = await Promise.all([1, 2, 3, 4].map(() => create()));
    await Promise.all(drafts.map(({ id }) => send(id)));
    for (const { id } of drafts) expect(await settled(id)).toMatchObject({ status: 'SENT' });
  });

  it('wait for their time, and are stopped before', async () => {
    const { id } = await create();
    const at = new Date(Date.now() + 3_600_000);
    await send(id, at);
    expect(await find(id)).toMatchObject({ status: 'SCHEDULED', scheduledAt: at.toISOString() });
    await expect(ask(UPDATE, { input: { id, ...draft } })).rejects.toThrow('BROADCAST_NOT_DRAFT');
    await ask(CANCEL, { input: { id } });
    expect(await find(id)).toMatchObject({ status: 'CANCELLED' });
    const never = new Date(Date.now() + 400 * 86_400_000);
    const other = await create();
    await expect(send(other.id, never)).rejects.toThrow('SCHEDULE_OUT_OF_RANGE');
  });

  it('take back mails that are not out, and no others', async () => {
    const { id } = await create();
    await app.em().execute(
      `insert into broadcast_recipient (broadcast_id, end_user_id, company_id, status)
       values (?, ?, ?, 'WAITING'), (?, ?, ?, 'QUEUED')`,
      [id, jana.id, cast.own.id, id, otto.id, cast.own.id],
    );
    await app.em().execute(
      `insert into mail (id, dedupe_key, recipient, subject, html, text, attachments, status, attempts, message_id, created_at)
       values (gen_random_uuid(), ?, ?, 'x', '', '', '[]', 'queued', 0, '<x>', now())`,
      [`broadcast:${id}:${otto.id}`, otto.email],
    );
    await app.em().execute(`update broadcast set status = 'SENDING' where id = ?`, [id]);
    await ask(CANCEL, { input: { id } });
    expect(await find(id)).toMatchObject({
      ...{ status: 'CANCELLED', counts: { total: 2, cancelled: 2, waiting: 0, queued: 0 } },
    });
    expect(await mailsOf(`broadcast:${id}`)).toEqual([]);
  });

  it('are shown in the chat until they are put away', async () => {
    const chat = await signIn(app, jana);
    const { id } = await create();
    expect(await ask(NOTICES, {}, chat)).toEqual([]);
    await send(id);
    await settled(id);
    expect(await ask(NOTICES, {}, chat)).toEqual([
      {
        ...{ id, companyName: cast.own.name, subject: 'Hoffest für Jana' },
        text: 'Guten Tag Jana Ahrens,\n\nam **Samstag** in Weg 1.',
      },
    ]);
    const other = await signIn(app, otto);
    await ask(DISMISS, { input: { id } }, chat);
    expect(await ask(NOTICES, {}, chat)).toEqual([]);
    expect(await ask<object[]>(NOTICES, {}, other)).toHaveLength(1);
  });

  it('are twenty a day at most, and have recipients', async () => {
    const empty = await create({ audience: { kind: 'TENANTS' } });
    await app.em().execute('delete from end_user where id = ?', [jana.id]);
    await expect(send(empty.id)).rejects.toThrow('NO_RECIPIENTS');
    const { id } = await create();
    await app.em().execute(
      `insert into broadcast (id, company_id, kind, subject, text, audience, status, author_name, created_at, updated_at)
       select gen_random_uuid(), ?, 'INFORMATION', 'x', 'x', '{}', 'SENT', '', now(), now() from generate_series(1, 20)`,
      [cast.own.id],
    );
    await expect(send(id)).rejects.toThrow('TOO_MANY_BROADCASTS');
  });

  it('are of one company, and let go by those who may', async () => {
    const { id } = await create();
    const codes = {
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'UNAUTHENTICATED', otherAdmin: 'NOT_FOUND' },
      ...{ staff: 'FORBIDDEN', manager: 'ok', companyAdmin: 'ok', admin: 'ok' },
    };
    expect(await codeByRole(cast, ONE, { id })).toEqual(codes);
    expect(await codeByRole(cast, UPDATE, { input: { id, ...draft } })).toEqual(codes);
    await ask(DELETE, { input: { id } });
    await expect(find(id)).rejects.toThrow('NOT_FOUND');
  });

  it('are reached over REST', async () => {
    const client = cast.keys.companyKey;
    const call = async (method: string, path: string, body?: object) => {
      const answer = await client.fetch(`/api${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return (await answer.json()) as { data: { id: string } };
    };
    const { id } = (await call('POST', '/broadcasts', draft)).data;
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await call('POST', `/broadcasts/${id}/send`, { at })).data).toMatchObject({
      status: 'SCHEDULED',
    });
    await call('POST', `/broadcasts/${id}/cancel`);
    expect((await call('GET', `/broadcasts/${id}`)).data).toMatchObject({ status: 'CANCELLED' });
    expect(await call('GET', '/broadcasts')).toMatchObject({ data: [{ id }] });
    expect(await call('GET', `/broadcasts/${id}/recipients`)).toMatchObject({ data: [] });
  });
});
