import { z } from 'zod';
import {
  companyOf,
  type RequestContext,
  requireManaging,
} from '../../../platform/context/index.js';
import { readPage } from '../../../platform/lists/index.js';
import {
  queryText,
  type RestPage,
  restPageQuery,
  toOffset,
  toPagination,
} from '../../../platform/http/index.js';
import { parseInput } from '../../../platform/input/index.js';
import type { MemberScreen } from '../company-member.policy.js';
import type { InvitationService, SentInvitation } from '../invitations/invitation.service.js';
import { roleField, statusField } from '../member-fields.js';
import type { MemberChanges } from '../members/member-changes.service.js';
import { MESSAGES } from '../members/member-messages.js';
import { type StatusCase, toInvitationData, toMemberData } from '../members/member.presenter.js';
import type { MemberService } from '../members/member.service.js';
import type { MemberFilter } from '../members/member-view.js';
import { findCompanyName } from '../member.repository.js';
import { findRoleStates } from '../../permissions/index.js';

/** What the calls about people are made of. */
export interface MemberServices {
  members: MemberService;
  changes: MemberChanges;
  invitations: InvitationService;
}

/** One of the screens that show the same people, as REST knows it. */
export interface RestScreen {
  /** Whose permissions count; company users only. */
  screens?: readonly MemberScreen[];
  statusCase: StatusCase;
}

/** Types only: what a field must hold is the service's to check, with the words for people. */
export const text = z.string().nullish();
export const personBody = {
  firstName: text,
  lastName: text,
  role: text.describe(
    "`COMPANY_ADMIN`, `COMPANY_MANAGER` or `COMPANY_STAFF`, in any case; never above the caller's own. If missing, users keep theirs, and new people are `COMPANY_STAFF`.",
  ),
};
/** The status of a person who is there already. */
export const statusOfUser = text.describe(
  '`ACTIVE`, `INACTIVE` or `SUSPENDED`, in any case; unchanged if missing, and never your own.',
);
/** Open invitations on a page. */
const INVITATIONS = 100;

export const listQuery = z.object({
  companyId: queryText,
  search: queryText,
  role: queryText,
  status: queryText,
  ...restPageQuery(100),
  invitationsPage: restPageQuery(INVITATIONS).page,
});
export const companyQuery = z.object({ companyId: queryText });

export type ListQuery = z.output<typeof listQuery>;

/** Users of one company page by page, with its open invitations, in pages of their own, beside. */
export async function listCompanyPeople(
  { members }: MemberServices,
  context: RequestContext,
  query: ListQuery,
  { screens, statusCase }: RestScreen,
) {
  const companyId = companyOf(requireManaging(context.actor), query.companyId);
  const { status, ...shared } = readFilter(query);
  const list = (filter: MemberFilter, page: RestPage) =>
    members.list(context, { ...shared, ...filter, companyId }, readPage(toOffset(page)), screens);
  const users = await list({ kind: 'USER', status }, query);
  const invitationsPage = { page: query.invitationsPage, limit: INVITATIONS };
  const invitations = await list({ kind: 'INVITATION' }, invitationsPage);
  const { actor, em } = context;
  const states = await findRoleStates(em, companyId);
  const permissionsOf = new Map(states.map(({ role, permissions }) => [role, permissions]));
  return {
    users: users.rows.slice(0, query.limit).map((view) => ({
      ...toMemberData(actor, view, statusCase),
      permissions: permissionsOf.get(view.role) ?? [],
    })),
    invitations: invitations.rows
      .slice(0, INVITATIONS)
      .map((view) => toInvitationData(actor, view, statusCase)),
    company: await findCompanyName(em, companyId),
    pagination: toPagination(query, users.totalCount),
    invitationsPagination: toPagination(invitationsPage, invitations.totalCount),
  };
}

/** Users and invitations of all companies in one list, and the invitations again beside it. */
export async function listEverybody(
  { members }: MemberServices,
  context: RequestContext,
  query: ListQuery,
) {
  const { actor } = context;
  const filter = { ...readFilter(query), companyId: query.companyId };
  const all = await members.list(context, filter, readPage(toOffset(query)));
  const rows = all.rows.slice(0, query.limit);
  const present = rows.map((view) => toInvitationData(actor, view, 'upper'));
  return {
    users: present,
    invitations: present.filter(({ isInvitation }) => isInvitation),
    unfilteredCount: all.unfilteredCount,
    pagination: toPagination(query, all.totalCount),
  };
}

/** The answer to a call that made or renewed a user or invitation. */
export function sentAnswer(
  { actor }: RequestContext,
  { view, link }: SentInvitation,
  { statusCase }: RestScreen,
  message: string,
) {
  const data = toInvitationData(actor, view, statusCase);
  return { message, data: { ...data, ...(link ? { invitationLink: link } : {}) } };
}

/** The message for a person who was added. */
export const createdMessage = ({ view }: SentInvitation) =>
  view.kind === 'USER' ? MESSAGES.created : MESSAGES.invited;

const filterSchema = z.object({
  search: z.string().optional(),
  role: roleField.optional(),
  status: statusField.optional(),
});

/** Filters as pages spell them: `all` and nothing are the same, and case does not matter. */
function readFilter({ search, role, status }: ListQuery) {
  return parseInput(filterSchema, { search, role: wish(role), status: wish(status) });
}

const wish = (value: string | undefined) => {
  const folded = value?.trim().toUpperCase();
  return folded === 'ALL' ? undefined : folded;
};
