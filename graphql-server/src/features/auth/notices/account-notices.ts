import type { RequestContext } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import type { JobQueue } from '../../../platform/jobs/index.js';
import type { PasskeyOwner } from '../passkeys/passkeys.js';
import { deviceName, deviceNameFor } from '../sessions/device-name.js';
import { languageOfPerson } from '../staff-language.js';
import { type AccountNotice, accountNoticeJob } from './account-notice.job.js';

/** Has people mailed what was changed of their own way in. */
export class AccountNotices {
  readonly #jobs: JobQueue;

  constructor(jobs: JobQueue) {
    this.#jobs = jobs;
  }

  /** Stores the job in the transaction of the change. */
  async send(
    context: Pick<RequestContext, 'userAgent' | 'language'>,
    tx: EntityManager,
    { audience, subjectId }: PasskeyOwner,
    { notice, about }: { notice: AccountNotice; about: string },
  ): Promise<void> {
    const person = { audience, id: subjectId };
    const language = await languageOfPerson(tx, person, context.language);
    await this.#jobs.enqueue(tx, accountNoticeJob, {
      ...{ audience, subjectId, notice, about, language },
      device: deviceNameFor(deviceName(context.userAgent), language),
      at: new Date().toISOString(),
    });
  }
}
