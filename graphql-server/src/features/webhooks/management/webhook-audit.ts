import type { RequestContext } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import type { AuditAction, AuditLog } from '../../audit/index.js';
import type { WebhookView } from './webhook-view.js';

/** Keeps what was done to an endpoint, in the transaction that does it. */
export async function recordWebhook(
  audit: AuditLog,
  context: RequestContext,
  tx: EntityManager,
  entry: { action: AuditAction; webhook: WebhookView; details?: Record<string, unknown> },
): Promise<void> {
  const { id, url, companyId, companyName } = entry.webhook;
  await audit.record(context, tx, {
    action: entry.action,
    ...(companyId === null ? {} : { company: { id: companyId, name: companyName ?? '' } }),
    // Paths and queries of such addresses often carry keys.
    subject: { kind: 'webhook', id, name: new URL(url).host },
    details: entry.details ?? {},
  });
}
