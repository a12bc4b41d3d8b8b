import type { RequestContext } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import type { AuditLog } from '../audit/index.js';
import {
  type AdministratorRemovalListener,
  type FormerAdministrator,
  mailAboutLeftBehind,
} from '../auth/index.js';
import type { MailService } from '../mail/index.js';
import { consoleOf } from './delivery/endpoint-switch.js';
import { aboutWebhook } from './management/webhook-audit.js';
import { LEFT_BEHIND_TEXTS } from './left-behind-texts.js';

/** An endpoint that gets events. */
interface MadeWebhook {
  id: string;
  url: string;
  companyId: string | null;
  companyName: string | null;
}

interface Dependencies {
  audit: AuditLog;
  mail: MailService;
  publicUrl: string;
}

/**
 * Sees to it that endpoints are not forgotten when the person who set their address leaves: events
 * are still sent there, and perhaps only that person knows who runs the receiver.
 */
export class OrphanedWebhookNotifier implements AdministratorRemovalListener {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Leaves an entry in the audit log for each endpoint, and mails those who can look at it. */
  async administratorRemoved(
    context: RequestContext,
    tx: EntityManager,
    person: FormerAdministrator,
  ): Promise<void> {
    const webhooks = await findNamedBy(tx, person);
    for (const webhook of webhooks) {
      await this.#deps.audit.record(context, tx, 'webhook.maker-left', aboutWebhook(webhook), {
        maker: person.name,
      });
    }
    const { mail, publicUrl } = this.#deps;
    for (const [companyId, owned] of Map.groupBy(webhooks, (webhook) => webhook.companyId)) {
      await mailAboutLeftBehind(tx, mail, {
        maker: person.name,
        companyId,
        things: owned.map(({ url }) => hostOf(url)),
        texts: LEFT_BEHIND_TEXTS,
        link: new URL(consoleOf(companyId), publicUrl).href,
      });
    }
  }
}

/** Paths and queries of such addresses often carry keys. */
const hostOf = (url: string) => new URL(url).host;

/**
 * Endpoints that are switched on, whose address the person was the last to set, and that they may
 * no longer manage. The audit log knows who set it; it is asked only when a person leaves.
 */
async function findNamedBy(
  em: EntityManager,
  { kind, id }: FormerAdministrator,
): Promise<MadeWebhook[]> {
  return em.execute<MadeWebhook[]>(
    `select w.id, w.url, c.id as "companyId", c.name as "companyName"
       from (select distinct on (subject_id) subject_id, actor_kind, actor_id
               from audit_entry
              where action in ('webhook.created', 'webhook.updated')
                and (action = 'webhook.created' or jsonb_exists(details->'changed', 'url'))
              order by subject_id, at desc, id desc) named
       join webhook w on w.id = named.subject_id and w.is_active
       left join company c on c.id = w.managing_company_id
      where named.actor_kind = ? and named.actor_id = ?
        and not exists (select 1 from admin m where m.id = named.actor_id and m.is_verified)
        and not exists (
          select 1 from company_user m
           where m.id = named.actor_id and m.managing_company_id = w.managing_company_id
             and m.role = 'COMPANY_ADMIN' and m.status = 'ACTIVE')
      order by w.created_at, w.id`,
    [kind, id],
  );
}
