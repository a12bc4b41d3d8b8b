import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A place in a script of a release. */
export interface ScriptPlace {
  /** Path below the release. */
  file: string;
  line: number;
  column: number;
}

/** Where a version failed: places in its scripts, and nothing about anyone. At most 20 a version. */
@Entity()
export class ReleaseError {
  [PrimaryKeyProp]?: ['app', 'version', 'fingerprint'];

  @PrimaryKey({ type: 'text' })
  app!: string;

  @PrimaryKey({ type: 'text' })
  version!: string;

  /** Tells errors apart by their kind, name and places. */
  @PrimaryKey({ type: 'text' })
  fingerprint!: string;

  /** How it failed: one of `FAILURE_KINDS`. */
  @Property({ type: 'text' })
  kind!: string;

  /** Such as `TypeError`. */
  @Property({ type: 'text' })
  name!: string;

  /** Of the stack, innermost first. */
  @Property({ type: 'json' })
  places!: ScriptPlace[];

  /** Pages that told of it. */
  @Property({ type: 'integer' })
  pages!: number;

  @Property({ type: 'timestamptz' })
  lastAt!: Date;
}
