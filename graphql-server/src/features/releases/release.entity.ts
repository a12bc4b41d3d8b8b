import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ReleaseDescription } from './release-description.js';

/** One built version of a micro-frontend; never changed once its files are stored. */
@Entity()
export class Release {
  [PrimaryKeyProp]?: ['app', 'version'];
  [OptionalProps]?: 'createdAt' | 'readyAt' | 'signedBy';

  @PrimaryKey({ type: 'text' })
  app!: string;

  @PrimaryKey({ type: 'text' })
  version!: string;

  @Property({ type: 'json' })
  description!: ReleaseDescription;

  /** Shared libraries it needs from the shell, by name, as version ranges. */
  @Property({ type: 'json' })
  requires!: Record<string, string>;

  /** SHA-256 over names and contents of all files, hexadecimal. */
  @Property({ type: 'text' })
  digest!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  /** Id of the key that it was signed with last, or that it lay beside the server; null if neither. */
  @Property({ type: 'text', nullable: true })
  signedBy?: string | null;

  /** When all files were stored; until then the release cannot be activated. */
  @Property({ type: 'timestamptz', nullable: true })
  readyAt?: Date;
}
