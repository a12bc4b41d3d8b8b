import { v7 as uuid } from 'uuid';
import type { RequestContext } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import type { AuditLog } from '../audit/index.js';
import { administratorsOf } from '../auth/index.js';
import { facts, heading, type MailService, note, paragraph, renderMail } from '../mail/index.js';

/** What was done to a micro-frontend; only a change of what visitors get is mailed. */
export type ReleaseAction = 'release.stored' | 'release.activated' | 'release.rolled-back';

/** A version of a micro-frontend. */
export interface ReleasedVersion {
  app: string;
  version: string;
  /** Id of the key that it was signed with, where it was. */
  signedBy?: string | undefined;
}

/** Keeps what was released, in the transaction of the change. */
export type NoteRelease = (
  tx: EntityManager,
  action: ReleaseAction,
  release: ReleasedVersion,
) => Promise<void>;

interface Dependencies {
  audit: AuditLog;
  mail: Pick<MailService, 'enqueue'>;
}

/** Tells who answers for the platform what code its visitors get. */
export class ReleaseLedger {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Notes releases that a request with the token makes. */
  noteOf(context: RequestContext): NoteRelease {
    return async (tx, action, { app, version, signedBy }) => {
      const details = { app, version, ...(signedBy ? { signedBy } : {}) };
      const actor = { kind: 'operator' as const, name: 'Release token' };
      await this.#deps.audit.record(context, tx, { action, actor, details });
      if (action !== 'release.stored') await this.#announce(context, tx, details);
    };
  }

  async #announce(
    { address }: RequestContext,
    tx: EntityManager,
    { app, version }: ReleasedVersion,
  ): Promise<void> {
    for (const { name, email } of await administratorsOf(tx, null)) {
      await this.#deps.mail.enqueue(tx, {
        ...releaseMail({ name, app, version, address }),
        dedupeKey: `release:${uuid()}`,
        to: email,
      });
    }
  }
}

const releaseMail = (data: ReleasedVersion & { name: string; address: string }) =>
  renderMail({
    language: 'en',
    subject: `${data.app} ${data.version} was released`,
    preheader: 'Visitors get another version of a front end.',
    blocks: [
      heading('A front end was released'),
      paragraph(`Hello ${data.name},`),
      paragraph('Visitors get this version from now on:'),
      facts(['Front end', data.app], ['Version', data.version], ['Released from', data.address]),
      note(
        'If this was not intended: roll it back with npm run release -- <name> --rollback, and change RELEASE_TOKEN.',
      ),
    ],
    sender: { name: 'Hausgeist' },
  });
