import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Pages of a version by how high a measure of theirs was: at most 48 rows a measure, and nothing about anyone. */
@Entity()
export class ReleaseVital {
  [PrimaryKeyProp]?: ['app', 'version', 'vital', 'step'];

  @PrimaryKey({ type: 'text' })
  app!: string;

  @PrimaryKey({ type: 'text' })
  version!: string;

  /** One of `VITALS`. */
  @PrimaryKey({ type: 'text' })
  vital!: string;

  /** How high, on the scale of the measure. */
  @PrimaryKey({ type: 'smallint' })
  step!: number;

  @Property({ type: 'integer' })
  pages!: number;
}
