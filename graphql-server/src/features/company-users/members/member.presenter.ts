import type { Actor } from '../../../platform/context/index.js';
import { memberDetailsOf } from '../member-details.js';
import {
  CompanyInvitationType,
  type CompanyMember,
  CompanyUserStatusEnum,
  CompanyUserType,
} from './member.type.js';
import type { MemberView } from './member-view.js';

/** A row of the list as GraphQL shows it to this actor. */
export function presentMember(actor: Actor, view: MemberView): CompanyMember {
  const { company, kind, status, expiresAt, mailTrouble, lastLoginAt, ...rest } = view;
  const shared = {
    ...rest,
    status: CompanyUserStatusEnum[status],
    fullName: `${view.firstName} ${view.lastName}`,
    managingCompany: company,
  };
  return kind === 'INVITATION' && expiresAt
    ? Object.assign(new CompanyInvitationType(), {
        ...{ ...shared, expiresAt, isExpired: isExpired(view), mailTrouble },
      })
    : Object.assign(new CompanyUserType(), {
        ...{ ...shared, lastLoginAt, isCurrentUser: isCurrent(actor, view) },
      });
}

/** How REST clients spell a status: one screen in lower case, the others in upper case. */
export type StatusCase = 'lower' | 'upper';

/** A user as REST shows it to this actor. */
export function toMemberData(actor: Actor, view: MemberView, statusCase: StatusCase) {
  const { id, role, status, company } = view;
  return {
    id,
    ...memberDetailsOf(view),
    fullName: `${view.firstName} ${view.lastName}`,
    role,
    status: statusCase === 'lower' ? status.toLowerCase() : status,
    lastLoginAt: view.lastLoginAt,
    managingCompany: company,
    managingCompanyId: company.id,
    isInvitation: view.kind === 'INVITATION',
    invitationId: view.kind === 'INVITATION' ? id : null,
    isCurrentUser: isCurrent(actor, view),
    createdAt: view.createdAt,
  };
}

/** An invitation as REST shows it. */
export function toInvitationData(actor: Actor, view: MemberView, statusCase: StatusCase) {
  const { expiresAt, invitedBy } = view;
  return {
    ...toMemberData(actor, view, statusCase),
    expiresAt,
    isExpired: isExpired(view),
    invitedBy,
  };
}

const isExpired = ({ expiresAt }: MemberView) =>
  expiresAt !== null && expiresAt.getTime() <= Date.now();

const isCurrent = (actor: Actor, { kind, id }: MemberView) =>
  kind === 'USER' && actor.kind === 'companyUser' && actor.companyUserId === id;
