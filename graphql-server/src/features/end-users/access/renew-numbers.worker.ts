import { LockMode } from '@mikro-orm/core';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import type { JobQueue } from '../../../platform/jobs/index.js';
import type { SessionService } from '../../auth/index.js';
import { type Company, lockCompanyShared } from '../../companies/index.js';
import type { EventPublisher } from '../../webhooks/index.js';
import { EndUser } from '../end-user.entity.js';
import { eventsOfChange } from '../end-user.webhook-events.js';
import type { AccessMails } from '../management/access-mails.js';
import { createAuthNumber } from '../management/end-user.repository.js';
import { NumberRenewal } from './number-renewal.entity.js';
import { renewNumbersJob } from './renew-numbers.job.js';

/** People of one transaction. */
const PIECE = 100;

interface Dependencies {
  jobs: JobQueue;
  mails: AccessMails;
  publisher: EventPublisher;
  sessions: Pick<SessionService, 'endAllOf'>;
}

/** Goes through a company's people; every piece is a transaction, and says how far it came. */
export class RenewNumbersWorker {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async run(
    { em }: { em: EntityManager },
    { renewalId, companyId }: { renewalId: string; companyId: string },
    { signal }: { signal: AbortSignal },
  ): Promise<void> {
    while (await this.#piece(em.fork(), renewalId, companyId, this.#give)) signal.throwIfAborted();
    while (await this.#piece(em.fork(), renewalId, companyId, this.#settle)) {
      signal.throwIfAborted();
    }
  }

  /** One piece of a renewal that is not finished; false when there is nothing left of it. */
  async #piece(
    em: EntityManager,
    renewalId: string,
    companyId: string,
    work: (tx: EntityManager, renewal: NumberRenewal, company: Company) => Promise<boolean>,
  ): Promise<boolean> {
    return transactional(em, async (tx) => {
      const company = await lockCompanyShared(tx, companyId);
      const renewal = await tx.findOne(
        NumberRenewal,
        { id: renewalId, company, finishedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      return renewal !== null && work(tx, renewal, company);
    });
  }

  /** Gives the next people their new numbers, which hold beside the old ones at first. */
  readonly #give = async (
    tx: EntityManager,
    renewal: NumberRenewal,
    company: Company,
  ): Promise<boolean> => {
    const { digits, holdsFrom, lastId, startedAt } = renewal;
    const people = await tx.find(
      EndUser,
      {
        managingCompany: company,
        createdAt: { $lte: startedAt },
        ...(lastId ? { id: { $gt: lastId } } : {}),
      },
      { orderBy: { id: 'asc' }, limit: PIECE, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    for (const person of people) {
      person.nextAuthNumber = createAuthNumber(digits, person.authNumber);
      person.nextNumberFrom = holdsFrom;
      await this.#deps.mails.sendNextNumber(tx, person, company, {
        number: person.nextAuthNumber,
        holdsFrom,
      });
    }
    renewal.lastId = people.at(-1)?.id ?? lastId ?? null;
    renewal.done += people.length;
    await tx.flush();
    return people.length > 0;
  };

  /** Forgets old numbers once their time has come, and comes back then if it has not. */
  readonly #settle = async (
    tx: EntityManager,
    renewal: NumberRenewal,
    company: Company,
  ): Promise<boolean> => {
    const { holdsFrom, id: renewalId } = renewal;
    const waitSeconds = Math.ceil((holdsFrom.getTime() - Date.now()) / 1000);
    if (waitSeconds > 0) {
      const data = { renewalId, companyId: company.id };
      await this.#deps.jobs.enqueue(tx, renewNumbersJob, data, { startAfterSeconds: waitSeconds });
      return false;
    }
    const people = await tx.find(
      EndUser,
      { managingCompany: company, nextNumberFrom: { $lte: new Date() } },
      { orderBy: { id: 'asc' }, limit: PIECE, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    for (const person of people) {
      person.authNumber = person.nextAuthNumber ?? person.authNumber;
      person.nextAuthNumber = null;
      person.nextNumberFrom = null;
      person.revision += 1;
      await this.#deps.sessions.endAllOf(tx, person.id);
    }
    await this.#deps.publisher.publish(
      tx,
      company.id,
      people.flatMap((person) => eventsOfChange(person, ['authNumber'])),
    );
    if (people.length === 0) renewal.finishedAt = new Date();
    await tx.flush();
    return people.length > 0;
  };
}
