import type { BroadcastObject } from './broadcast.type.js';
import type { BroadcastView } from './broadcast-views.js';

/** A broadcast for GraphQL and REST. */
export const presentBroadcast = ({
  companyId,
  companyName,
  ...view
}: BroadcastView): BroadcastObject => ({
  id: view.id,
  kind: view.kind,
  subject: view.subject,
  text: view.text,
  audience: view.audience,
  status: view.status,
  authorName: view.authorName,
  validUntil: view.validUntil,
  scheduledAt: view.scheduledAt,
  startedAt: view.startedAt,
  finishedAt: view.finishedAt,
  counts: view.counts,
  reach: view.reach,
  chosen: view.chosen,
  managingCompany: { id: companyId, name: companyName },
  createdAt: view.createdAt,
});
