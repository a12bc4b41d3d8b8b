import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Company } from '../../companies/index.js';

/** Only accepted ones are searched; a rejected one is kept, so that it is not proposed again. */
export type WordingState = 'PROPOSED' | 'ACCEPTED' | 'REJECTED';

/** Whose words they are: the company's own, a model's, or those of a question a tenant asked. */
export type WordingOrigin = 'COMPANY' | 'MODEL' | 'QUESTION';

/** How people ask for a use case. It belongs to a title, so that it outlives versions of the file. */
@Entity()
@Index({ properties: ['company', 'state'] })
export class UseCaseWording {
  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  @Property({ type: 'text' })
  useCaseTitle!: string;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text' })
  state!: WordingState;

  @Property({ type: 'text' })
  origin!: WordingOrigin;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
