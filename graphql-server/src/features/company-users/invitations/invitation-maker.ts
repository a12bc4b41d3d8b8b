import { type CompanyRole, isApiKeyScope } from '@hausgeist/schema';
import type { EntityManager } from '../../../platform/database/index.js';
import { findRoleStates } from '../../permissions/index.js';
import { type Giver, INVITING_SCOPES, mayGive } from '../company-member.policy.js';
import type { InvitationMaker } from './invitation.repository.js';

/** What the role allows at the company now. */
export async function permissionsOfRole(em: EntityManager, companyId: string, role: CompanyRole) {
  const states = await findRoleStates(em, companyId);
  return states.find((state) => state.role === role)?.permissions ?? [];
}

/** How the user or program that made an invitation stands now. */
interface MakerState {
  giver: Giver;
  /** What the program, or the user, must not see is kept from whom they bring in as well. */
  cameByKey: boolean;
}

/**
 * The maker of an invitation, if they could still make it: a program while its key is good and has
 * the scopes for it, a user while they work at the company and their role is high enough.
 */
export async function findStandingMaker(
  em: EntityManager,
  { maker, companyId, role }: { maker: InvitationMaker; companyId: string; role: CompanyRole },
): Promise<MakerState | undefined> {
  const state = await findMaker(em, maker, companyId);
  if (!state) return undefined;
  const { giver } = state;
  if (giver.kind === 'apiKey' && !INVITING_SCOPES.some((scope) => giver.permissions.has(scope)))
    return undefined;
  return mayGive(giver, role, await permissionsOfRole(em, companyId, role)) ? state : undefined;
}

async function findMaker(
  em: EntityManager,
  { kind, id }: InvitationMaker,
  companyId: string,
): Promise<MakerState | undefined> {
  if (kind === 'admin') {
    const rows = await em.execute<object[]>('select 1 from admin where id = ? and is_verified', [
      id,
    ]);
    return rows.length > 0 ? { giver: { kind }, cameByKey: false } : undefined;
  }
  if (kind === 'companyUser') {
    const [user] = await em.execute<{ role: CompanyRole; cameByKey: boolean }[]>(
      `select role, came_by_key as "cameByKey" from company_user
        where id = ? and managing_company_id = ? and status = 'ACTIVE'`,
      [id, companyId],
    );
    return user && { giver: { kind, role: user.role }, cameByKey: user.cameByKey };
  }
  const [key] = await em.execute<{ scopes: string[] }[]>(
    `select scopes from api_key
      where id = ? and coalesce(company_id, ?) = ? and revoked_at is null and expires_at > now()`,
    [id, companyId, companyId],
  );
  return (
    key && {
      giver: { kind, permissions: new Set(key.scopes.filter(isApiKeyScope)) },
      cameByKey: true,
    }
  );
}
