import type { CompanyRole } from '@hausgeist/schema';
import { OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Company } from '../companies/index.js';

/** Only ACTIVE users get in. */
export type CompanyUserStatus = 'ACTIVE' | 'INACTIVE' | 'SUSPENDED' | 'PENDING';

/** A person who works at a property-management company. */
@Entity()
@Index({ properties: ['managingCompany', 'lastName', 'firstName', 'id'] })
@Unique({ properties: ['managingCompany', 'id'] })
@Index({
  name: 'company_user_name_index',
  expression:
    'create index "company_user_name_index" on "company_user" ("last_name" collate "und-x-icu", "first_name" collate "und-x-icu", "id")',
})
@Index({
  name: 'company_user_search_index',
  expression:
    'create index "company_user_search_index" on "company_user" using gin ("search_text" gin_trgm_ops)',
})
export class CompanyUser {
  [OptionalProps]?:
    | 'id'
    | 'status'
    | 'passwordIsTemporary'
    | 'cameByKey'
    | 'termsAreDue'
    | 'inboxSince'
    | 'searchText'
    | 'createdAt'
    | 'updatedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  managingCompany!: Rel<Company>;

  @Property({ type: 'text' })
  firstName!: string;

  @Property({ type: 'text' })
  lastName!: string;

  /** Lower case. Unique over all companies, because people sign in without naming theirs. */
  @Property({ type: 'text', unique: true })
  email!: string;

  /** argon2id, in PHC format. */
  @Property({ type: 'text', hidden: true, lazy: true })
  passwordHash!: string;

  /**
   * Was invited by a program, or by a user who was, and no administrator has stood up for them since.
   * They see no authentication numbers, as no program does.
   */
  @Property({ type: 'boolean', default: false })
  cameByKey: boolean = false;

  /** Chosen by an administrator; the user has to change it. */
  @Property({ type: 'boolean' })
  passwordIsTemporary: boolean = false;

  /** Until when a temporary password opens everything; from then on it only opens its change. */
  @Property({ type: 'timestamptz', nullable: true })
  temporaryPasswordUntil?: Date;

  @Property({ type: 'text' })
  role!: CompanyRole;

  @Property({ type: 'text' })
  status: CompanyUserStatus = 'ACTIVE';

  /** Name of the user who invited or added the person, as it was then. */
  @Property({ type: 'text', nullable: true })
  invitedBy?: string;

  @Property({ type: 'timestamptz', nullable: true })
  lastLoginAt?: Date;

  /** Added by their organisation, and has not yet been asked for consent to the terms of use. */
  @Property({ type: 'boolean', default: false })
  termsAreDue: boolean = false;

  /** Version of the terms that the person accepted; missing where they were never asked. */
  @Property({ type: 'text', nullable: true })
  acceptedTerms?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  termsAcceptedAt?: Date | null;

  /** What happened in conversations before counts as read. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  inboxSince: Date = new Date();

  /** Since when they want the figures of the week by mail; missing for those who do not. */
  @Property({ type: 'timestamptz', nullable: true })
  weeklyFiguresSince?: Date | null;

  /** The text that is searched. */
  @Property({
    columnType: 'text',
    type: 'string',
    generated: `(lower(first_name || ' ' || last_name || ' ' || email)) stored`,
    hidden: true,
    lazy: true,
  })
  searchText!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
