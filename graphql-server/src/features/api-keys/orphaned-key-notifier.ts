import type { RequestContext } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import type { AuditLog } from '../audit/index.js';
import {
  type AdministratorRemovalListener,
  type FormerAdministrator,
  mailAboutLeftBehind,
} from '../auth/index.js';
import type { MailService } from '../mail/index.js';
import { aboutKey, findKeysMadeBy } from './key-maker.repository.js';
import { LEFT_BEHIND_TEXTS } from './left-behind-texts.js';

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
    const { mail, publicUrl } = this.#deps;
    for (const [companyId, owned] of Map.groupBy(keys, (key) => key.companyId)) {
      await mailAboutLeftBehind(tx, mail, {
        maker: maker.name,
        companyId,
        things: owned.map(({ name, prefix }) => `${name} (${prefix}…)`),
        texts: LEFT_BEHIND_TEXTS,
        link: new URL(consoleOf(companyId), publicUrl).href,
      });
    }
  }
}
