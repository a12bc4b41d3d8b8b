import type { EntityManager } from '../../platform/database/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import type { AuditLog } from '../audit/index.js';
import type { SessionService } from '../auth/index.js';
import type { Company } from '../companies/index.js';
import {
  aboutEndUser,
  type AccessMails,
  changePerson,
  createAuthNumber,
  type EndUser,
  endUserCreated,
  eventsOfChange,
} from '../end-users/index.js';
import type { EventPublisher, NewWebhookEvent } from '../webhooks/index.js';
import type { EndUserImport } from './end-user-import.entity.js';
import type { ImportedPerson } from './row-check.js';
import { insertPeople, lockPeople, type NewPerson } from './end-user-import.repository.js';
import { contextOf } from './import-end.js';

interface Dependencies {
  audit: AuditLog;
  sessions: Pick<SessionService, 'endAllOf'>;
  mails: AccessMails;
  log: Logger;
  publisher: EventPublisher;
}

interface Rows {
  task: EndUserImport;
  company: Company;
  people: readonly ImportedPerson[];
}

/** What became of people. */
export interface Written {
  created: number;
  updated: number;
  skipped: number;
}

/** Writes people as the form for one person would: the same mails, the same ended sessions. */
export class PeopleWriter {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Adds new people; known people are changed or left alone, as the import says. */
  async write(tx: EntityManager, rows: Rows): Promise<Written> {
    const { task, company, people } = rows;
    const emails = people.map(({ email }) => email);
    const known = await lockPeople(tx, company.id, emails);
    const fresh = people
      .filter(({ email }) => !known.has(email))
      .map((person): NewPerson => ({
        ...person,
        authNumber: person.authNumber ?? createAuthNumber(company.authNumberDigits),
      }));
    const inserted = await insertPeople(tx, company.id, fresh);
    if (task.sendInvitation) {
      for (const person of fresh) {
        const stored = inserted.get(person.email);
        if (stored) await this.#deps.mails.sendWelcome(tx, { ...person, ...stored }, company);
      }
    }
    const events = fresh.flatMap((person): NewWebhookEvent[] => {
      const stored = inserted.get(person.email);
      return stored ? [endUserCreated({ ...person, ...stored })] : [];
    });
    let updated = 0;
    if (task.updateExisting) {
      for (const person of people) {
        const before = known.get(person.email);
        if (!before) continue;
        const changed = await this.#update(tx, rows, before, person);
        events.push(...eventsOfChange(before, changed));
        updated += 1;
      }
    }
    await this.#deps.publisher.publish(tx, company.id, events);
    const created = inserted.size;
    return { created, updated, skipped: people.length - created - updated };
  }

  async #update(
    tx: EntityManager,
    { task, company }: Rows,
    user: EndUser,
    { authNumber, isTypeNamed, ...fields }: ImportedPerson,
  ): Promise<string[]> {
    // A column that the file does not have leaves the stored values alone.
    const next = Object.fromEntries(
      Object.entries(fields).filter(([name]) => name in task.mapping),
    );
    if (!isTypeNamed) delete next.type;
    if (authNumber) next.authNumber = authNumber;
    const changed = await changePerson(this.#deps.sessions, tx, user, next);
    if (changed.length === 0) return changed;
    const context = contextOf(tx, task, this.#deps.log);
    const about = { ...aboutEndUser(user, company), actor: task.actor };
    await this.#deps.audit.record(context, tx, 'end-user.updated', about, {
      changed,
      importId: task.id,
    });
    return changed;
  }
}
