import {
  type CompanyRole,
  DEFAULT_PERMISSIONS,
  isPermission,
  PERMISSIONS,
  TERMS_VERSION,
} from '@hausgeist/schema';
import type {
  AdminActor,
  CompanyUserActor,
  EndUserActor,
  StaffActor,
} from '../../../platform/context/index.js';
import { type EntityManager, readPrepared } from '../../../platform/database/index.js';
import type { StaffAudience } from '../../../platform/http/index.js';
import type { AccessClaims } from './access-tokens.js';
import type { Audience } from './session.entity.js';
import { IS_SERVED } from './suspended-company.js';

/** The end user whose living session has this token hash; one statement, run on every request. */
export async function findEndUserActor(
  em: EntityManager,
  tokenHash: string,
): Promise<EndUserActor | undefined> {
  const rows = await readPrepared<{ id: string; subject_id: string; company: string }>(
    em,
    `select s.id, s.subject_id, u.managing_company_id as company
       from session s join end_user u on u.id = s.subject_id
       join company c on c.id = u.managing_company_id and ${IS_SERVED}
      where s.token_hash = ? and s.audience = 'end-user'
        and s.revoked_at is null and s.expires_at > now()`,
    [tokenHash],
  );
  const row = rows[0];
  return (
    row && { kind: 'endUser', endUserId: row.subject_id, companyId: row.company, sessionId: row.id }
  );
}

/**
 * The actor of this session, as they are now: one statement, run on every request. Undefined when
 * the session has ended, or the person is gone, suspended (alone or with the company) or not verified.
 */
export function findStaffActor(
  em: EntityManager,
  claims: AccessClaims,
): Promise<StaffActor | undefined> {
  return claims.audience === 'admin' ? findAdminActor(em, claims) : findCompanyActor(em, claims);
}

interface PersonRow {
  first_name: string;
  last_name: string;
  email: string;
}

const nameOf = ({ first_name: first, last_name: last, email }: PersonRow) =>
  `${first} ${last}`.trim() || email;

async function findAdminActor(
  em: EntityManager,
  { sessionId, subjectId }: AccessClaims,
): Promise<AdminActor | undefined> {
  const [row] = await readPrepared<PersonRow>(
    em,
    `select a.first_name, a.last_name, a.email
       from session s join admin a on a.id = s.subject_id
      where s.id = ? and s.subject_id = ? and s.audience = 'admin'
        and s.revoked_at is null and s.expires_at > now() and a.is_verified`,
    [sessionId, subjectId],
  );
  if (!row) return undefined;
  return { kind: 'admin', adminId: subjectId, name: nameOf(row), email: row.email, sessionId };
}

interface CompanyUserRow extends PersonRow {
  company: string;
  role: CompanyRole;
  permissions: string[] | null;
  must_change_password: boolean;
  terms_are_due: boolean;
  came_by_key: boolean;
}

/**
 * SQL of the company user `u`: who was asked for consent and has not given it, or has given it to
 * terms of before. A later version than this process's own is one that it does not know yet.
 */
export const TERMS_ARE_DUE = `(u.terms_are_due or coalesce(u.accepted_terms < '${TERMS_VERSION}', false))`;

async function findCompanyActor(
  em: EntityManager,
  { sessionId, subjectId }: AccessClaims,
): Promise<CompanyUserActor | undefined> {
  const [row] = await readPrepared<CompanyUserRow>(
    em,
    `select u.first_name, u.last_name, u.email, u.role, u.managing_company_id as company,
            p.permissions, u.came_by_key,
            u.password_is_temporary and coalesce(u.temporary_password_until <= now(), true)
              as must_change_password,
            ${TERMS_ARE_DUE} as terms_are_due
       from session s
       join company_user u on u.id = s.subject_id
       join company c on c.id = u.managing_company_id and ${IS_SERVED}
       left join role_permissions p on p.company_id = u.managing_company_id and p.role = u.role
      where s.id = ? and s.subject_id = ? and s.audience = 'company-user'
        and s.revoked_at is null and s.expires_at > now() and u.status = 'ACTIVE'`,
    [sessionId, subjectId],
  );
  if (!row) return undefined;
  return {
    kind: 'companyUser',
    companyUserId: subjectId,
    name: nameOf(row),
    email: row.email,
    companyId: row.company,
    role: row.role,
    permissions: permissionsOf(row),
    ...(row.terms_are_due ? { mustAcceptTerms: true } : {}),
    ...(row.must_change_password ? { mustChangePassword: true } : {}),
    ...(row.came_by_key ? { cameByKey: true } : {}),
    sessionId,
  };
}

/** The administrator's set is fixed, whatever the table says. */
function permissionsOf({ role, permissions }: Pick<CompanyUserRow, 'role' | 'permissions'>) {
  if (role === 'COMPANY_ADMIN') return new Set(PERMISSIONS);
  return new Set(permissions?.filter(isPermission) ?? DEFAULT_PERMISSIONS[role]);
}

/** What people of companies may do now; who is gone or suspended is missing. */
export async function findRights(
  em: EntityManager,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<CompanyUserActor, 'role' | 'permissions'>>> {
  const rows = await em.execute<(Pick<CompanyUserRow, 'role' | 'permissions'> & { id: string })[]>(
    `select u.id, u.role, p.permissions
       from company_user u
       join company c on c.id = u.managing_company_id and ${IS_SERVED}
       left join role_permissions p on p.company_id = u.managing_company_id and p.role = u.role
      where u.id in (select value::uuid from json_array_elements_text(?::json))
        and u.status = 'ACTIVE'`,
    [JSON.stringify(personIds)],
  );
  return new Map(rows.map((row) => [row.id, { role: row.role, permissions: permissionsOf(row) }]));
}

/**
 * Which of these sessions are over, or belong to a person who is gone, suspended or not verified.
 * Ids of anything else than sessions are not among them.
 */
export async function findEndedSessions(
  em: EntityManager,
  sessionIds: readonly string[],
): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select s.id
       from session s
       left join end_user t on t.id = s.subject_id and s.audience = 'end-user'
       left join admin a on a.id = s.subject_id and s.audience = 'admin' and a.is_verified
       left join company_user u
         on u.id = s.subject_id and s.audience = 'company-user' and u.status = 'ACTIVE'
       left join company c on c.id = coalesce(t.managing_company_id, u.managing_company_id)
      where s.id in (select value::uuid from json_array_elements_text(?::json))
        and (s.revoked_at is not null or s.expires_at <= now()
             or coalesce(t.id, a.id, u.id) is null or not (${IS_SERVED}))`,
    [JSON.stringify(sessionIds)],
  );
  return rows.map(({ id }) => id);
}

/** Exchanges a session's refresh token for the next, for one of several that try at once. */
export async function rotateRefreshToken(
  em: EntityManager,
  rotation: {
    sessionId: string;
    audience: StaffAudience;
    from: string;
    to: string;
    expiresAt: Date;
    /** How long after its beginning a session ends, however much it is used. */
    mostSeconds: number;
    address: string;
  },
): Promise<{ subjectId: string; expiresAt: Date } | undefined> {
  const { sessionId, audience, from, to, expiresAt, mostSeconds, address } = rotation;
  const rows = await em.execute<{ subject_id: string; expires_at: string }[]>(
    `update session
        set previous_token_hash = token_hash, token_hash = ?, rotated_at = now(),
            last_used_at = now(), address = ?,
            expires_at = least(?::timestamptz, created_at + make_interval(secs => ?))
      where id = ? and audience = ? and token_hash = ?
        and revoked_at is null and expires_at > now()
        and created_at + make_interval(secs => ?) > now()
      returning subject_id, expires_at`,
    [to, address, expiresAt, mostSeconds, sessionId, audience, from, mostSeconds],
  );
  const row = rows[0];
  return row && { subjectId: row.subject_id, expiresAt: new Date(row.expires_at) };
}

/** A session that was open until just now. */
export interface EndedSession {
  audience: Audience;
  subjectId: string;
  device: string;
  /** Whether the person's organisation vouched for them. */
  byOrganisation: boolean;
}

/** Ends one session; undefined if it had ended already. */
export async function revokeSession(
  em: EntityManager,
  id: string,
): Promise<EndedSession | undefined> {
  const [row] = await em.execute<EndedSession[]>(
    `update session set revoked_at = now()
      where id = ? and revoked_at is null and expires_at > now()
      returning audience, subject_id as "subjectId", device, by_organisation as "byOrganisation"`,
    [id],
  );
  return row;
}

/** Whose living session had this refresh token until a moment ago. */
export async function findRecentlyRotated(
  em: EntityManager,
  rotated: { sessionId: string; audience: StaffAudience; hash: string; withinSeconds: number },
): Promise<string | undefined> {
  const { sessionId, audience, hash, withinSeconds } = rotated;
  const rows = await em.execute<{ subject_id: string }[]>(
    `select subject_id from session
      where id = ? and audience = ? and previous_token_hash = ?
        and rotated_at > now() - make_interval(secs => ?)
        and revoked_at is null and expires_at > now()`,
    [sessionId, audience, hash, withinSeconds],
  );
  return rows[0]?.subject_id;
}

/** Ends sessions of one person, all or all but one; returns the ids of those that were open. */
export async function revokeSessions(
  em: EntityManager,
  subjectId: string,
  { only, except }: { only?: string | undefined; except?: string | undefined } = {},
): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `update session set revoked_at = now()
      where subject_id = ? and revoked_at is null and expires_at > now()
        and (?::uuid is null or id = ?::uuid) and (?::uuid is null or id <> ?::uuid)
      returning id`,
    [subjectId, only ?? null, only ?? null, except ?? null, except ?? null],
  );
  return rows.map(({ id }) => id);
}

/** Ends sessions of several company users that no organisation vouched for; returns their ids. */
export async function revokeOwnWays(
  em: EntityManager,
  subjectIds: readonly string[],
  except: string | undefined,
): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `update session set revoked_at = now()
      where audience = 'company-user' and not by_organisation
        and subject_id in (select value::uuid from json_array_elements_text(?::json))
        and revoked_at is null and expires_at > now() and (?::uuid is null or id <> ?::uuid)
      returning id`,
    [JSON.stringify(subjectIds), except ?? null, except ?? null],
  );
  return rows.map(({ id }) => id);
}
