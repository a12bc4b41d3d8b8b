import { OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  OneToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { UnansweredReason } from '../assistant/index.js';
import { Company } from '../companies/index.js';
import { Message } from './message.entity.js';

/** Why a question was left open; NOT_HELPFUL where the tenant says so of its answer. */
export type OpenQuestionReason = UnansweredReason | 'NOT_HELPFUL';

/** DONE when the company has added a wording or a use case for it, or wants none. */
export type UnansweredState = 'OPEN' | 'DONE';

/** A question that the company's use cases did not answer, kept so that the company can close the gap. */
@Entity({
  triggers: [
    {
      // On every change, also by older versions: lists of the inbox ask for conversations with open questions.
      name: 'unanswered_question_count',
      timing: 'after',
      events: ['insert', 'update'],
      body: `update conversation c set open_questions = (select count(*) from unanswered_question q join message m on m.id = q.message_id where m.conversation_id = c.id and q.state = 'OPEN') where c.id = (select conversation_id from message where id = new.message_id); return null;`,
    },
  ],
})
@Index({ properties: ['company', 'state', 'createdAt'] })
export class UnansweredQuestion {
  [OptionalProps]?: 'id' | 'state' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  /** The message that asked, of the same company; the question goes when the message goes. */
  @OneToOne(() => Message, { createForeignKeyConstraint: false, unique: true })
  message!: Rel<Message>;

  @Property({ type: 'text' })
  reason!: OpenQuestionReason;

  @Property({ type: 'text' })
  state: UnansweredState = 'OPEN';

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
