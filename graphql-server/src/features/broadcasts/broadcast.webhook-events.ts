import type { EntityManager } from '../../platform/database/index.js';
import type { NewWebhookEvent } from '../webhooks/index.js';
import type { Broadcast } from './broadcast.entity.js';

/** The mails of a broadcast are all on their way. */
export async function broadcastSent(
  tx: EntityManager,
  broadcast: Broadcast,
): Promise<NewWebhookEvent> {
  const [counts] = await tx.execute<
    { recipients: number; unsubscribed: number; unproven: number }[]
  >(
    `select count(*) filter (where status = 'QUEUED')::int as recipients,
            count(*) filter (where status = 'UNSUBSCRIBED')::int as unsubscribed,
            count(*) filter (where status = 'UNPROVEN')::int as unproven
       from broadcast_recipient where broadcast_id = ?`,
    [broadcast.id],
  );
  return {
    type: 'broadcast.sent',
    data: {
      broadcastId: broadcast.id,
      kind: broadcast.kind.toLowerCase() as Lowercase<typeof broadcast.kind>,
      subject: broadcast.subject,
      recipientCount: counts?.recipients ?? 0,
      unsubscribedCount: counts?.unsubscribed ?? 0,
      unprovenCount: counts?.unproven ?? 0,
      startedAt: broadcast.startedAt?.toISOString() ?? null,
      sentAt: (broadcast.finishedAt ?? new Date()).toISOString(),
    },
  };
}
