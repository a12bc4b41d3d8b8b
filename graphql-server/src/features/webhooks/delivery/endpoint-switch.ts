import type { EntityManager } from '../../../platform/database/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import { mailAdministrators } from '../../auth/index.js';
import type { MailService } from '../../mail/index.js';
import { failPending } from '../management/webhook.repository.js';
import { webhookReasons } from '../webhook.reasons.js';
import { switchedOffMail, type SwitchOffReason } from './switched-off-mail.js';

/** Days without one success after which an endpoint counts as dead. */
const DEAD_AFTER_DAYS = 5;

const REFUSALS = {
  gone: webhookReasons.RECEIVER_GONE,
  dead: webhookReasons.NOTHING_DELIVERED_FOR({ days: DEAD_AFTER_DAYS }),
};

/** Where the endpoints of an owner are managed. */
export const consoleOf = (companyId: string | null) =>
  `${companyId === null ? '/admin' : '/company/dashboard'}/integrations?tab=webhooks`;

interface Dependencies {
  mail: MailService;
  publicUrl: string;
  log: Logger;
}

/** Switches off endpoints that are gone or dead, and tells the people who manage them. */
export class EndpointSwitch {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** The receiver has said so itself. */
  async switchOffGone(tx: EntityManager, webhookId: string): Promise<void> {
    await this.#switchOff(tx, webhookId, { kind: 'gone' });
  }

  /** After a delivery has failed for good: does nothing unless all have for days. */
  async switchOffIfDead(tx: EntityManager, webhookId: string): Promise<void> {
    await this.#switchOff(tx, webhookId, { kind: 'dead', days: DEAD_AFTER_DAYS });
  }

  async #switchOff(tx: EntityManager, webhookId: string, reason: SwitchOffReason): Promise<void> {
    const { message, told } = REFUSALS[reason.kind];
    const [webhook] = await tx.execute<{ url: string; companyId: string | null; at: string }[]>(
      `update webhook set is_active = false, disabled_reason = ?,
              disabled_refusal = ?::jsonb, updated_at = now()
        where id = ? and is_active and failing_since <= now() - make_interval(days => ?)
        returning url, managing_company_id as "companyId", updated_at::text as at`,
      [message, JSON.stringify(told), webhookId, reason.kind === 'dead' ? reason.days : 0],
    );
    if (!webhook) return;
    await failPending(tx, webhookId);
    this.#deps.log.warn({ webhookId, reason: message }, 'a webhook was switched off');
    const { mail, publicUrl } = this.#deps;
    const { companyId, at } = webhook;
    const link = new URL(consoleOf(companyId), publicUrl);
    const host = new URL(webhook.url).host;
    await mailAdministrators(tx, mail, companyId, {
      occasion: `webhook-off:${webhookId}:${at}`,
      write: ({ language, name }) =>
        switchedOffMail({ language, name, host, reason, link: link.href }),
    });
  }
}
