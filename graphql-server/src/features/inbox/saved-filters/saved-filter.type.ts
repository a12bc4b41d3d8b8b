import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { FIT_FOR_PEOPLE, namedEnum, withMessage } from '../../../platform/graphql/index.js';
import { InboxCriteria } from '../inbox-criteria.type.js';
import { InboxViewType } from '../inbox.type.js';

/** Spans of time that end now, as in the database. */
export const InboxPeriodType = namedEnum(
  'InboxPeriod',
  'A span of time that ends now, by days of the calendar in Germany.',
  {
    TODAY: 'Today.',
    WEEK: 'The last 7 days, today among them.',
    MONTH: 'The last 30 days, today among them.',
  },
);
export type InboxPeriodType = (typeof InboxPeriodType)[string];

@ObjectType({
  description:
    'Which conversations a person wants to find again under a name. Only this person sees it. It is deleted with the label, colleague or building that it asks for.',
  simpleResolvers: true,
})
export class InboxSavedFilter extends InboxCriteria {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Its name; a person has each once at a company, whatever its capitals.' })
  name!: string;

  @Field(() => InboxViewType, { description: 'The list that it narrows.' })
  view!: InboxViewType;

  @Field(() => InboxPeriodType, { nullable: true, description: 'When the last activity was.' })
  period?: InboxPeriodType | null;

  @Field(() => String, { nullable: true, description: 'Words to search for.' })
  search?: string | null;

  @Field(() => Int, {
    description: 'How many conversations it finds now; 10,000 stands for more as well.',
  })
  count!: number;
}

@InputType({ description: 'A filter to keep under a name.' })
export class CreateInboxSavedFilterInput extends InboxCriteria {
  @Field(() => ID, {
    nullable: true,
    description: 'The company; for administrators, who have to say it.',
  })
  companyId?: string | null;

  @Field({ description: 'Its name, at most 60 characters.' })
  name!: string;

  @Field(() => InboxViewType, { defaultValue: 'ALL_OPEN', description: 'The list.' })
  view!: InboxViewType;

  @Field(() => InboxPeriodType, { nullable: true, description: 'When the last activity was.' })
  period?: InboxPeriodType | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words to search for, at most 200 characters.',
  })
  search?: string | null;
}

@InputType({ description: 'Another name for a saved filter.' })
export class RenameInboxSavedFilterInput {
  @Field(() => ID, { description: 'The saved filter.' })
  id!: string;

  @Field({ description: 'Its new name, at most 60 characters.' })
  name!: string;
}

@ObjectType({ description: 'Result of adding or renaming a saved filter.' })
export class InboxSavedFilterPayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => InboxSavedFilter, { description: 'The saved filter as it is now.' })
  savedFilter!: InboxSavedFilter;
}
