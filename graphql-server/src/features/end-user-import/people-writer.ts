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
import { insertPeople, type NewPerson } from './end-user-import.repository.js';
import { contextOf } from './import-end.js';
import type { JudgedRow } from './known-people.js';
import { nextOf } from './next-person.js';

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
  /** Those that can be taken. */
  rows: readonly Extract<JudgedRow, { problems?: undefined }>[];
}

/** What became of people. */
export interface Written {
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
}

/** Writes people as the form for one person would: the same mails, the same ended sessions. */
export class PeopleWriter {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Adds new people; known people are changed or left alone, as the import says. */
  async write(tx: EntityManager, batch: Rows): Promise<Written> {
    const { task, company, rows } = batch;
    const fresh = rows
      .filter(({ known }) => !known)
      .map(({ person }): NewPerson => ({
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
    let [updated, unchanged] = [0, 0];
    if (task.updateExisting) {
      for (const { known, person } of rows) {
        if (!known) continue;
        const changed = await this.#update(tx, batch, known, person);
        events.push(...eventsOfChange(known, changed));
        if (changed.length > 0) updated += 1;
        else unchanged += 1;
      }
    }
    await this.#deps.publisher.publish(tx, company.id, events);
    const created = inserted.size;
    return { created, updated, unchanged, skipped: rows.length - created - updated - unchanged };
  }

  async #update(
    tx: EntityManager,
    { task, company }: Rows,
    user: EndUser,
    person: ImportedPerson,
  ): Promise<string[]> {
    const changed = await changePerson(this.#deps, tx, { user, company }, nextOf(task, person));
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
