import type { Refusal } from '../errors/index.js';
import type { ApiKeyScope, CompanyRole, Permission } from '@hausgeist/schema';

/** A caller who is not signed in. */
export interface AnonymousActor {
  kind: 'anonymous';
  /** Why the session that was brought no longer counts, where it has not just ended. */
  refusal?: Refusal;
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

/** A person who works at a property-management company. */
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
  /** Set when nothing is open to them until they have changed the password that they were given. */
  mustChangePassword?: boolean;
  /** Set when nothing is open to them until they have accepted the terms of use. */
  mustAcceptTerms?: boolean;
  /** Set while only a program vouches for them: they see no more of authentication numbers than it. */
  cameByKey?: boolean;
  sessionId: string;
}

/** A program that brings an API key. It acts in its own name, not on behalf of a person. */
export interface ApiKeyActor {
  kind: 'apiKey';
  apiKeyId: string;
  /** What the key is called, in audit entries too. */
  name: string;
  /** The company that it is confined to; null for a key of the platform. */
  companyId: string | null;
  /** How the present secret begins; another one after a rotation. */
  prefix: string;
  /** In force now, read with each request. */
  permissions: ReadonlySet<ApiKeyScope>;
  /** When what the program brought stops to count: end of the key, or of a secret before the last. */
  validUntil: Date;
}

/** An administrator or company user: the people who sign in with a password. */
export type StaffActor = AdminActor | CompanyUserActor;

/** The actors that manage companies and their people: staff, and programs in their place. */
export type ManagingActor = StaffActor | ApiKeyActor;

/** The actor of a request. Built once a request from the verified session or key alone. */
export type Actor = AnonymousActor | EndUserActor | ManagingActor;

/** Id of the person or key that acts. */
export function actorId(actor: Exclude<Actor, AnonymousActor>): string {
  switch (actor.kind) {
    case 'endUser':
      return actor.endUserId;
    case 'admin':
      return actor.adminId;
    case 'companyUser':
      return actor.companyUserId;
    case 'apiKey':
      return actor.apiKeyId;
  }
}

/** Id of what lets the actor in, whose end ends everything that is open: a session, or the key. */
export const sessionIdOf = (actor: Exclude<Actor, AnonymousActor>): string =>
  actor.kind === 'apiKey' ? actor.apiKeyId : actor.sessionId;

export const ANONYMOUS: AnonymousActor = { kind: 'anonymous' };
