import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../testing/cast.js';
import { signIn } from '../../testing/chat.js';
import { createConversation } from '../../testing/conversations.js';
import { createEndUser } from '../../testing/factories.js';
import { asApiKey } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { storedMails } from '../../testing/mails.js';
import { Message } from '../conversations/index.js';
import { EndUser } from '../end-users/index.js';
import { run } from '../inbox/testing/run.js';
import { toldTo } from '../notifications/testing/told.js';
import {
  APPOINT,
  CREATE,
  DONE,
  PROPOSE,
  REVOKE,
  SEND,
  type Seen,
  sentCase,
  tokenFor,
  UPDATE,
} from './testing/cases.js';

const WAY = `query ($id: ID!) { case(id: $id) { tenantNotice } }`;
const PREVIEW = `query ($id: ID!, $sharesContact: Boolean) { craftsmanMailPreview(id: $id, sharesContact: $sharesContact) { to subject text description } }`;
const ONE = `query ($id: ID!) { case(id: $id) { case { state appointmentState orderedAt } link { name openedAt }
  history { kind side actorName text names } } }`;
const WINDOW = `query ($token: String!) { craftsmanCase(token: $token) { appointmentUntil } }`;
const OPEN = `query ($token: String!) { craftsmanCase(token: $token) {
  number title place state appointmentState companyName } }`;
const CONFIRM = `mutation ($input: CraftsmanAppointmentInput!) {
  confirmCraftsmanAppointment(input: $input) { case { state appointmentState } } }`;
const CHAT_CASES = `{ chatCases { number title state appointmentAt } }`;

const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('the way of a case', () => {
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
  const craftsman = () => app.client();

  /** A case with the revision that it has now. */
  async function present(id: string): Promise<Seen['case']> {
    const { case: found } = await run<Seen>(
      'query ($id: ID!) { case(id: $id) { case { id revision } } }',
      { id },
      boss(),
    );
    return found;
  }

  it('leads to a craftsman without an account, who comes, and says when it is done', async () => {
    const { id, token } = await sentCase(app, cast, { place: 'Am Kai 3, 4. OG' });
    expect(await run(OPEN, { token }, craftsman())).toEqual({
      ...{ number: 1, title: 'Rohr undicht', place: 'Am Kai 3, 4. OG', state: 'OPEN' },
      ...{ appointmentState: null, companyName: cast.own.name },
    });
    const at = new Date(Date.now() + 86_400_000).toISOString();
    expect(await run(PROPOSE, { input: { token, at } }, craftsman())).toEqual({
      case: { state: 'OPEN', appointmentState: 'PROPOSED_BY_CRAFTSMAN' },
    });
    // Only the other side can agree.
    await expect(run(CONFIRM, { input: { token, at } }, craftsman())).rejects.toThrow(
      'CASE_APPOINTMENT_CHANGED',
    );
    const { history } = await run<{ history: object[] }>(ONE, { id }, boss());
    expect(history.at(-1)).toMatchObject({
      ...{ kind: 'APPOINTMENT_PROPOSED', side: 'CRAFTSMAN', actorName: 'Rohr & Co' },
    });
    await run(DONE, { input: { token, note: 'Dichtung getauscht.' } }, craftsman());
    expect(await run(ONE, { id }, boss())).toMatchObject({
      case: { state: 'DONE' },
      link: { name: 'Rohr & Co', openedAt: expect.any(String) },
      history: expect.arrayContaining([
        {
          kind: 'REPORTED_DONE',
          side: 'CRAFTSMAN',
          actorName: 'Rohr & Co',
          text: 'Dichtung getauscht.',
          names: [],
        },
      ]),
    });
  });

  it('is seen before it is sent, by those who may send it', async () => {
    const input = {
      ...{ title: 'Rohr undicht', description: 'Unter der Spüle', place: 'Am Kai 3' },
      ...{ craftsmanName: 'Rohr & Co', craftsmanEmail: 'neu@rohr.example' },
    };
    const { case: made } = await run<Seen>(CREATE, { input }, boss());
    const preview = await run<{ text: string }>(PREVIEW, { id: made.id }, boss());
    expect(preview).toMatchObject({
      ...{ to: 'neu@rohr.example', subject: 'Auftrag #1: Rohr undicht' },
      description: 'Unter der Spüle',
    });
    expect(preview.text).toMatch(/Guten Tag Rohr & Co,[\s\S]*Am Kai 3[\s\S]*job#…/);
    // The address of the pages that the law asks for is put in as a mail is stored.
    expect(preview.text).not.toContain('site.invalid');
    expect(await storedMails(app, 'neu@rohr.example')).toEqual([]);
    const other = run(PREVIEW, { id: made.id }, cast.clients.otherAdmin);
    await expect(other).rejects.toThrow('CASE_NOT_FOUND');
    const { case: bare } = await run<Seen>(CREATE, { input: { title: 'Tor klemmt' } }, boss());
    await expect(run(PREVIEW, { id: bare.id }, boss())).rejects.toThrow(
      'CASE_CRAFTSMAN_WITHOUT_EMAIL',
    );
  });

  it('takes name and telephone of its tenant along only where that is asked for', async () => {
    const person = { firstName: 'Jana', lastName: 'Öztürk', phone: '0176 1234567' };
    const tenant = await createEndUser(app.em(), cast.own, person);
    const contact = 'Jana Öztürk, 0176 1234567';
    const quiet = await sentCase(app, cast, { endUserId: tenant.id });
    const [order] = await storedMails(app, quiet.email);
    expect(order?.text).not.toMatch(/Öztürk|0176/);
    const { id, revision } = quiet;
    const seen = { id, revision, sharesContact: true };
    const preview = await run<{ text: string }>(PREVIEW, seen, boss());
    expect(preview.text).toContain(contact);
    await run(SEND, { input: seen }, boss());
    const mails = await storedMails(app, quiet.email);
    expect(mails.filter(({ text }) => text.includes(contact))).toHaveLength(1);
    const { history } = await run<{ history: object[] }>(ONE, { id }, boss());
    expect(history.slice(-2)).toMatchObject([
      { kind: 'LINK_SENT', text: null },
      { kind: 'LINK_SENT', text: contact },
    ]);
    const blind = await asApiKey(app, ['cases.view', 'cases.edit'], cast.own);
    await expect(run(PREVIEW, seen, blind)).rejects.toThrow('SCOPE_MISSING');
    await expect(run(PREVIEW, { id }, blind)).resolves.toBeTruthy();
    const read = await run<{ history: object[] }>(ONE, { id }, blind);
    expect(read.history.at(-1)).toMatchObject({ kind: 'LINK_SENT', text: null });
    const { body } = await blind.json('GET', `/api/company/cases/${id}/details`);
    expect(JSON.stringify(body)).not.toContain(person.phone);
  });

  it('is ordered from when it was sent until its link is made void', async () => {
    const orderedAt = async (id: string) =>
      (await run<{ case: { orderedAt: string | null } }>(ONE, { id }, boss())).case.orderedAt;
    const { case: made } = await run<Seen>(CREATE, { input: { title: 'Tor klemmt' } }, boss());
    expect(await orderedAt(made.id)).toBeNull();
    const { id } = await sentCase(app, cast);
    expect(await orderedAt(id)).toEqual(expect.any(String));
    const { body } = await boss().json('GET', '/api/company/cases');
    expect(body).toMatchObject({ data: [{ orderedAt: expect.any(String) }, { orderedAt: null }] });
    await run(REVOKE, { input: { id } }, boss());
    expect(await orderedAt(id)).toBeNull();
  });

  it('is agreed on when the craftsman confirms what the company has named', async () => {
    const { id, revision, email, token } = await sentCase(app, cast);
    const at = new Date(Date.now() + 86_400_000).toISOString();
    await run(APPOINT, { input: { id, revision, at } }, boss());
    const mails = await storedMails(app, email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Auftrag #1: Rohr undicht',
      'Terminvorschlag zum Auftrag #1: Rohr undicht',
    ]);
    const other = new Date(Date.now() + 90_000_000).toISOString();
    await expect(run(CONFIRM, { input: { token, at: other } }, craftsman())).rejects.toThrow(
      'CASE_APPOINTMENT_CHANGED',
    );
    expect(await run(CONFIRM, { input: { token, at } }, craftsman())).toEqual({
      case: { state: 'SCHEDULED', appointmentState: 'CONFIRMED' },
    });
    // Without one who looks after the case, all who work on cases hear of it.
    expect(await toldTo(app, boss())).toMatchObject([
      { kind: 'CASE_CRAFTSMAN', actorName: 'Rohr & Co', caseNumber: 1 },
    ]);
  });

  it('is agreed on as a window, of which both sides get a file for their calendars', async () => {
    const tenant = await createEndUser(app.em(), cast.own);
    const { id, revision, email, token } = await sentCase(app, cast, {
      endUserId: tenant.id,
      place: 'Am Kai 3',
    });
    const [at, until] = ['2036-11-24T07:00:00.000Z', '2036-11-24T09:00:00.000Z'];
    const backwards = { id, revision, at, until: at };
    await expect(run(APPOINT, { input: backwards }, boss())).rejects.toThrow(
      'CASE_APPOINTMENT_END',
    );
    await run(APPOINT, { input: { id, revision, at, until } }, boss());
    const [proposal] = await storedMails(app, email);
    expect(proposal).toMatchObject({
      ...{ attachments: [], text: expect.stringContaining('24. November 2036, 08:00–10:00 Uhr') },
    });
    // A moment is not what was named.
    const moment = run(CONFIRM, { input: { token, at, until: null } }, craftsman());
    await expect(moment).rejects.toThrow('CASE_APPOINTMENT_CHANGED');
    await run(CONFIRM, { input: { token, at, until } }, craftsman());
    for (const address of [email, tenant.email]) {
      const [mail] = await storedMails(app, address);
      expect(mail?.text).toContain('24. November 2036, 08:00–10:00 Uhr');
      const [file] = mail?.attachments ?? [];
      expect(file).toMatchObject({ filename: 'Termin.ics' });
      const lines = file && 'content' in file ? file.content.split('\r\n') : [];
      expect(lines).toEqual(
        expect.arrayContaining([
          ...['DTSTART:20361124T070000Z', 'DTEND:20361124T090000Z', `UID:case-${id}`],
          ...['SUMMARY:Rohr undicht (#1)', 'LOCATION:Am Kai 3'],
        ]),
      );
    }
    const { history } = await run<{ history: object[] }>(ONE, { id }, boss());
    expect(history.at(-1)).toMatchObject({ kind: 'APPOINTMENT_CONFIRMED', names: [at, until] });
    expect(await run(WINDOW, { token }, craftsman())).toEqual({ appointmentUntil: until });
  });

  it('keeps the window that the craftsman has proposed, unless another moment is named', async () => {
    const { id, token } = await sentCase(app, cast);
    const [at, until] = ['2036-11-24T07:00:00.000Z', '2036-11-24T09:00:00.000Z'];
    const windowOf = () => run(WINDOW, { token }, craftsman());
    await run(PROPOSE, { input: { token, at, until } }, craftsman());
    const appoint = async (input: object) =>
      run(APPOINT, { input: { ...(await present(id)), ...input } }, boss());
    await appoint({ at, isConfirmed: true });
    expect(await windowOf()).toEqual({ appointmentUntil: until });
    await appoint({ at: '2036-11-25T07:00:00Z' });
    expect(await windowOf()).toEqual({ appointmentUntil: null });
  });

  it('is closed to links that are void, old or made up, and to what is closed', async () => {
    const { id, revision, email, token } = await sentCase(app, cast);
    await expect(run(OPEN, { token: 'x'.repeat(43) }, craftsman())).rejects.toThrow(
      'CASE_LINK_VOID',
    );
    const again = await run<Seen>(SEND, { input: { id, revision } }, boss());
    await expect(run(OPEN, { token }, craftsman())).rejects.toThrow('CASE_LINK_VOID');
    const second = await tokenFor(app, email);
    expect(second).not.toBe(token);
    await run(UPDATE, { input: { ...again.case, state: 'CLOSED' } }, boss());
    await expect(run(DONE, { input: { token: second } }, craftsman())).rejects.toThrow(
      'CASE_LINK_VOID',
    );
    await expect(run(OPEN, { token: second }, craftsman())).rejects.toThrow('CASE_LINK_VOID');
    await run(UPDATE, { input: { ...(await present(id)), state: 'OPEN' } }, boss());
    await expect(run(OPEN, { token: second }, craftsman())).rejects.toThrow('CASE_LINK_VOID');
    const other = await sentCase(app, cast);
    await run(REVOKE, { input: { id: other.id } }, boss());
    await expect(run(OPEN, { token: other.token }, craftsman())).rejects.toThrow('CASE_LINK_VOID');
    const third = await sentCase(app, cast);
    await app.em().execute(`update case_link set expires_at = now() where case_id = ?`, [third.id]);
    await expect(run(OPEN, { token: third.token }, craftsman())).rejects.toThrow('CASE_LINK_VOID');
    const rows = await app
      .em()
      .execute<{ hash: string }[]>('select token_hash as hash from case_link');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([['neu@handwerk.example'], [null]])(
    'is taken from its craftsman when it goes to %s in their place',
    async (craftsmanEmail) => {
      const { id, revision, email, token } = await sentCase(app, cast);
      const { case: next } = await run<Seen>(
        UPDATE,
        { input: { id, revision, craftsmanEmail } },
        boss(),
      );
      await expect(run(OPEN, { token }, craftsman())).rejects.toThrow('CASE_LINK_VOID');
      const { history } = await run<{ history: object[] }>(ONE, { id }, boss());
      expect(history.at(-1)).toMatchObject({ kind: 'LINK_REVOKED', side: 'COMPANY' });
      const at = later(1);
      await run(APPOINT, { input: { ...next, at } }, boss());
      await expect(run(CONFIRM, { input: { token, at } }, craftsman())).rejects.toThrow(
        'CASE_LINK_VOID',
      );
      // Not even one that was left to them would have the others' moments mailed.
      await app.em().execute('update case_link set revoked_at = null where case_id = ?', [id]);
      await run(APPOINT, { input: { ...(await present(id)), at: later(2) } }, boss());
      expect(await storedMails(app, email)).toHaveLength(1);
    },
  );

  it('is shown in the chat of its tenant, who was told of it, and of nobody else', async () => {
    const em = app.em();
    const tenant = await createEndUser(em, cast.own);
    const client = await signIn(app, tenant);
    const shown = async (as = client) => run<object[]>(CHAT_CASES, {}, as);
    const { case: inner } = await run<Seen>(
      CREATE,
      { input: { title: 'Vormerkung', endUserId: tenant.id } },
      boss(),
    );
    expect(await shown()).toEqual([]);
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const seen = { title: 'Vormerkung', state: 'OPEN', appointmentAt: null };
    const proposed = await run<Seen>(APPOINT, { input: { ...inner, at } }, boss());
    // What only one side has proposed may become another.
    expect(await shown()).toEqual([]);
    await run(APPOINT, { input: { ...proposed.case, at, isConfirmed: true } }, boss());
    expect(await shown()).toEqual([{ ...seen, number: 1, state: 'SCHEDULED', appointmentAt: at }]);
    const neighbour = await signIn(app, await createEndUser(em, cast.own));
    expect(await shown(neighbour)).toEqual([]);
    await run(UPDATE, { input: { ...(await present(inner.id)), state: 'CLOSED' } }, boss());
    expect(await shown()).toMatchObject([{ state: 'CLOSED', appointmentAt: null }]);
    await em.execute(`update service_case set updated_at = now() - interval '8 days'`);
    expect(await shown()).toEqual([]);
  });

  it('is told to a tenant who writes in another language in that one, and in German', async () => {
    const em = app.em();
    const tenant = await createEndUser(em, cast.own);
    const answer = { sender: 'BOT' as const, text: 'We know.' };
    const talk = await createConversation(em, cast.own, { endUser: tenant, messages: [answer] });
    await em.execute(
      `update message set guidance = '{"language":"en"}' where conversation_id = ?`,
      [talk.id],
    );
    const { case: made } = await run<Seen>(
      CREATE,
      { input: { title: 'Heizung kalt', conversationId: talk.id } },
      boss(),
    );
    const at = new Date('2036-11-24T09:00:00Z').toISOString();
    await run(APPOINT, { input: { ...made, at, isConfirmed: true } }, boss());
    const said = await app
      .em()
      .find(Message, { conversation: talk.id, sender: 'SYSTEM' }, { orderBy: { sequence: 'asc' } });
    expect(said.at(-1)?.text).toBe(
      'Case #1 „Heizung kalt“: appointment made. The appointment is on Monday, November 24, 2036 at 10:00 AM.\n' +
        'Vorgang #1 „Heizung kalt“: Termin vereinbart. Der Termin ist am Montag, 24. November 2036 um 10:00 Uhr.',
    );
    await em.execute(`update conversation set status = 'ENDED' where id = ?`, [talk.id]);
    await run(UPDATE, { input: { ...(await present(made.id)), state: 'CLOSED' } }, boss());
    const [mail] = await storedMails(app, tenant.email);
    expect(mail?.subject).toBe('Case #1: Heizung kalt');
    expect(mail?.text).toMatch(/closed\.[\s\S]*abgeschlossen\./);
  });

  it('is told to the tenant, in the chat while it goes on, else by mail', async () => {
    const em = app.em();
    const tenant = await createEndUser(em, cast.own);
    const talk = await createConversation(em, cast.own, { endUser: tenant });
    const { case: made } = await run<Seen>(
      CREATE,
      { input: { title: 'Heizung kalt', conversationId: talk.id } },
      boss(),
    );
    const { case: changed } = await run<Seen>(
      UPDATE,
      { input: { ...made, state: 'IN_PROGRESS', assigneeId: null } },
      boss(),
    );
    const said = await app
      .em()
      .find(Message, { conversation: talk.id, sender: 'SYSTEM' }, { orderBy: { sequence: 'asc' } });
    expect(said.map(({ text }) => text)).toEqual([
      expect.stringContaining('Vorgangsnummer #1'),
      'Vorgang #1 „Heizung kalt“: in Arbeit.',
    ]);
    expect(await storedMails(app, tenant.email)).toHaveLength(0);
    await em.execute(`update conversation set status = 'ENDED' where id = ?`, [talk.id]);
    const last = await run<Seen>(UPDATE, { input: { ...changed, state: 'DONE' } }, boss());
    // What is the company's own is not told.
    await run(UPDATE, { input: { ...last.case, title: 'Anders' } }, boss());
    const mails = await storedMails(app, tenant.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Vorgang #1: Heizung kalt']);
    expect(mails[0]?.text).toContain('erledigt gemeldet');
    // Another person may read what comes to an address that the tenant has never used.
    await em.execute('update end_user set is_email_unproven = true where id = ?', [tenant.id]);
    await run(UPDATE, { input: { ...(await present(last.case.id)), state: 'CLOSED' } }, boss());
    expect(await storedMails(app, tenant.email)).toHaveLength(1);
  });

  it('is told with what the company adds, or not at all, as its people decide', async () => {
    const tenant = await createEndUser(app.em(), cast.own);
    const talk = await createConversation(app.em(), cast.own, { endUser: tenant });
    const input = { title: 'Heizung kalt', conversationId: talk.id };
    const { case: made } = await run<Seen>(CREATE, { input }, boss());
    const wayOf = async () =>
      (await run<{ tenantNotice: string | null }>(WAY, { id: made.id }, boss())).tenantNotice;
    expect(await wayOf()).toBe('CHAT');
    const note = 'Der Techniker meldet sich bis Freitag.';
    const started = { ...made, state: 'IN_PROGRESS', note };
    const { case: running } = await run<Seen>(UPDATE, { input: started }, boss());
    const said = { conversation: talk.id, sender: 'SYSTEM' } as const;
    const [last] = await app.em().find(Message, said, { orderBy: { sequence: 'desc' }, limit: 1 });
    expect(last?.text).toBe(`Vorgang #1 „Heizung kalt“: in Arbeit.\n${note}`);
    const { body } = await boss().json('GET', `/api/company/cases/${made.id}/details`);
    expect(body).toMatchObject({ data: { tenantNotice: 'CHAT', history: [{}, { text: note }] } });
    await app.em().execute(`update conversation set status = 'ENDED' where id = ?`, [talk.id]);
    expect(await wayOf()).toBe('MAIL');
    const quiet = { ...running, state: 'CLOSED', tellsTenant: false, note };
    await run(UPDATE, { input: quiet }, boss());
    expect(await storedMails(app, tenant.email)).toEqual([]);
    expect((await present(made.id)).revision).toBe(running.revision + 1);
    await app.em().nativeUpdate(EndUser, { id: tenant.id }, { isEmailUnproven: true });
    expect(await wayOf()).toBeNull();
  });
});
