import type { RequestContext } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import type { AuditAction, AuditLog, AuditParties } from '../../audit/index.js';
import type { WebhookView } from './webhook-view.js';

/** Keeps what was done to an endpoint, in the transaction that does it. */
export async function recordWebhook(
  audit: AuditLog,
  context: RequestContext,
  tx: EntityManager,
  entry: { action: AuditAction; webhook: WebhookView; details?: Record<string, unknown> },
): Promise<void> {
  const details = entry.details ?? {};
  await audit.record(context, tx, entry.action, aboutWebhook(entry.webhook), details);
}

type NamedWebhook = Pick<WebhookView, 'id' | 'url' | 'companyId' | 'companyName'>;

/** By its host alone: paths and queries of such addresses often carry keys. */
export const aboutWebhook = ({ id, url, companyId, companyName }: NamedWebhook): AuditParties => ({
  company: companyId === null ? null : { id: companyId, name: companyName ?? '' },
  subject: { kind: 'webhook', id, name: new URL(url).host },
});
