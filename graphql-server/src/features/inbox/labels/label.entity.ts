import { OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Company } from '../../companies/index.js';

/** The colours that a label can have, by name; screens decide what they look like. */
export const LABEL_COLORS = [
  'GREY',
  'RED',
  'ORANGE',
  'YELLOW',
  'GREEN',
  'TEAL',
  'BLUE',
  'PURPLE',
  'PINK',
] as const;
export type LabelColor = (typeof LABEL_COLORS)[number];

/** A word that a company's people put on conversations, e.g. `Handwerker bestellt`. */
@Entity()
@Unique({ properties: ['company', 'id'] })
@Index({
  name: 'conversation_label_name_index',
  expression:
    'create unique index "conversation_label_name_index" on "conversation_label" ("company_id", lower("name"))',
})
export class ConversationLabel {
  [OptionalProps]?: 'id' | 'createdAt' | 'color';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  color: LabelColor = 'GREY';

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}

/** That a conversation has a label; both belong to the same company, or the database refuses it. */
@Entity()
@Index({
  name: 'conversation_label_use_label_index',
  properties: ['companyId', 'labelId', 'conversationId'],
})
export class ConversationLabelUse {
  [PrimaryKeyProp]?: ['conversationId', 'labelId'];

  @PrimaryKey({ type: 'uuid' })
  conversationId!: string;

  @PrimaryKey({ type: 'uuid' })
  labelId!: string;

  @Property({ type: 'uuid' })
  companyId!: string;
}
