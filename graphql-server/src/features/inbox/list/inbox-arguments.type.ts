import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { namedEnum, PageArguments } from '../../../platform/graphql/index.js';
import { InboxCriteria } from '../inbox-criteria.type.js';
import { InboxViewType } from '../inbox.type.js';

/** How a list is sorted, as in the database. */
export const InboxSortType = namedEnum('InboxSort', 'How a list of the inbox is sorted.', {
  ACTIVITY: 'The newest activity first.',
  PRESSING:
    'Emergencies first, then those who wait for a person, the longest first, then the newest activity.',
});
export type InboxSortType = (typeof InboxSortType)[string];

@InputType('InboxConversationFilter', {
  description: 'Which conversations a list has; what is left out does not matter.',
})
export class InboxFilterInput extends InboxCriteria {
  @Field(() => ID, {
    nullable: true,
    description: 'The company; for administrators, who have to say it.',
  })
  companyId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Words in messages (in any form, or parts of words from three letters), in the name, address or home of the person. An umlaut is found without its dots. Of very frequent words, the newest 2,000 messages are looked at.',
  })
  search?: string | null;

  @Field(() => InboxViewType, { nullable: true, description: 'The list; default `ALL_OPEN`.' })
  view?: InboxViewType | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether a search of `ALL_OPEN` finds what is archived or snoozed, too; default false.',
  })
  withArchived?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'With this tenant or owner.' })
  endUserId?: string | null;

  @Field(() => Date, { nullable: true, description: 'Last activity at this moment or later.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Last activity before this moment.' })
  to?: Date | null;
}

@ArgsType()
export class InboxArguments extends PageArguments {
  @Field(() => InboxFilterInput, { nullable: true, description: 'Which conversations.' })
  filter?: InboxFilterInput | null;

  @Field(() => InboxSortType, {
    nullable: true,
    description: 'The order; default `ACTIVITY`. A cursor is of one order only.',
  })
  sort?: InboxSortType | null;
}
