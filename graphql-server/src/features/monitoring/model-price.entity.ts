import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What a model costs, in USD per million tokens. */
@Entity()
export class ModelPrice {
  [OptionalProps]?: 'updatedAt';

  @PrimaryKey({ type: 'text' })
  model!: string;

  @Property({ type: 'double' })
  inputPrice!: number;

  @Property({ type: 'double' })
  outputPrice!: number;

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
