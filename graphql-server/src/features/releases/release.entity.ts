import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ReleasedOperation } from './release-parts.js';
import type { ReleaseDescription } from './release-description.js';

/** One built version of a micro-frontend; never changed once its files are stored. */
@Entity()
export class Release {
  [PrimaryKeyProp]?: ['app', 'version'];
  [OptionalProps]?: 'createdAt' | 'readyAt' | 'signedBy' | 'activatedAt' | 'badAt';

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

  /** What the server found in its scripts; null for builds that lay beside it, which are believed. */
  @Property({ type: 'json', nullable: true })
  operations?: ReleasedOperation[] | null;

  /** SHA-256 of each file by its path, as in subresource integrity; null for releases of before. */
  @Property({ type: 'json', nullable: true })
  digests?: Record<string, string> | null;

  /** Bytes that its first screen loads, compressed. */
  @Property({ type: 'integer', nullable: true })
  firstLoadBytes?: number | null;

  /** Bytes of all of its files, uncompressed. */
  @Property({ type: 'integer', nullable: true })
  totalBytes?: number | null;

  /** When it became the active one last. */
  @Property({ type: 'timestamptz', nullable: true })
  activatedAt?: Date | null;

  /** When visitors were taken off it, by rolling back: no roll-back returns to it. */
  @Property({ type: 'timestamptz', nullable: true })
  badAt?: Date | null;
}
