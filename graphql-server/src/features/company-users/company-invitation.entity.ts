import type { CompanyRole } from '@hausgeist/schema';
import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { ManagingActor } from '../../platform/context/index.js';
import { Company } from '../companies/index.js';

/**
 * Invites a person to join a company. It is open until it is accepted, revoked or expired;
 * resending gives it another token and another end.
 */
@Entity()
@Index({ properties: ['managingCompany', 'createdAt'] })
@Index({
  name: 'company_invitation_open_name_index',
  expression:
    'create index "company_invitation_open_name_index" on "company_invitation" ("last_name" collate "und-x-icu", "first_name" collate "und-x-icu", "id") where "accepted_at" is null and "revoked_at" is null',
})
@Index({
  name: 'company_invitation_one_open_index',
  expression:
    'create unique index "company_invitation_one_open_index" on "company_invitation" ("managing_company_id", "email") where "accepted_at" is null and "revoked_at" is null',
})
export class CompanyInvitation {
  [OptionalProps]?: 'id' | 'createdAt' | 'sentAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  managingCompany!: Rel<Company>;

  /** Lower case. */
  @Index()
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  firstName!: string;

  @Property({ type: 'text' })
  lastName!: string;

  @Property({ type: 'text' })
  role!: CompanyRole;

  /** HMAC-SHA-256 of the token in the mailed link. */
  @Property({ type: 'text', unique: true, hidden: true })
  tokenHash!: string;

  /** Name of the user who invited, as it was then. */
  @Property({ type: 'text' })
  invitedBy!: string;

  /** What kind of user or program `makerId` is; null for invitations from before this was kept. */
  @Property({ type: 'text', nullable: true })
  makerKind?: ManagingActor['kind'] | null;

  /** Made or last resent the invitation, which ends with them. */
  @Property({ type: 'uuid', nullable: true })
  makerId?: string | null;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  /** When the mail with the present token was handed to the outbox. */
  @Property({ type: 'timestamptz' })
  sentAt: Date = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  acceptedAt?: Date;

  /** Version of the terms that the person accepted with it. */
  @Property({ type: 'text', nullable: true })
  acceptedTerms?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt?: Date;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
