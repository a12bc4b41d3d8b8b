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
import { foldedText, phoneDigits } from '../../platform/lists/index.js';
import { TODAY_SQL } from '../../platform/german/index.js';
import { Company } from '../companies/index.js';

/** What an end user is to the home. */
export const END_USER_TYPES = ['Tenant', 'Owner'] as const;
export type EndUserType = (typeof END_USER_TYPES)[number];

/** What a tenant or owner is found by; an index has the same expression. */
export const endUserText = (table = ''): string =>
  foldedText(
    ['first_name', 'last_name', 'email', 'phone', 'address', 'apartment_number']
      .map((column) => `${table}${column}`)
      .join(` || ' ' || `),
  );

/** Where they live, in which the number of a house is searched: mail addresses and telephones are full of numbers. */
export const endUserHome = (table = ''): string =>
  foldedText(`${table}address || ' ' || ${table}apartment_number`);

/** The identifier of another system, as lists search it; an index has the same expression. */
export const endUserReference = (table = ''): string => `lower(${table}external_id)`;

/** Whether a tenant or owner has not moved out, on this day in Germany. */
export const livesThere = (table: string): string =>
  `(${table}moves_out_on is null or ${table}moves_out_on >= ${TODAY_SQL})`;

/**
 * Finds or makes the building and the flat of a home, also for versions that know of neither. People who
 * are restored from a backup bring theirs along.
 */
const HOME_TRIGGER = `if new.building_id is null or (tg_op = 'UPDATE' and (new.managing_company_id, new.address, new.apartment_number) is distinct from (old.managing_company_id, old.address, old.apartment_number)) then new.building_id := building_of(new.managing_company_id, new.address); new.flat_id := flat_of(new.managing_company_id, new.building_id, new.apartment_number); end if; return new;`;

/** A tenant or owner whose home a company manages. */
@Entity({
  triggers: [
    { name: 'end_user_home', timing: 'before', events: ['insert', 'update'], body: HOME_TRIGGER },
  ],
})
@Index({ properties: ['managingCompany', 'buildingId'] })
@Index({ properties: ['managingCompany', 'flatId'] })
@Unique({ properties: ['managingCompany', 'email'] })
@Unique({ properties: ['managingCompany', 'externalId'] })
@Unique({ properties: ['managingCompany', 'id'] })
@Index({ properties: ['email'] })
@Index({ properties: ['managingCompany', 'type'] })
@Index({ properties: ['createdAt', 'id'] })
@Index({
  name: 'end_user_company_name_index',
  expression:
    'create index "end_user_company_name_index" on "end_user" ("managing_company_id", "last_name" collate "und-x-icu", "first_name" collate "und-x-icu", "id")',
})
@Index({
  name: 'end_user_name_index',
  expression:
    'create index "end_user_name_index" on "end_user" ("last_name" collate "und-x-icu", "first_name" collate "und-x-icu", "id")',
})
@Index({
  name: 'end_user_search_index',
  expression:
    'create index "end_user_search_index" on "end_user" using gin ("search_text" gin_trgm_ops)',
})
@Index({
  name: 'end_user_external_id_search_index',
  expression: `create index "end_user_external_id_search_index" on "end_user" using gin ((${endUserReference()}) gin_trgm_ops)`,
})
@Index({
  name: 'end_user_inbox_index',
  expression: `create index "end_user_inbox_index" on "end_user" using gin ("managing_company_id", (${endUserText()}) gin_trgm_ops)`,
})
@Index({
  name: 'end_user_phone_search_index',
  expression: `create index "end_user_phone_search_index" on "end_user" using gin ((${phoneDigits('phone')}) gin_trgm_ops)`,
})
export class EndUser {
  [OptionalProps]?:
    | 'id'
    | 'createdAt'
    | 'updatedAt'
    | 'revision'
    | 'isEmailUnproven'
    | 'searchText';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  managingCompany!: Rel<Company>;

  @Property({ type: 'text' })
  type!: EndUserType;

  @Property({ type: 'text' })
  firstName!: string;

  @Property({ type: 'text' })
  lastName!: string;

  /** Lower case; what a person types is folded before it is compared. */
  @Property({ type: 'text' })
  email!: string;

  /** A program has set the address, and the person has not signed in with it since. */
  @Property({ type: 'boolean', default: false })
  isEmailUnproven: boolean = false;

  @Property({ type: 'text' })
  phone!: string;

  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'text' })
  apartmentNumber!: string;

  @Property({ type: 'text', nullable: true })
  roomIndication?: string | null;

  /** The last day in the home, as `2026-12-31`. */
  @Property({ type: 'date', nullable: true })
  movesOutOn?: string | null;

  /** The identifier of the company's other system, as it is written there. */
  @Property({ type: 'text', nullable: true })
  externalId?: string | null;

  /** Grows with every change of what a form has, so that two who change it notice each other. */
  @Property({ type: 'integer', default: 0 })
  revision: number = 0;

  /** Of the address; the database keeps it in step with that. */
  @Property({ type: 'uuid', nullable: true })
  buildingId?: string | null;

  /** Of the address and the apartment's number, in the same way. */
  @Property({ type: 'uuid', nullable: true })
  flatId?: string | null;

  /** When they said that they want no information by mail. */
  @Property({ type: 'timestamptz', nullable: true })
  unsubscribedAt?: Date | null;

  /** Six to ten digits that the person types to be let in; shown to staff, so it is not hashed. */
  @Property({ type: 'text', hidden: true })
  authNumber!: string;

  /** The number that takes its place, while all of a company are renewed; it lets the person in already. */
  @Property({ type: 'text', nullable: true, hidden: true })
  nextAuthNumber?: string | null;

  /** From then on the number before lets no person in. */
  @Property({ type: 'timestamptz', nullable: true })
  nextNumberFrom?: Date | null;

  /** Searched by the version before, which may run beside this one. */
  @Property({
    columnType: 'text',
    type: 'string',
    generated: `(lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone)) stored`,
    hidden: true,
    lazy: true,
  })
  searchText!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
