import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const PASSWORD = 'Hausgeist-Demo-1!';

describe('the demo', () => {
  let app: TestApp;
  afterEach(() => app.stop());

  const login = async (path: string, email: string) => {
    const { status } = await app.client().json('POST', path, { email, password: PASSWORD });
    return status;
  };

  it('has somebody of every kind to sign in as', async () => {
    app = await startTestApp({ config: { seedDemo: true } });
    expect(await login('/api/auth/login', 'admin@hausgeist.example')).toBe(200);
    const rows = await app.em().execute<{ email: string; name: string; role: string }[]>(
      `select u.email, u.role, c.name from company_user u join company c on c.id = u.managing_company_id
        order by c.name, u.role`,
    );
    expect(rows.map(({ role }) => role)).toEqual([
      'COMPANY_ADMIN',
      'COMPANY_MANAGER',
      'COMPANY_STAFF',
      'COMPANY_ADMIN',
      'COMPANY_MANAGER',
      'COMPANY_STAFF',
    ]);
    expect(await login('/api/companies/auth/login', rows[0]?.email ?? '')).toBe(200);
  });

  it('knows whom its companies send people in danger to, and when their offices are open', async () => {
    app = await startTestApp({ config: { seedDemo: true } });
    const rows = await app
      .em()
      .execute<{ contacts: { phone: string }[]; hours: string }[]>(
        'select emergency_contacts as contacts, office_hours as hours from company order by name',
      );
    expect(rows.map(({ contacts, hours }) => [contacts[0]?.phone, hours])).toEqual([
      ['040 66969 900', 'Mo–Do 9–12 und 13–16 Uhr, Fr 9–12 Uhr'],
      ['089 99998 555', 'Mo–Fr 8–18 Uhr'],
    ]);
  });

  it('has conversations of the last two weeks in every state, for inboxes and figures', async () => {
    app = await startTestApp({ config: { seedDemo: true } });
    const staff = app.client();
    const email = 'katrin.lindemann@lindenhof-hausverwaltung.example';
    const { body } = await staff.json('POST', '/api/companies/auth/login', {
      email,
      password: PASSWORD,
    });
    staff.bearer = (body as { token: string }).token;
    const { data } = await staff.graphql(
      '{ inboxCounts { allOpen waiting emergency unanswered mine } }',
    );
    expect(data).toMatchObject({
      inboxCounts: { allOpen: 6, waiting: 1, emergency: 1, unanswered: 1, mine: 2 },
    });
    const [row] = await app.em().execute<{ young: boolean; ended: number; person: number }[]>(
      `select bool_and(started_at between now() - interval '15 days' and now()) as young,
              count(*) filter (where status = 'ENDED')::int as ended,
              count(*) filter (where handler = 'PERSON')::int as person from conversation`,
    );
    expect(row).toEqual({ young: true, ended: 7, person: 2 });
    const silent = await app.em().execute(
      `select 1 from conversation left join end_user_sign_in using (end_user_id)
        where last_at is null or last_at < started_at`,
    );
    expect(silent, 'conversations of people who never signed in').toEqual([]);
    const [mails] = await app.em().execute<{ count: number }[]>('select count(*) from mail');
    expect(Number(mails?.count)).toBe(0);
  });

  it('has cases in every state, made from those conversations, and craftsmen', async () => {
    app = await startTestApp({ config: { seedDemo: true } });
    const staff = app.client();
    const email = 'tarek.aydin@lindenhof-hausverwaltung.example';
    const { body } = await staff.json('POST', '/api/companies/auth/login', {
      ...{ email, password: PASSWORD },
    });
    staff.bearer = (body as { token: string }).token;
    const { data, errors } = await staff.graphql<{ cases: { edges: { node: object }[] } }>(
      `{ cases { edges { node { title state isOverdue appointmentState conversationId
           endUser { firstName } assignee { name } craftsman { name } } } }
         caseCounts { open appointments overdue mine }
         craftsmen { name trade } }`,
    );
    expect(errors).toBeUndefined();
    const cases = data?.cases.edges.map(({ node }) => node);
    expect(cases?.map((each) => (each as { state: string }).state).toSorted()).toEqual([
      ...['CLOSED', 'DONE', 'IN_PROGRESS', 'OPEN', 'OPEN', 'OPEN'],
    ]);
    expect(cases).toContainEqual({
      title: 'Heizung in der ganzen Wohnung kalt',
      ...{ state: 'IN_PROGRESS', isOverdue: false, appointmentState: null },
      ...{ conversationId: expect.any(String), endUser: { firstName: 'Elif' } },
      ...{
        assignee: { name: 'Tarek Aydın' },
        craftsman: { name: 'Brandt Heizung & Sanitär GmbH' },
      },
    });
    expect(data).toMatchObject({
      caseCounts: { open: 3, appointments: 1, overdue: 1, mine: 2 },
      craftsmen: [{ trade: 'Heizung & Sanitär' }, { trade: 'Dach' }, { trade: 'Elektro' }],
    });
  });

  it('has none where nothing of them is asked for', async () => {
    app = await startTestApp({ config: { seedDemo: true, demoConversations: false } });
    const [row] = await app.em().execute<{ count: number }[]>('select count(*) from conversation');
    expect(Number(row?.count)).toBe(0);
    const [cases] = await app
      .em()
      .execute<{ count: number }[]>('select count(*) from service_case');
    expect(Number(cases?.count)).toBe(0);
  });

  it('lets nobody in with a published password in production', async () => {
    const publicUrl = 'https://haus.example';
    app = await startTestApp({ config: { seedDemo: true, environment: 'production', publicUrl } });
    expect(await login('/api/auth/login', 'admin@hausgeist.example')).toBe(401);
    const [row] = await app
      .em()
      .execute<{ count: number }[]>(
        'select (select count(*) from admin) + (select count(*) from company_user) as count',
      );
    expect(Number(row?.count)).toBe(0);
  });
});
