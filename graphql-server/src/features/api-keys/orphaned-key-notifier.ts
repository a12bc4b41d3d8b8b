import { v7 as uuid } from 'uuid';
import type { RequestContext } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import type { AuditLog } from '../audit/index.js';
import {
  administratorsOf,
  type AdministratorRemovalListener,
  type FormerAdministrator,
} from '../auth/index.js';
import type { MailService } from '../mail/index.js';
import { aboutKey, findKeysMadeBy, type MadeKey } from './key-maker.repository.js';
import { leftMakerMail } from './left-maker-mail.js';

interface Dependencies {
  audit: AuditLog;
  mail: MailService;
  publicUrl: string;
}

/** Where the keys of an owner are managed. */
const consoleOf = (companyId: string | null) =>
  `${companyId === null ? '/admin' : '/company/dashboard'}/integrations`;

/**
 * Sees to it that keys are not forgotten when the person who made them leaves. The keys go on, as
 * programs depend on them; but the person may have a copy of the secret, so the remaining
 * administrators are told.
 */
export class OrphanedKeyNotifier implements AdministratorRemovalListener {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Leaves an entry in the audit log for each living key, and mails those who can rotate it. */
  async administratorRemoved(
    context: RequestContext,
    tx: EntityManager,
    maker: FormerAdministrator,
  ): Promise<void> {
    const keys = await findKeysMadeBy(tx, maker);
    for (const key of keys) {
      const details = { maker: maker.name, prefix: key.prefix };
      await this.#deps.audit.record(context, tx, 'api-key.maker-left', aboutKey(key), details);
    }
    for (const [companyId, owned] of Map.groupBy(keys, (key) => key.companyId)) {
      await this.#remind(tx, { maker, companyId, keys: owned });
    }
  }

  async #remind(
    tx: EntityManager,
    {
      maker,
      companyId,
      keys,
    }: { maker: FormerAdministrator; companyId: string | null; keys: MadeKey[] },
  ): Promise<void> {
    const { mail, publicUrl } = this.#deps;
    const link = new URL(consoleOf(companyId), publicUrl).href;
    for (const { name, email, language } of await administratorsOf(tx, companyId)) {
      await mail.enqueue(tx, {
        ...leftMakerMail({ language, name, maker: maker.name, keys, link }),
        dedupeKey: `api-key-maker-left:${uuid()}`,
        to: email,
      });
    }
  }
}
