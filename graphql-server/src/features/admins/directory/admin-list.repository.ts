import type { EntityManager } from '../../../platform/database/index.js';
import {
  ListOrder,
  oneOf,
  type Page,
  searchPattern,
  timeKey,
} from '../../../platform/lists/index.js';
import { type InvitationMailTrouble, invitationMailTrouble } from '../../mail/index.js';
import { type AdminView, toDate } from '../admin.repository.js';

/** An administrator as the list shows them. */
export interface AdminListEntry extends AdminView {
  /** Until when an open invitation holds. */
  invitationExpiresAt: Date | null;
  /** Why the person may not have its mail; null if no reason is known. */
  invitationMailTrouble: InvitationMailTrouble | null;
  /** When it was made, as a cursor carries it. */
  createdKey: string;
}

/** First those who were here first. */
export const ADMIN_ORDER = new ListOrder<AdminListEntry>('admins', [
  { sql: 'a.created_at', type: 'time', of: ({ createdKey }) => createdKey },
  { sql: 'a.id', type: 'uuid', of: ({ id }) => id },
]);

interface Row {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  isVerified: boolean;
  createdAt: Date | string;
  createdKey: string;
  lastLoginAt: Date | string | null;
  invitationExpiresAt: Date | string | null;
  invitationMailTrouble: InvitationMailTrouble | null;
}

const SELECT = `select a.id, a.first_name as "firstName", a.last_name as "lastName", a.email,
    a.is_verified as "isVerified", a.created_at as "createdAt",
    ${timeKey('a.created_at')} as "createdKey", a.last_login_at as "lastLoginAt",
    i.expires_at as "invitationExpiresAt",
    ${invitationMailTrouble('admin-invitation', 'a.id', 'i.expires_at')} as "invitationMailTrouble"
  from admin a left join lateral (select max(t.expires_at) as expires_at from one_time_token t
      where t.purpose = 'admin-invitation' and t.subject_id = a.id and t.used_at is null
        and not a.is_verified) i on true`;

const toEntry = (row: Row): AdminListEntry => ({
  ...row,
  createdAt: new Date(row.createdAt),
  lastLoginAt: toDate(row.lastLoginAt),
  invitationExpiresAt: toDate(row.invitationExpiresAt),
});

const MATCHES = `lower(a.first_name || ' ' || a.last_name || ' ' || a.email) like lower(?)`;

/** One page of administrators and one more. */
export async function findAdmins(
  em: EntityManager,
  page: Page,
  search: string | null | undefined,
): Promise<AdminListEntry[]> {
  const pattern = searchPattern(search) ?? '%';
  const order = ADMIN_ORDER.facing(page);
  const behind = order.behind(page.after);
  const rows = await em.execute<Row[]>(
    `${SELECT} where ${MATCHES} and ${behind.sql} order by ${order.orderBy} limit ? offset ?`,
    [pattern, ...behind.params, page.first + 1, page.offset],
  );
  return rows.map(toEntry);
}

/** How many administrators a search finds. */
export async function countAdmins(
  em: EntityManager,
  search: string | null | undefined,
): Promise<number> {
  const [row] = await em.execute<{ count: number | string }[]>(
    `select count(*) as count from admin a where ${MATCHES}`,
    [searchPattern(search) ?? '%'],
  );
  return Number(row?.count ?? 0);
}

/** One administrator as the list shows them. */
export async function findAdminEntry(
  em: EntityManager,
  id: string,
): Promise<AdminListEntry | undefined> {
  const [entry] = await findAdminEntries(em, [id]);
  return entry;
}

/** The administrators with these ids. */
export async function findAdminEntries(
  em: EntityManager,
  ids: readonly string[],
): Promise<AdminListEntry[]> {
  const { sql, params } = oneOf('a.id', ids);
  return (await em.execute<Row[]>(`${SELECT} where ${sql}`, params)).map(toEntry);
}

/** Figures of the start page. */
export interface DashboardCounts {
  companyCount: number;
  tenantCount: number;
  ownerCount: number;
}

/** Companies, tenants and owners of the platform. */
export async function countForDashboard(em: EntityManager): Promise<DashboardCounts> {
  const [row] = await em.execute<Record<keyof DashboardCounts, number | string>[]>(
    `select (select count(*) from company) as "companyCount",
            sum(people) filter (where type = 'Tenant') as "tenantCount",
            sum(people) filter (where type = 'Owner') as "ownerCount"
       from end_user_count`,
  );
  return {
    companyCount: Number(row?.companyCount ?? 0),
    tenantCount: Number(row?.tenantCount ?? 0),
    ownerCount: Number(row?.ownerCount ?? 0),
  };
}
