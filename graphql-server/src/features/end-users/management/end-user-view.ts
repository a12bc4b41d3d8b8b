import type { AuditParty } from '../../audit/index.js';
import type { EndUserDetails } from '../end-user-details.js';
import type { EndUserType } from '../end-user.entity.js';

/** A tenant or owner as the staff sees them. */
export interface EndUserView extends EndUserDetails {
  id: string;
  /** Null for staff who may not see it. */
  authNumber: string | null;
  companyId: string;
  companyName: string;
  /** What their address and apartment number lead to. */
  buildingId: string | null;
  flatId: string | null;
  /** Grows with every change. */
  revision: number;
  createdAt: Date;
}

/** Filters of the list of tenants and owners. */
export interface EndUserFilter {
  companyId?: string | null | undefined;
  /** Words that are all part of name, e-mail address, telephone number, home or customer number. */
  search?: string | null | undefined;
  type?: EndUserType | null | undefined;
  buildingId?: string | null | undefined;
  flatId?: string | null | undefined;
  residence?: Residence | null | undefined;
  /** As a whole. */
  externalId?: string | null | undefined;
}

/** Whether a person lives there, or has moved out. */
export type Residence = 'CURRENT' | 'FORMER';

export interface EndUserSort {
  field: 'NAME' | 'EMAIL' | 'CREATED_AT';
  direction: 'ASC' | 'DESC';
}

/** How many there are. */
export interface EndUserCounts {
  tenants: number;
  owners: number;
  total: number;
}

/** As audit entries name a tenant or owner. */
export const aboutEndUser = (
  user: { id: string; firstName: string; lastName: string },
  company: AuditParty,
) => ({ company, subject: { kind: 'endUser' as const, id: user.id, name: fullNameOf(user) } });

/** As people are addressed. */
export const fullNameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;
