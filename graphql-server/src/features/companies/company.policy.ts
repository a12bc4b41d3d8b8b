import type { PlatformScope } from '@hausgeist/schema';
import {
  type Actor,
  type AdminActor,
  type ApiKeyActor,
  companyOf,
  hasPlatformScope,
  type ManagingActor,
  ownCompanyOf,
  requirePermission,
  requireStaff,
  requirePlatformScope,
} from '../../platform/context/index.js';
import { forbidden, platformReasons } from '../../platform/errors/index.js';
import type { Company } from './company.entity.js';
import { companyReasons } from './company.reasons.js';

/** Companies are listed, founded and closed by administrators, and by keys of the platform. */
export const requireCompanies = (
  actor: Actor,
  scope: Extract<PlatformScope, `companies.${string}`>,
): AdminActor | ApiKeyActor => requirePlatformScope(actor, scope);

/** Id of the company whose details the actor may read. */
export const companyToView = (actor: Actor, id: string | null | undefined): string =>
  companyOf(requireViewer(actor), id);

/** The company whose details alone the actor may read; undefined for any. */
export const companiesToView = (actor: Actor): string | undefined =>
  ownCompanyOf(requireViewer(actor));

const requireViewer = (actor: Actor): ManagingActor =>
  hasPlatformScope(actor, 'companies.view') ? actor : requirePermission(actor, 'settings.view');

/** Id of the company whose details the actor may change. */
export const companyToEdit = (actor: Actor, id: string | null | undefined): string =>
  hasPlatformScope(actor, 'companies.manage')
    ? companyOf(actor, id)
    : companyOf(requirePermission(actor, 'settings.edit'), id);

/** Records go to the company's mailbox, so a program does not choose another one. */
export function requireMailboxChange(actor: Actor): void {
  if (actor.kind === 'apiKey') throw forbidden(companyReasons.EMAIL_NOT_BY_API_KEY);
}

/**
 * Id of the company whose assistant the actor may instruct. People only: a program must not send
 * a person in danger to another number.
 */
export const companyToInstruct = (actor: Actor, id: string | null | undefined): string =>
  companyOf(requirePermission(requireStaff(actor), 'settings.edit'), id);

/** The platform pays for the tokens, so no company allows itself more. */
export function requirePayer(actor: Actor): void {
  if (actor.kind === 'admin') return;
  throw forbidden(companyReasons.TOKEN_BUDGET_OF_PLATFORM);
}

/** Refuses what is to begin at a company that is suspended, also where the platform asks for it. */
export function requireServed({ suspendedAt, name }: Pick<Company, 'name' | 'suspendedAt'>): void {
  if (suspendedAt) throw forbidden(platformReasons.COMPANY_SUSPENDED({ company: name }));
}
