import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../testing/cast.js';
import { finishJobs } from '../../testing/jobs.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Mail } from './mail.entity.js';
import { PUT_OFF } from './mail.repository.js';
import { sendMailJob } from './send-mail.job.js';

const INVITE_ADMIN =
  'mutation ($input: InviteAdminInput!) { inviteAdmin(input: $input) { message } }';
const INVITE_MEMBER = `mutation ($input: CreateCompanyUserInput!) {
  createCompanyUser(input: $input) { member { id } }
}`;
const RESEND = `mutation ($input: InvitationInput!) {
  resendCompanyInvitation(input: $input) { message }
}`;
const LISTS = `query ($email: String) {
  admins(filter: { search: $email }) { edges { node { trouble: invitationMailTrouble } } }
  companyMembers(filter: { search: $email }) {
    edges { node { id ... on CompanyInvitation { trouble: mailTrouble } } }
  }
}`;

interface Row {
  node: { id: string; trouble?: string | null };
}

/** What became of a mail, and what is said of it. */
const STATES: [string, Partial<Mail>, string | null][] = [
  ['was taken', {}, null],
  ['has just been made', { status: 'queued' }, null],
  [
    'waits for its turn',
    { status: 'queued', createdAt: new Date(Date.now() - 120_000) },
    'WAITING',
  ],
  ['was refused for now', { status: 'queued', lastError: 'ECONNREFUSED' }, 'WAITING'],
  ['waits for another day', { status: 'queued', lastError: PUT_OFF }, 'WAITING'],
  ['was given up', { status: 'failed', lastError: 'ETLS' }, 'UNDELIVERABLE'],
  ['came back', { bouncedAt: new Date(), bounceStatus: '5.1.1' }, 'UNDELIVERABLE'],
];

describe('the mail of an invitation', () => {
  let app: TestApp;
  let cast: Cast;
  const email = 'gast@einladung.example';

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
    const { admin } = cast.clients;
    await admin.graphql(INVITE_ADMIN, { input: { email } });
    const person = { email, firstName: 'Nele', lastName: 'Krüger', role: 'COMPANY_STAFF' };
    const input = { ...person, companyId: cast.own.id, sendInvitation: true };
    await admin.graphql(INVITE_MEMBER, { input });
    await finishJobs(app, sendMailJob.name);
  });
  afterAll(() => app.stop());

  const read = async () => {
    const { data } = await cast.clients.admin.graphql<Record<string, { edges: Row[] }>>(LISTS, {
      email,
    });
    return ['admins', 'companyMembers'].map((list) => data?.[list]?.edges[0]?.node);
  };

  it.each(STATES)('that %s is told in the lists', async (_, change, trouble) => {
    const usual = { status: 'sent' as const, lastError: null, bouncedAt: null, bounceStatus: null };
    const changed = await app.em().nativeUpdate(Mail, { to: email }, { ...usual, ...change });
    expect(changed).toBe(2);
    expect((await read()).map((node) => node?.trouble)).toEqual([trouble, trouble]);
  });

  it('is no longer spoken of once another one has gone', async () => {
    await app.em().nativeUpdate(Mail, { to: email }, { status: 'failed' });
    const { admin } = cast.clients;
    await admin.graphql(INVITE_ADMIN, { input: { email } });
    await admin.graphql(RESEND, { input: { id: (await read())[1]?.id } });
    await finishJobs(app, sendMailJob.name);
    expect((await read()).map((node) => node?.trouble)).toEqual([null, null]);
  });
});
