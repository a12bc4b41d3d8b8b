import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** A service that is called in an emergency, e.g. the standby service of the company. */
export type EmergencyContact = { label: string; phone: string };

/** Days on which a company is closed, the last one included, and what it calls them. */
export type CompanyHoliday = { from: string; to: string; name: string };

/** A property-management company: the tenant of this multi-tenant product. */
@Entity()
@Index({
  name: 'company_name_index',
  expression: 'create index "company_name_index" on "company" ("name" collate "und-x-icu", "id")',
})
@Index({
  name: 'company_search_index',
  expression:
    'create index "company_search_index" on "company" using gin ("search_text" gin_trgm_ops)',
})
@Index({
  name: 'company_custom_domain_index',
  expression:
    'create unique index "company_custom_domain_index" on "company" ("custom_domain") where custom_domain_confirmed_at is not null',
})
export class Company {
  [OptionalProps]?:
    | 'id'
    | 'createdAt'
    | 'updatedAt'
    | 'whatsapp'
    | 'recordsEmail'
    | 'searchText'
    | 'emergencyContacts'
    | 'holidays'
    | 'brandColor'
    | 'authNumberDigits'
    | 'codeOnNewDevice'
    | 'slug'
    | 'embedOrigins';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  address!: string;

  /** The team's mailbox; summaries of conversations go there. */
  @Property({ type: 'text' })
  email!: string;

  /** The address before, where records still go until `email` is confirmed from it; null once it is. */
  @Property({ type: 'text', nullable: true })
  confirmedEmail?: string | null;

  @Property({ type: 'text' })
  phone!: string;

  @Property({ type: 'text', nullable: true })
  whatsapp?: string | null;

  /** Offered first, after 112 and 110, when a tenant reports danger. */
  @Property({ type: 'jsonb', default: '[]' })
  emergencyContacts: EmergencyContact[] = [];

  /** When the office can be reached, as people write it: "Mo–Fr 9–12 Uhr, Do auch 14–18 Uhr". */
  @Property({ type: 'text', nullable: true })
  officeHours?: string | null;

  /** Days on which the office is closed, besides public holidays; by their first day. */
  @Property({ type: 'jsonb', default: '[]' })
  holidays: CompanyHoliday[] = [];

  /** Colour of the company, dark enough for text on white, as `#1f5468`. */
  @Property({ type: 'text', nullable: true })
  brandColor?: string | null;

  /**
   * Names the company in the address of its chat, `/c/<slug>`. Versions before this one name none: the
   * database then makes one up.
   */
  @Property({ type: 'text', unique: true, defaultRaw: 'random_company_slug()' })
  slug!: string;

  /** The logo in the file store, a PNG of ours. */
  @Property({ type: 'text', nullable: true })
  logoKey?: string | null;

  /** Origins of the company's pages that may show the chat in a frame. */
  @Property({ type: 'jsonb', default: '[]' })
  embedOrigins: string[] = [];

  /** Host name under which the company's chat shall be reached; it works once the platform has confirmed it. */
  @Property({ type: 'text', nullable: true })
  customDomain?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  customDomainConfirmedAt?: Date | null;

  /** Tokens of the provider that one day may cost; then the built-in assistant answers. */
  @Property({ type: 'integer', nullable: true })
  dailyTokenBudget?: number | null;

  /** Digits of authentication numbers that are given from now on, 6 to 10. */
  @Property({ type: 'integer', default: 6 })
  authNumberDigits: number = 6;

  /** Whether a code by mail is asked for where a person has not signed in before. */
  @Property({ type: 'boolean', default: false })
  codeOnNewDevice: boolean = false;

  /** Since when the company is suspended: none of its people, keys and links is let in. Null while it is served. */
  @Property({ type: 'timestamptz', nullable: true })
  suspendedAt?: Date | null;

  /** The text that is searched. */
  @Property({
    columnType: 'text',
    type: 'string',
    generated: `(lower(name || ' ' || email)) stored`,
    hidden: true,
    lazy: true,
  })
  searchText!: string;

  /** The mailbox that summaries, alerts and other records go to. */
  get recordsEmail(): string {
    return this.confirmedEmail ?? this.email;
  }

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
