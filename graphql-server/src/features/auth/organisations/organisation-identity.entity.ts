import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { EntityManager } from '../../../platform/database/index.js';
import type { StaffAudience } from '../../../platform/http/index.js';

/** Who a person is at the provider of their organisation. */
@Entity()
@Unique({ properties: ['audience', 'issuer', 'sub'] })
export class OrganisationIdentity {
  [OptionalProps]?: 'id' | 'createdAt' | 'lastUsedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'text' })
  audience!: StaffAudience;

  /** Id of the person, in the table that the audience names. */
  @Index()
  @Property({ type: 'uuid' })
  subjectId!: string;

  /** The provider, as it calls itself. */
  @Property({ type: 'text' })
  issuer!: string;

  /** What the provider calls the person; it never gives it to another. */
  @Property({ type: 'text' })
  sub!: string;

  @Property({ type: 'timestamptz' })
  lastUsedAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}

/** A person as their provider names them. */
export interface ProviderName {
  audience: StaffAudience;
  issuer: string;
  sub: string;
}

/** Id of the person who was linked to this name; undefined for one who comes for the first time. */
export async function findLinkedPerson(
  em: EntityManager,
  { audience, issuer, sub }: ProviderName,
): Promise<string | undefined> {
  const [row] = await em.execute<{ id: string }[]>(
    `update organisation_identity set last_used_at = now()
      where audience = ? and issuer = ? and sub = ? returning subject_id as id`,
    [audience, issuer, sub],
  );
  return row?.id;
}

/**
 * Links a person to a name at their provider. False if the same provider has called them by another one
 * before: an address that was given to a new colleague does not open the old one's account.
 */
export async function linkPerson(
  em: EntityManager,
  subjectId: string,
  { audience, issuer, sub }: ProviderName,
): Promise<boolean> {
  const known = await em.count(OrganisationIdentity, { audience, subjectId, issuer });
  if (known > 0) return false;
  const rows = await em.execute<object[]>(
    `insert into organisation_identity (id, audience, subject_id, issuer, sub, last_used_at, created_at)
     values (?, ?, ?, ?, ?, now(), now()) on conflict (audience, issuer, sub) do nothing returning id`,
    [uuid(), audience, subjectId, issuer, sub],
  );
  return rows.length === 1;
}

/** Forgets by what names providers know a person. */
export async function forgetProviderNames(em: EntityManager, subjectId: string): Promise<void> {
  await em.nativeDelete(OrganisationIdentity, { subjectId });
}
