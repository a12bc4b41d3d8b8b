import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Which release of a micro-frontend visitors get. */
@Entity()
export class ReleasePointer {
  @PrimaryKey({ type: 'text' })
  app!: string;

  @Property({ type: 'text' })
  activeVersion!: string;

  /** The version before, which servers before version 0088 of the database return to. */
  @Property({ type: 'text', nullable: true })
  previousVersion?: string | null;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}
