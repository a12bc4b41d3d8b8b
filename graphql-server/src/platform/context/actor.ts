import type { CompanyRole, Permission } from '@hausgeist/schema';

/** Nobody is signed in. */
export interface AnonymousActor {
  kind: 'anonymous';
}

/** A tenant or owner who gave e-mail and authentication number. */
export interface EndUserActor {
  kind: 'endUser';
  endUserId: string;
  /** The company that manages the home; every query of this actor is scoped to it. */
  companyId: string;
  /** The sign-in session, not the chat session. */
  sessionId: string;
}

/** A platform administrator. */
export interface AdminActor {
  kind: 'admin';
  adminId: string;
  /** As they are called in audit entries and mails. */
  name: string;
  email: string;
  sessionId: string;
}

/** Somebody who works at a property-management company. */
export interface CompanyUserActor {
  kind: 'companyUser';
  companyUserId: string;
  name: string;
  email: string;
  /** Their company; every query of this actor is scoped to it. */
  companyId: string;
  role: CompanyRole;
  /** In force now, read with each request, so that a change works at once. */
  permissions: ReadonlySet<Permission>;
  sessionId: string;
}

/** An administrator or company user: whoever signs in with a password. */
export type StaffActor = AdminActor | CompanyUserActor;

/** Who acts. Built once a request from the verified session alone. */
export type Actor = AnonymousActor | EndUserActor | StaffActor;

export const ANONYMOUS: AnonymousActor = { kind: 'anonymous' };
