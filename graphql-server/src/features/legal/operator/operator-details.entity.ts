import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { StoredDetails } from './operator-fields.js';

/** Id of the one row. */
export const ONLY_ROW = 'platform';

/** What administrators have entered of who answers for this installation. There is one row. */
@Entity()
export class OperatorDetails {
  [OptionalProps]?: 'id' | 'updatedAt';

  @PrimaryKey({ type: 'text' })
  id: string = ONLY_ROW;

  /** For what is missing here, the settings of the server hold. */
  @Property({ type: 'jsonb' })
  details!: StoredDetails;

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
