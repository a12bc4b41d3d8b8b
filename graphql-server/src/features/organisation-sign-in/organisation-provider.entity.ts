import type { CompanyRole } from '@hausgeist/schema';
import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Company } from '../companies/index.js';

/** What a provider says of a person, and which role that makes. */
export interface RoleValue {
  value: string;
  role: CompanyRole;
}

/** The OpenID provider that people of a company sign in with. */
@Entity()
@Unique({ properties: ['managingCompany'] })
export class OrganisationProvider {
  [OptionalProps]?:
    | 'id'
    | 'isEnabled'
    | 'createdAt'
    | 'updatedAt'
    | 'scopes'
    | 'roleValues'
    | 'signsOut';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  managingCompany!: Rel<Company>;

  /** The provider, as it calls itself. */
  @Property({ type: 'text' })
  issuer!: string;

  @Property({ type: 'text' })
  clientId!: string;

  /** Encrypted with a key derived from the session secret. */
  @Property({ type: 'text', hidden: true })
  sealedSecret!: string;

  /** What is asked for besides `openid email profile`, with spaces in between. */
  @Property({ type: 'text' })
  scopes: string = '';

  /** What of a person's claims gives them their role; roles are given in the portal if missing. */
  @Property({ type: 'text', nullable: true })
  roleClaim?: string | null;

  @Property({ type: 'jsonb' })
  roleValues: RoleValue[] = [];

  /** The role of people with none of the values; they are not let in if missing. */
  @Property({ type: 'text', nullable: true })
  defaultRole?: CompanyRole | null;

  @Property({ type: 'boolean' })
  isEnabled: boolean = true;

  /** Whether who signs out here is led to the provider to sign out there, too. */
  @Property({ type: 'boolean', default: false })
  signsOut: boolean = false;

  /** Ids of the users who may still sign in with password and second factor. */
  @Property({ type: 'jsonb' })
  breakGlassIds: string[] = [];

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
