import { LockMode } from '@mikro-orm/core';
import { type RequestContext, requireUuid } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/index.js';
import { PrivacyRequest } from './privacy-request.entity.js';
import { admitPrivacy, admitRequest, maySeeEmployees } from './privacy.policy.js';
import { privacyReasons } from './privacy.reasons.js';

/** A request that the actor may act on. */
export async function findRequest(
  { actor }: RequestContext,
  em: EntityManager,
  id: string,
  isLocked = false,
): Promise<PrivacyRequest> {
  // Only who may see requests at all learns whether there is one.
  const { manager, companyId } = admitPrivacy(actor);
  const request = await em.findOne(
    PrivacyRequest,
    { id: requireUuid(id), ...(companyId ? { company: companyId } : {}) },
    isLocked ? { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } : {},
  );
  if (!request || (request.personKind === 'EMPLOYEE' && !maySeeEmployees(manager))) {
    throw notFound(privacyReasons.PRIVACY_REQUEST_NOT_FOUND);
  }
  admitRequest(actor, request);
  // Read with the request, the company would be locked, too.
  await em.populate(request, ['company']);
  return request;
}
