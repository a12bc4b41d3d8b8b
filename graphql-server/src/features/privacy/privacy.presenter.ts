import { type PrivacyRequest, UNDONE_STATES } from './privacy-request.entity.js';
import type { OwnPrivacyRequest, PrivacyRequestType } from './privacy.type.js';

/** A request as GraphQL and REST show it to those who decide on it. */
export const presentRequest = (request: PrivacyRequest): PrivacyRequestType => ({
  id: request.id,
  endUserId: request.personId,
  personKind: request.personKind,
  personName: request.personName,
  companyName: request.company.name,
  kind: request.kind,
  state: request.state,
  isAskedByPerson: request.isAskedByPerson,
  requestedAt: request.requestedAt,
  dueAt: request.dueAt,
  isOverdue: isUndone(request) && request.dueAt <= new Date(),
  extensionReason: request.extensionReason ?? null,
  refusalReason: request.refusalReason ?? null,
  decidedBy: request.decidedBy?.name ?? null,
  finishedAt: request.finishedAt ?? null,
  receipt: Object.entries(request.receipt).map(([name, count]) => ({ name, count })),
  ...presentPackage(request),
});

/** A request as the person who has made it sees it. */
export const presentOwnRequest = (request: PrivacyRequest): OwnPrivacyRequest => ({
  id: request.id,
  kind: request.kind,
  state: request.state,
  requestedAt: request.requestedAt,
  dueAt: request.dueAt,
  extensionReason: request.extensionReason ?? null,
  refusalReason: request.refusalReason ?? null,
  finishedAt: request.finishedAt ?? null,
  ...presentPackage(request),
});

function presentPackage({ packageKey, packageBytes, packageUntil }: PrivacyRequest) {
  const isThere = Boolean(packageKey && packageUntil && packageUntil > new Date());
  return {
    packageBytes: isThere && packageBytes ? Number(packageBytes) : null,
    packageUntil: isThere ? (packageUntil ?? null) : null,
  };
}

const isUndone = ({ state }: PrivacyRequest): boolean =>
  (UNDONE_STATES as readonly string[]).includes(state);
