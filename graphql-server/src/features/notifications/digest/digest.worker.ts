import { type EntityManager, transactional } from '../../../platform/database/index.js';
import type { JobQueue } from '../../../platform/jobs/index.js';
import { TIME_ZONE } from '../../../platform/german/index.js';
import type { MailService } from '../../mail/index.js';
import { findReaders, type Recipient } from '../making/recipients.repository.js';
import { listPath, pathOf } from '../notification-path.js';
import { languageOf } from '../notification-texts.js';
import { takeUnsentMails, type ToldRow } from '../unsent.repository.js';
import { quietSeconds } from '../settings/quiet-hours.js';
import { digestMail } from './digest-mail.js';
import { digestJob } from './digest.job.js';

/** How often it is looked whether a suspended company is served again. */
const SUSPENDED_RETRY_SECONDS = 3_600;

interface Dependencies {
  jobs: JobQueue;
  mail: MailService;
  publicUrl: string;
}

interface Owed {
  personId: string;
  companyId: string | null;
  isUrgent: boolean;
}

/** Mails people what they were told, several things at once. What they have read by then is left out. */
export class DigestWorker {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async run(em: EntityManager, owed: Owed): Promise<void> {
    await transactional(em, async (tx) => {
      const startAfterSeconds = owed.isUrgent ? 0 : await secondsToWait(tx, owed);
      if (startAfterSeconds > 0) {
        await this.#deps.jobs.enqueue(tx, digestJob, owed, { startAfterSeconds });
        return;
      }
      const unread = (await takeUnsentMails(tx, owed)).filter(({ isRead }) => !isRead);
      const { recipient, told } = await stillToTell(tx, owed, unread);
      if (!recipient || told.length === 0) return;
      await this.#mail(tx, recipient, { told, isUrgent: owed.isUrgent });
    });
  }

  async #mail(
    tx: EntityManager,
    recipient: Recipient,
    { told, isUrgent }: { told: ToldRow[]; isUrgent: boolean },
  ): Promise<void> {
    const [first] = told;
    if (!first) return;
    const company = await findSender(tx, recipient.companyId);
    // The company's own mailbox has had a mail of its own, with all that is known.
    if (isUrgent && company && isSame(company.recordsEmail, recipient.email)) return;
    const path = told.length === 1 ? pathOf(first) : listPath(recipient);
    const mail = digestMail({
      language: languageOf(recipient, recipient.settings),
      timeZone: recipient.settings?.timeZone ?? TIME_ZONE,
      name: recipient.name,
      sender: { name: company?.name ?? 'Hausgeist' },
      told,
      url: new URL(path, this.#deps.publicUrl).toString(),
    });
    await this.#deps.mail.enqueue(tx, {
      ...mail,
      dedupeKey: `notifications:${recipient.id}:${first.id}:${first.count}`,
      to: recipient.email,
      // An emergency waits for no quota of the day.
      ...(recipient.companyId && !isUrgent ? { companyId: recipient.companyId } : {}),
    });
  }
}

/** What of it the person may still see, and the person as they are now. */
async function stillToTell(
  tx: EntityManager,
  { personId, companyId }: Owed,
  owed: readonly ToldRow[],
): Promise<{ recipient: Recipient | undefined; told: ToldRow[] }> {
  const person = { id: personId, companyId };
  const { recipient, kinds } = await findReaders(
    tx,
    person,
    owed.map(({ kind }) => kind),
  );
  return { recipient, told: owed.filter(({ kind }) => kinds.has(kind)) };
}

/** Until the person's quiet hours are over, and while the console that the mail leads to lets no member in. */
async function secondsToWait(tx: EntityManager, { personId, companyId }: Owed): Promise<number> {
  const [hours] = await tx.execute<Parameters<typeof quietSeconds>[0][]>(
    `select quiet_from as "quietFrom", quiet_until as "quietUntil", time_zone as "timeZone"
       from notification_settings where coalesce(member_id, admin_id) = ?`,
    [personId],
  );
  const quiet = hours ? quietSeconds(hours) : 0;
  if (quiet > 0 || companyId === null) return quiet;
  const [suspended] = await tx.execute<object[]>(
    'select 1 from company where id = ? and suspended_at is not null',
    [companyId],
  );
  return suspended ? SUSPENDED_RETRY_SECONDS : 0;
}

async function findSender(tx: EntityManager, companyId: string | null) {
  if (companyId === null) return undefined;
  const [company] = await tx.execute<{ name: string; recordsEmail: string }[]>(
    `select name, coalesce(confirmed_email, email) as "recordsEmail" from company where id = ?`,
    [companyId],
  );
  return company;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
