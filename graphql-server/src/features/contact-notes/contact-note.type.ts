import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { FIT_FOR_PEOPLE, namedEnum, withMessage } from '../../platform/graphql/index.js';
import type { ContactKind } from './contact-note.entity.js';

/** Ways in which a person and the company meet. */
export const ContactKindEnum = namedEnum<ContactKind>(
  'ContactKind',
  'By which way a tenant or owner and the company have met.',
  {
    CALL: 'By telephone.',
    VISIT: 'In person, in the office or at the house.',
    LETTER: 'By a letter or a note.',
  },
);

@ObjectType({ description: 'A case that was made of a note.', simpleResolvers: true })
export class ContactNoteCase {
  @Field(() => ID, { description: 'The case.' })
  id!: string;

  @Field(() => Int, { description: 'Its number at the company.' })
  number!: number;
}

@ObjectType('ContactNote', {
  description: 'A call, a visit or a letter of a tenant or owner, as it was noted.',
  simpleResolvers: true,
})
export class ContactNoteType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ContactKindEnum, { description: 'By which way it was.' })
  kind!: ContactKind;

  @Field({ description: 'When it was.' })
  at!: Date;

  @Field({ description: 'What was said or written.' })
  text!: string;

  @Field({
    description: 'Who noted it, as they were called then; of a program, the name of its key.',
  })
  authorName!: string;

  @Field({
    description:
      'Whether the viewer may delete it: their own, or any with `users.edit`; never by a key.',
  })
  mayDelete!: boolean;

  @Field(() => ContactNoteCase, {
    nullable: true,
    description: 'The case that was made of it; takes `cases.view`.',
  })
  case?: ContactNoteCase | null;
}

@InputType({ description: 'A call, a visit or a letter.' })
export class AddContactNoteInput {
  @Field(() => ID, { description: 'The tenant or owner.' })
  endUserId!: string;

  @Field(() => ContactKindEnum, { description: 'By which way it was.' })
  kind!: ContactKind;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was, not in the future; now if nothing is said.',
  })
  at?: Date | null;

  @Field({ description: 'What was said or written, at most 4,000 characters.' })
  text!: string;
}

@ObjectType({ description: 'Result of noting a call, a visit or a letter.' })
export class ContactNotePayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => ContactNoteType, { description: 'The note.' })
  note!: ContactNoteType;
}
