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
import { foldedText } from '../../platform/lists/index.js';
import type { Urgency } from '../assistant/index.js';
import { Company } from '../companies/index.js';

/** What becomes of a case, in the usual order. */
export const CASE_STATES = [
  'OPEN',
  'REOPENED',
  'SCHEDULED',
  'IN_PROGRESS',
  'DONE',
  'CLOSED',
] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** States in which no work is left; only from these a case can be reopened. */
export const isOver = (state: CaseState): boolean => state === 'DONE' || state === 'CLOSED';

/** Which side has named an appointment, until the other one has agreed. */
export const APPOINTMENT_STATES = [
  'PROPOSED_BY_COMPANY',
  'PROPOSED_BY_CRAFTSMAN',
  'CONFIRMED',
] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** Cases that still want work. */
export const IS_UNDONE = `"state" not in ('DONE', 'CLOSED')`;

/** What a case is found by besides its number and its tenant; an index has the same expression. */
export const caseText = (table = ''): string =>
  foldedText(
    ['title', 'description', 'place', 'craftsman_name']
      .map((column) => `${table}"${column}"`)
      .join(` || ' ' || `),
  );

const CASE_WORDS = `to_tsvector('german', "title" || ' ' || "description" || ' ' || "place" || ' ' || "craftsman_name")`;

/** Something that has to be done in a house, with a number that the company's people call it by. */
@Entity()
@Unique({ properties: ['company', 'id'] })
@Unique({ properties: ['company', 'number'] })
@Unique({ properties: ['company', 'answerId'] })
@Unique({ properties: ['company', 'externalId'] })
@Index({ properties: ['company', 'updatedAt', 'id'] })
@Index({ properties: ['company', 'state', 'number'] })
@Index({ properties: ['company', 'conversationId'] })
@Index({ name: 'service_case_assignee_index', properties: ['company', 'assigneeId'] })
@Index({ name: 'service_case_end_user_index', properties: ['company', 'endUserId'] })
@Index({
  name: 'service_case_due_index',
  expression: `create index "service_case_due_index" on "service_case" ("company_id", "due_on") where ${IS_UNDONE}`,
})
@Index({
  name: 'service_case_search_index',
  expression: `create index "service_case_search_index" on "service_case" using gin ("company_id", "search", (${caseText()}) gin_trgm_ops)`,
})
export class ServiceCase {
  [OptionalProps]?:
    | 'id'
    | 'description'
    | 'place'
    | 'urgency'
    | 'state'
    | 'craftsmanName'
    | 'craftsmanEmail'
    | 'craftsmanPhone'
    | 'revision'
    | 'createdAt'
    | 'updatedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  /** 1, 2, 3 … at each company. */
  @Property({ type: 'integer' })
  number!: number;

  @Property({ type: 'text' })
  title!: string;

  /** What the company's other system calls it, as it is written there. */
  @Property({ type: 'text', nullable: true })
  externalId?: string | null;

  @Property({ type: 'text' })
  description: string = '';

  /** Where: address and flat, as text. */
  @Property({ type: 'text' })
  place: string = '';

  /** E.g. `Heizung`. */
  @Property({ type: 'text', nullable: true })
  category?: string | null;

  @Property({ type: 'text' })
  urgency: Urgency = 'NORMAL';

  @Property({ type: 'text' })
  state: CaseState = 'OPEN';

  /** The day on which it is to be done, as `2026-11-30`. */
  @Property({ type: 'date', nullable: true })
  dueOn?: string | null;

  /** The member of the company who looks after it; the database refuses another company's. */
  @Property({ type: 'uuid', nullable: true })
  assigneeId?: string | null;

  /** The tenant or owner concerned; the database refuses another company's. */
  @Property({ type: 'uuid', nullable: true })
  endUserId?: string | null;

  /** The conversation that it was made from; the database refuses another company's. */
  @Property({ type: 'uuid', nullable: true })
  conversationId?: string | null;

  /** The answer in the chat below which its tenant has reported it; unset where the company made it. */
  @Property({ type: 'uuid', nullable: true })
  answerId?: string | null;

  /** The day on which the tenant saw the damage first. */
  @Property({ type: 'date', nullable: true })
  noticedOn?: string | null;

  @Property({ type: 'text' })
  craftsmanName: string = '';

  @Property({ type: 'text' })
  craftsmanEmail: string = '';

  @Property({ type: 'text' })
  craftsmanPhone: string = '';

  @Property({ type: 'timestamptz', nullable: true })
  appointmentAt?: Date | null;

  /** Until when it may begin; unset where it is one moment. */
  @Property({ type: 'timestamptz', nullable: true })
  appointmentUntil?: Date | null;

  @Property({ type: 'text', nullable: true })
  appointmentState?: AppointmentState | null;

  /** Grows with every change, so that two people notice each other. */
  @Property({ type: 'integer' })
  revision: number = 0;

  /** The words of its texts, as the database makes them. */
  @Property({
    columnType: 'tsvector',
    type: 'string',
    generated: `(${CASE_WORDS}) stored`,
    hidden: true,
    lazy: true,
  })
  search?: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  updatedAt: Date = new Date();
}
