import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A micro-frontend that may be released. */
@Entity()
export class FrontEnd {
  [OptionalProps]?: 'origin' | 'registeredAt' | 'retiredAt';

  /** Name of the app, such as `mf-chat`. */
  @PrimaryKey({ type: 'text' })
  app!: string;

  /** The team that answers for it; empty where no one has said so. */
  @Property({ type: 'text' })
  team!: string;

  /** Where its releases may lie other than on this server, such as `https://chat.team.example`. */
  @Property({ type: 'text', nullable: true })
  origin?: string | null;

  @Property({ type: 'timestamptz' })
  registeredAt: Date = new Date();

  /** When it was taken out of use: since then it is neither shown nor released. */
  @Property({ type: 'timestamptz', nullable: true })
  retiredAt?: Date | null;
}
