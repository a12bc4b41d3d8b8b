import { setTimeout } from 'node:timers/promises';
import { TokenDigests } from '../features/auth/index.js';
import { Mail, MailSeal } from '../features/mail/index.js';
import { beginJobs } from './jobs.js';
import type { TestApp } from './test-app.js';

/** Mails may come from jobs that take their time. */
const POLL_MS = 50;

/** Jobs that wait some seconds, so that the time of an answer does not reveal who has an account. */
const DELAYED = ['admin-password-reset', 'company-password-reset'];

/** Mails to an address that are stored already, the newest first. */
export async function storedMails(app: TestApp, address: string): Promise<Mail[]> {
  const digests = new TokenDigests(app.config.sessionSecret ?? '');
  const seal = new MailSeal(digests.keyFor('stored mails'));
  const mails = await app.em().find(Mail, { to: address }, { orderBy: { id: 'desc' } });
  return mails.map((mail) => seal.open(mail));
}

/** Mails to an address, the newest first. Waits for the first one, as it may come from a job. */
export async function mailsTo(app: TestApp, address: string): Promise<Mail[]> {
  for (;;) {
    const mails = await storedMails(app, address);
    if (mails.length > 0) return mails;
    for (const name of DELAYED) await beginJobs(app, name);
    await setTimeout(POLL_MS);
  }
}

/** What the newest mail to an address with such a link has in the brackets of the pattern. */
export async function newestLink(app: TestApp, address: string, pattern: RegExp): Promise<string> {
  for (;;) {
    for (const mail of await mailsTo(app, address)) {
      const found = pattern.exec(mail.text)?.[1];
      if (found) return found;
    }
    await setTimeout(POLL_MS);
  }
}
