import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How a version of a front end does in browsers: counts, and nothing about anyone. */
@Entity()
export class ReleaseHealth {
  [PrimaryKeyProp]?: ['app', 'version'];
  [OptionalProps]?: 'visits' | 'loadFailures' | 'renderFailures' | 'codeFailures';

  @PrimaryKey({ type: 'text' })
  app!: string;

  @PrimaryKey({ type: 'text' })
  version!: string;

  /** Pages that asked for it. */
  @Property({ type: 'integer' })
  visits: number = 0;

  /** Pages where it did not arrive. */
  @Property({ type: 'integer' })
  loadFailures: number = 0;

  /** Pages where it crashed while it was drawn. */
  @Property({ type: 'integer' })
  renderFailures: number = 0;

  /** Pages where its code failed otherwise: an error that was not caught, a promise that was rejected. */
  @Property({ type: 'integer' })
  codeFailures: number = 0;
}
