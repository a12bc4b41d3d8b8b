import { LOCKED, type RequestContext, requireUuid } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/index.js';
import { PrivacyRequest } from './privacy-request.entity.js';
import { admitPrivacy, admitRequest, maySeeEmployees } from './privacy.policy.js';
import { privacyReasons } from './privacy.reasons.js';

/** A request that the actor may act on. */
export const findRequest = (context: RequestContext, em: EntityManager, id: string) =>
  readRequest(context, em, id, {});

/** The same, locked until the transaction ends. */
export const lockRequest = (context: RequestContext, tx: EntityManager, id: string) =>
  readRequest(context, tx, id, LOCKED);

async function readRequest(
  { actor }: RequestContext,
  em: EntityManager,
  id: string,
  options: Partial<typeof LOCKED>,
): Promise<PrivacyRequest> {
  // Only who may see requests at all learns whether there is one.
  const { manager, companyId } = admitPrivacy(actor);
  const where = { id: requireUuid(id), ...(companyId ? { company: companyId } : {}) };
  const request = await em.findOne(PrivacyRequest, where, options);
  if (!request || (request.personKind === 'EMPLOYEE' && !maySeeEmployees(manager))) {
    throw notFound(privacyReasons.PRIVACY_REQUEST_NOT_FOUND);
  }
  admitRequest(actor, request);
  // Read with the request, the company would be locked, too.
  await em.populate(request, ['company']);
  return request;
}
