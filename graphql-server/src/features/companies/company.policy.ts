import type { PlatformScope } from '@hausgeist/schema';
import {
  type Actor,
  type AdminActor,
  type ApiKeyActor,
  companyOf,
  hasPlatformScope,
  requirePermission,
  requirePlatformScope,
} from '../../platform/context/index.js';

/** Companies are listed, founded and closed by administrators, and by keys of the platform. */
export const requireCompanies = (
  actor: Actor,
  scope: Extract<PlatformScope, `companies.${string}`>,
): AdminActor | ApiKeyActor => requirePlatformScope(actor, scope);

/** Id of the company whose details the actor may read. */
export const companyToView = (actor: Actor, id: string | null | undefined): string =>
  hasPlatformScope(actor, 'companies.view')
    ? companyOf(actor, id)
    : companyOf(requirePermission(actor, 'settings.view'), id);

/** Id of the company whose details the actor may change. */
export const companyToEdit = (actor: Actor, id: string | null | undefined): string =>
  hasPlatformScope(actor, 'companies.manage')
    ? companyOf(actor, id)
    : companyOf(requirePermission(actor, 'settings.edit'), id);
