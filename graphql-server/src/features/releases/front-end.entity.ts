import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A micro-frontend that may be released. */
@Entity()
export class FrontEnd {
  [OptionalProps]?: 'registeredAt' | 'retiredAt';

  /** Name of the app, such as `mf-chat`. */
  @PrimaryKey({ type: 'text' })
  app!: string;

  /** The team that answers for it; empty where no one has said so. */
  @Property({ type: 'text' })
  team!: string;

  @Property({ type: 'timestamptz' })
  registeredAt: Date = new Date();

  /** When it was taken out of use: since then it is neither shown nor released. */
  @Property({ type: 'timestamptz', nullable: true })
  retiredAt?: Date | null;
}
