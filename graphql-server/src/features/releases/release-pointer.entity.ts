import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Which release of a micro-frontend visitors get. */
@Entity()
export class ReleasePointer {
  @PrimaryKey({ type: 'text' })
  app!: string;

  @Property({ type: 'text' })
  activeVersion!: string;

  /** What a roll-back returns to; empty after one, so that a second cannot bring the fault back. */
  @Property({ type: 'text', nullable: true })
  previousVersion?: string;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}
