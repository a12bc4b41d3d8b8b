import type { PrivacyRequest } from './privacy-request.entity.js';
import type { PrivacyRequestType } from './privacy.type.js';

/** A request as GraphQL shows it. */
export const presentRequest = (request: PrivacyRequest): PrivacyRequestType => ({
  id: request.id,
  endUserId: request.endUserId,
  personName: request.personName,
  kind: request.kind,
  state: request.state,
  requestedAt: request.requestedAt,
  dueAt: request.dueAt,
  decidedBy: request.decidedBy?.name ?? null,
  finishedAt: request.finishedAt ?? null,
  receipt: Object.entries(request.receipt).map(([name, count]) => ({ name, count })),
});
