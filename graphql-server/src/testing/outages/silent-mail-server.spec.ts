import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { CompanyUser } from '../../features/company-users/index.js';
import { newSessionId, send, signIn } from '../chat.js';
import { createAdmin, createCompany, createCompanyUser, createEndUser } from '../factories.js';
import { FakeSmtp } from '../fake-smtp.js';
import { asCompanyUser } from '../sign-in.js';
import { startTestApp, type TestApp } from '../test-app.js';
import type { TestClient } from '../test-client.js';

let smtp: FakeSmtp;
let app: TestApp;
let user: CompanyUser;

/** Addresses that a mail has to reach. */
const askers = new Set<string>();
const reached = () => smtp.mails.flatMap(({ recipients }) => recipients);

/** Notes that this address asks for a mail, and gives it. */
function asker(email: string): string {
  askers.add(email);
  return email;
}

/** What makes a mail, as the one who asks for it does. */
const REQUESTS: Record<string, () => Promise<{ status: number }>> = {
  'a registration': () =>
    app.client().json('POST', '/api/auth/register', {
      name: 'Petra Schröder',
      email: asker('petra@plattform.example'),
      password: 'Grüne-Birne-3',
      confirmPassword: 'Grüne-Birne-3',
    }),
  "an administrator's forgotten password": async () => {
    const { email } = await createAdmin(app.em());
    return app.client().json('POST', '/api/auth/request-password-reset', { email: asker(email) });
  },
  "a colleague's forgotten password": () =>
    app.client().json('POST', '/api/companies/auth/forgot-password', { email: asker(user.email) }),
  'an invitation': async () => {
    const person = { email: asker('neu@verwaltung.example'), firstName: 'Nils', lastName: 'Neu' };
    const client = await asCompanyUser(app, user);
    return client.json('POST', '/api/company/team/invite', { ...person, role: 'COMPANY_STAFF' });
  },
  'the end of a chat': async () => {
    const tenant = await createEndUser(app.em(), user.managingCompany);
    const client: TestClient = await signIn(app, tenant);
    const sessionId = newSessionId();
    await send(client, { sessionId, content: 'Die Heizung ist kalt.' });
    return client.json('POST', '/api/chat/end', { sessionId, email: asker(tenant.email) });
  },
};

/**
 * No time is taken here: a process that takes no jobs has nobody but its requests to talk to the mail
 * server, and so a connection would be one that a request waits for.
 */
describe('while the mail server is silent', () => {
  beforeAll(async () => {
    smtp = await FakeSmtp.start();
    smtp.fault = 'hang';
    app = await startTestApp({ config: { smtpUrl: smtp.url, workerConcurrency: 0 } });
    user = await createCompanyUser(app.em(), await createCompany(app.em()));
  });
  afterAll(async () => {
    await app.stop();
    await smtp.down();
  });

  it.each(Object.keys(REQUESTS))('%s is answered without a word to it', async (name) => {
    const { status } = (await REQUESTS[name]?.()) ?? {};
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(300);
    expect(smtp.connections).toBe(0);
  });

  // The embedded database belongs to one process.
  it.runIf(inject('postgres').url)(
    'all of them have their mails once a process that works finds it well again',
    async () => {
      smtp.fault = 'none';
      const worker = await startTestApp({ beside: app, config: { smtpUrl: smtp.url } });
      await expect.poll(reached, { timeout: 50_000 }).toEqual(expect.arrayContaining([...askers]));
      await worker.stop();
      expect(askers.size).toBe(5);
    },
    60_000,
  );
});
