import { contextOfJob } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import type { AuditLog } from '../../audit/index.js';
import { CompanyUser } from '../../company-users/index.js';
import { PrivacyRequest } from '../privacy-request.entity.js';
import { eraseMentions } from './erase-content.repository.js';
import {
  type EmployeeTarget,
  eraseAuthor,
  eraseEmployeeMails,
  eraseInBodies,
  eraseInMessages,
  eraseOwnThings,
  findEmployeeTarget,
} from './erase-employee.repository.js';
import { erasePackages } from './erase-requests.repository.js';
import { eraseEndedJobs, pseudonymiseAudit } from './erase-traces.repository.js';
import type { Done, Step } from './erasure-steps.js';

/**
 * Erases an employee in pieces. What they wrote and did stays with the company under a pseudonym; their
 * account, by whose details all is found, goes last.
 */
export async function eraseEmployee(
  { em, log, audit }: { em: EntityManager; log: Logger; audit: AuditLog },
  request: PrivacyRequest,
  step: Step,
): Promise<void> {
  const target = await findEmployeeTarget(em, request);
  if (!target) return;
  await step(async (tx) => ({ counts: { authored: await eraseAuthor(tx, target) } }));
  await step(async (tx) => ({ counts: { mentions: await eraseInMessages(tx, target) } }));
  await step(async (tx) => ({ counts: { webhookBodies: await eraseInBodies(tx, target) } }));
  await step((tx) => finish({ tx, log, audit }, request, target));
}

async function finish(
  { tx, log, audit }: { tx: EntityManager; log: Logger; audit: AuditLog },
  { id: requestId }: PrivacyRequest,
  target: EmployeeTarget,
): Promise<Done> {
  const { companyId, companyName, personId, pseudonym } = target;
  const person = { ...target, endUserId: personId };
  await eraseOwnThings(tx, target);
  const mails = await eraseEmployeeMails(tx, target);
  const authored = await eraseAuthor(tx, target);
  const mentions = await eraseMentions(tx, person);
  const jobs = await eraseEndedJobs(tx, person, personId);
  await tx.nativeDelete(CompanyUser, { id: personId });
  const keys = await erasePackages(tx, { companyId, personId, pseudonym });
  const request = await tx.findOneOrFail(PrivacyRequest, { id: requestId });
  Object.assign(request, { state: 'DONE', finishedAt: new Date(), personName: pseudonym });
  const parties = {
    actor: request.decidedBy,
    company: { id: companyId, name: companyName },
    subject: { kind: 'companyUser', id: personId, name: pseudonym },
  } as const;
  await audit.record(contextOfJob(tx, log), tx, 'company-user.erased', parties, { requestId });
  const auditEntries = await pseudonymiseAudit(tx, person);
  return { counts: { mails, authored, mentions, jobs, auditEntries, files: keys.length }, keys };
}
