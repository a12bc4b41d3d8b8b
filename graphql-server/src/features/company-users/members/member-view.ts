import type { CompanyRole } from '@hausgeist/schema';
import type { InvitationMailTrouble } from '../../mail/index.js';
import type { MemberDetails } from '../member-details.js';
import type { CompanyUserStatus } from '../company-user.entity.js';

/** A user, or a person who is invited to become one. */
export type MemberKind = 'USER' | 'INVITATION';

/** One row of the screens that show the people of companies. */
export interface MemberView extends MemberDetails {
  id: string;
  kind: MemberKind;
  role: CompanyRole;
  /** PENDING for invitations. */
  status: CompanyUserStatus;
  lastLoginAt: Date | null;
  /** Until when an invitation holds. */
  expiresAt: Date | null;
  /** Why the invited person may not have the mail; null if no reason is known. */
  mailTrouble: InvitationMailTrouble | null;
  invitedBy: string | null;
  createdAt: Date;
  company: { id: string; name: string };
}

/** What the list is narrowed to. */
export interface MemberFilter {
  companyId?: string | null | undefined;
  kind?: MemberKind | null | undefined;
  search?: string | null | undefined;
  role?: CompanyRole | null | undefined;
  status?: CompanyUserStatus | null | undefined;
}
