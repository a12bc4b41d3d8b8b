import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/**
 * A platform administrator. An invited one exists from the invitation on, without a password, and
 * is pending until the invitation is accepted.
 */
@Entity()
export class Admin {
  [OptionalProps]?: 'id' | 'firstName' | 'lastName' | 'isVerified' | 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'text' })
  firstName: string = '';

  @Property({ type: 'text' })
  lastName: string = '';

  /** Lower case; what a person types is folded before it is compared. */
  @Property({ type: 'text', unique: true })
  email!: string;

  /** argon2id, in PHC format, or `*` that fits nothing; missing until an invitation is accepted. */
  @Property({ type: 'text', nullable: true, hidden: true, lazy: true })
  passwordHash?: string;

  /** Whether the person proved that they read the mailbox; until then they cannot sign in. */
  @Property({ type: 'boolean' })
  isVerified: boolean = false;

  @Property({ type: 'timestamptz', nullable: true })
  lastLoginAt?: Date;

  /** Since when they want the figures of the week over all companies by mail; missing for those who do not. */
  @Property({ type: 'timestamptz', nullable: true })
  weeklyFiguresSince?: Date | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
