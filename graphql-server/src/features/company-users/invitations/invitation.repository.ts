import { v7 as uuid } from 'uuid';
import type { CompanyRole } from '@hausgeist/schema';
import type { ManagingActor } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';

/** An invitation to be stored. */
export interface NewInvitation {
  companyId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: CompanyRole;
  tokenHash: string;
  invitedBy: string;
  maker: InvitationMaker;
  expiresAt: Date;
}

/** Made or last resent an invitation. */
export interface InvitationMaker {
  kind: ManagingActor['kind'];
  id: string;
}

/**
 * Stores an invitation and returns its id; one of the same address that has expired is renewed.
 * Undefined while another one is open, also when that one is being made at the same moment.
 */
export async function insertInvitation(
  em: EntityManager,
  invitation: NewInvitation,
): Promise<string | undefined> {
  const { companyId, email, firstName, lastName, role, tokenHash, invitedBy, maker, expiresAt } =
    invitation;
  const rows = await em.execute<{ id: string }[]>(
    `insert into company_invitation (id, managing_company_id, email, first_name, last_name, role,
                                     token_hash, invited_by, maker_kind, maker_id, expires_at,
                                     sent_at, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, now(), now())
     on conflict (managing_company_id, email) where accepted_at is null and revoked_at is null
     do update set first_name = excluded.first_name, last_name = excluded.last_name,
                   role = excluded.role, token_hash = excluded.token_hash,
                   invited_by = excluded.invited_by, maker_kind = excluded.maker_kind,
                   maker_id = excluded.maker_id, expires_at = excluded.expires_at,
                   sent_at = now()
      where company_invitation.expires_at <= now()
     returning id`,
    [
      ...[uuid(), companyId, email, firstName, lastName, role, tokenHash, invitedBy],
      ...[maker.kind, maker.id, expiresAt],
    ],
  );
  return rows[0]?.id;
}

/** The role of an address's open invitation, if any; locked until the transaction ends. */
export async function lockInvitedRole(
  em: EntityManager,
  companyId: string,
  email: string,
): Promise<CompanyRole | undefined> {
  const [row] = await em.execute<{ role: CompanyRole }[]>(
    `select role from company_invitation
      where managing_company_id = ? and email = ? and accepted_at is null and revoked_at is null
      for update`,
    [companyId, email],
  );
  return row?.role;
}

/** How an invitation stands. */
export interface InvitationState {
  id: string;
  companyId: string;
  companyName: string;
  email: string;
  role: CompanyRole;
  firstName: string;
  lastName: string;
  invitedBy: string;
  maker: InvitationMaker | undefined;
  expiresAt: Date;
  isAccepted: boolean;
  isRevoked: boolean;
  isExpired: boolean;
  /** The company is suspended. */
  isPaused: boolean;
  /** An account already signs in with this address. */
  hasAccount: boolean;
}

interface InvitationRow extends Omit<InvitationState, 'expiresAt' | 'maker'> {
  expiresAt: string;
  makerKind: ManagingActor['kind'] | null;
  makerId: string | null;
}

/** The invitation that a token belongs to, in whatever state. */
export async function findInvitationByToken(
  em: EntityManager,
  tokenHash: string,
): Promise<InvitationState | undefined> {
  const [row] = await em.execute<InvitationRow[]>(
    `select i.id, i.email, i.role, i.first_name as "firstName", i.last_name as "lastName",
            i.invited_by as "invitedBy", i.maker_kind as "makerKind", i.maker_id as "makerId",
            i.expires_at as "expiresAt",
            i.accepted_at is not null as "isAccepted", i.revoked_at is not null as "isRevoked",
            i.expires_at <= now() as "isExpired", c.suspended_at is not null as "isPaused",
            exists (select 1 from company_user u where u.email = i.email) as "hasAccount",
            c.id as "companyId", c.name as "companyName"
       from company_invitation i join company c on c.id = i.managing_company_id
      where i.token_hash = ?`,
    [tokenHash],
  );
  if (!row) return undefined;
  const { makerKind, makerId, ...state } = row;
  const maker = makerKind && makerId ? { kind: makerKind, id: makerId } : undefined;
  return { ...state, maker, expiresAt: new Date(row.expiresAt) };
}

/** Uses an open invitation up: of several that try at once, one is told so. */
export async function takeInvitation(
  em: EntityManager,
  tokenHash: string,
  terms: string,
): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `update company_invitation set accepted_at = now(), accepted_terms = ?
      where token_hash = ? and accepted_at is null and revoked_at is null and expires_at > now()
      returning id`,
    [terms, tokenHash],
  );
  return rows.length === 1;
}

/** Revokes a company's open invitation of a person who has an account now; returns its role. */
export async function revokeInvitationsOf(
  em: EntityManager,
  companyId: string,
  email: string,
): Promise<CompanyRole[]> {
  const rows = await em.execute<{ role: CompanyRole }[]>(
    `update company_invitation set revoked_at = now()
      where managing_company_id = ? and email = ? and accepted_at is null and revoked_at is null
      returning role`,
    [companyId, email],
  );
  return rows.map(({ role }) => role);
}
