import type { Permission } from '@hausgeist/schema';
import type { Urgency } from '../assistant/index.js';
import type { AppointmentState, CaseState } from './case.entity.js';
import type { CaseEntryKind, CaseFieldChange, CaseSide } from './case-records.entity.js';

/** What it takes to see cases, and so to be given one. */
export const CASE_VIEW: Permission = 'cases.view';

/** A member of the company, by name. */
export interface PersonView {
  id: string;
  name: string;
}

/** The tenant or owner of a case. */
export interface CasePerson {
  id: string;
  type: 'Tenant' | 'Owner';
  firstName: string;
  lastName: string;
  address: string;
  apartmentNumber: string;
}

/** Who does the work; what is not known is empty. */
export interface Craftsman {
  name: string;
  email: string;
  phone: string;
}

/** A case as lists and pages show it. */
export interface CaseRow {
  id: string;
  companyId: string;
  number: number;
  externalId: string | null;
  title: string;
  description: string;
  place: string;
  category: string | null;
  urgency: Urgency;
  state: CaseState;
  dueOn: string | null;
  isOverdue: boolean;
  assignee: PersonView | null;
  endUser: CasePerson | null;
  conversationId: string | null;
  /** Whether its tenant has reported it in the chat. */
  isFromTenant: boolean;
  /** The day on which the tenant saw the damage first. */
  noticedOn: string | null;
  craftsman: Craftsman | null;
  appointmentAt: Date | null;
  /** Until when it may begin; null where it is one moment. */
  appointmentUntil: Date | null;
  appointmentState: AppointmentState | null;
  /** When the craftsman was sent the link that is not void. */
  orderedAt: Date | null;
  fileCount: number;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  /** The same moment as a cursor carries it. */
  updatedKey: string;
}

/** Something that was done with a case or said about it. */
export interface CaseEntryView {
  id: string;
  side: CaseSide;
  actorName: string;
  kind: CaseEntryKind;
  text: string | null;
  changes: CaseFieldChange[];
  names: string[];
  /** Whether the tenant sees what was said. */
  isShown: boolean;
  at: Date;
}

/** A file of a case. */
export interface CaseFileView {
  id: string;
  originalName: string;
  fileSize: number;
  mimeType: string;
  purpose: string;
  uploadedBy: string;
  side: CaseSide;
  /** Whether the tenant sees it. */
  isShown: boolean;
  at: Date;
}

/** The link that a craftsman has now. */
export interface CaseLinkView {
  name: string;
  email: string;
  sentAt: Date;
  expiresAt: Date;
  openedAt: Date | null;
}

/** A conversation that belongs to a case. */
export interface CaseConversationView {
  id: string;
  personId: string;
  personName: string;
  startedAt: Date;
  /** Whether the case was made from it. */
  isSource: boolean;
  /** Whether it still goes on. */
  isOpen: boolean;
}

/** What the page of one case shows. */
export interface CaseDetailsView {
  row: CaseRow;
  entries: CaseEntryView[];
  files: CaseFileView[];
  link: CaseLinkView | null;
  conversations: CaseConversationView[];
  /** By which way the tenant would be told of news now; null where that is not possible. */
  tenantNotice: TenantNoticeWay | null;
}

/** How tenants are told of their cases: in the chat while it goes on, else by mail. */
export const TENANT_NOTICE_WAYS = ['CHAT', 'MAIL'] as const;
export type TenantNoticeWay = (typeof TENANT_NOTICE_WAYS)[number];

/** What lists can be sorted by. */
export const CASE_SORTS = ['ACTIVITY', 'NEWEST', 'DUE', 'URGENCY'] as const;
export type CaseSortName = (typeof CASE_SORTS)[number];

/** Which cases a list has. */
export interface CaseFilter {
  state?: CaseState | null | undefined;
  /** Of all states but DONE and CLOSED. */
  isUndone?: boolean | null | undefined;
  isOverdue?: boolean | null | undefined;
  urgency?: Urgency | null | undefined;
  category?: string | null | undefined;
  assigneeId?: string | null | undefined;
  isUnassigned?: boolean | null | undefined;
  /** Of the one who asks, and of absent colleagues for whom they stand in. */
  isMineOrCovered?: boolean | null | undefined;
  endUserId?: string | null | undefined;
  /** Of the people who live there now. */
  buildingId?: string | null | undefined;
  conversationId?: string | null | undefined;
  nearConversationId?: string | null | undefined;
  isFromTenant?: boolean | null | undefined;
  /** As a whole. */
  externalId?: string | null | undefined;
}

/** How many cases there are. */
export type CaseCountsView = Record<CaseState, number> & {
  overdue: number;
  mine: number;
  appointments: number;
};

/** What followers of a company's cases are told to read again. */
export type CaseChange = {
  caseId: string;
};

/** Topic of everything that changes with the cases of a company. */
export const casesTopic = (companyId: string) => `cases:${companyId}`;

/** As people call a case. */
export const caseName = ({ number }: { number: number }): string => `#${number}`;
