import {
  afterCommit,
  type EntityManager,
  transactional,
} from '../../../platform/database/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import type { JobQueue } from '../../../platform/jobs/index.js';
import { digestJob } from '../digest/digest.job.js';
import { type Choice, KIND_RULES } from '../notification-kinds.js';
import { notificationsTopic } from '../person.js';
import { heldPushJob, pushJob } from '../push/push.job.js';
import { choiceOf } from '../settings/choices.js';
import { quietSeconds } from '../settings/quiet-hours.js';
import type { ReadCause } from './notify.job.js';
import { findRecipients, type Recipient } from './recipients.repository.js';
import { lockCollected, storeNotification } from './told.repository.js';

/** What happens within so many seconds is told in one mail. */
export const DIGEST_SECONDS = 300;

interface Dependencies {
  events: EventBus;
  jobs: JobQueue;
}

/** Makes notifications. All of one cause are made together or not at all, and each person's once. */
export class NotifyWorker {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async run(em: EntityManager, cause: ReadCause): Promise<void> {
    await transactional(em, async (tx) => {
      if (!(await isStillThere(tx, cause))) return;
      await lockCollected(tx, cause);
      for (const recipient of await findRecipients(tx, cause)) {
        await this.#tell(tx, cause, recipient);
      }
    });
  }

  async #tell(tx: EntityManager, cause: ReadCause, recipient: Recipient): Promise<void> {
    const { kind } = cause;
    const chosen = choiceOf(recipient.settings?.choices, kind);
    const choice = { ...chosen, mail: chosen.mail && !KIND_RULES[kind].mailsItself };
    if (!choice.console && !choice.mail && !choice.push) return;
    const isUrgent = KIND_RULES[kind].isUrgent === true;
    const quiet = !isUrgent && recipient.settings ? quietSeconds(recipient.settings) : 0;
    const isPushed = choice.push && recipient.hasDevice;
    const made = {
      inConsole: choice.console,
      mailOwed: choice.mail,
      pushHeld: isPushed && quiet > 0,
    };
    const id = await storeNotification(tx, { cause, recipient, made });
    if (id === undefined) return;
    await this.#send(tx, { id, recipient, choice, isUrgent, quiet, isPushed });
    afterCommit(tx, () => void this.#deps.events.publish(notificationsTopic(recipient.id), { id }));
  }

  async #send(
    tx: EntityManager,
    told: {
      id: string;
      recipient: Recipient;
      choice: Choice;
      isUrgent: boolean;
      quiet: number;
      isPushed: boolean;
    },
  ): Promise<void> {
    const { jobs } = this.#deps;
    const { id, recipient, choice, isUrgent, quiet, isPushed } = told;
    const person = { personId: recipient.id, companyId: recipient.companyId };
    if (choice.mail) {
      const startAfterSeconds = isUrgent ? 0 : Math.max(DIGEST_SECONDS, quiet);
      await jobs.enqueue(tx, digestJob, { ...person, isUrgent }, { startAfterSeconds });
    }
    if (!isPushed) return;
    if (quiet > 0) await jobs.enqueue(tx, heldPushJob, person, { startAfterSeconds: quiet });
    else await jobs.enqueue(tx, pushJob, { ...person, notificationId: id });
  }
}

/**
 * What it is about may have been deleted meanwhile, and a report taken on; it stays as it is until this
 * transaction ends.
 */
async function isStillThere(tx: EntityManager, cause: ReadCause): Promise<boolean> {
  const { kind, companyId, conversationId, caseId, broadcastId } = cause;
  if (kind === 'CASE_REPORTED') {
    const waiting = await tx.execute<object[]>(
      `select 1 from service_case where id = ? and company_id = ? and state = 'OPEN' for share`,
      [caseId ?? null, companyId ?? null],
    );
    return waiting.length > 0;
  }
  const things = [
    ['company', companyId],
    ['conversation', conversationId],
    ['service_case', caseId],
    ['broadcast', broadcastId],
  ] as const;
  for (const [table, id] of things) {
    if (!id) continue;
    const scope =
      table === 'company' ? (['true', []] as const) : (['company_id = ?', [companyId]] as const);
    const found = await tx.execute<object[]>(
      `select 1 from ${table} where id = ? and ${scope[0]} for key share`,
      [id, ...scope[1]],
    );
    if (found.length === 0) return false;
  }
  return true;
}
