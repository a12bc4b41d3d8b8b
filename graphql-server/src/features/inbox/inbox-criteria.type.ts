import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { UrgencyType } from '../conversations/index.js';

/** What narrows a list of the inbox, in a filter and in one that is kept under a name. */
@InputType()
@ObjectType({ simpleResolvers: true })
export abstract class InboxCriteria {
  @Field(() => String, { nullable: true, description: 'Category, e.g. `Heizung`.' })
  category?: string | null;

  @Field(() => UrgencyType, { nullable: true, description: 'Exactly this urgency.' })
  urgency?: UrgencyType | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Assigned to this company user, one of `inboxColleagues`.',
  })
  assigneeId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'With this label, one of `conversationLabels`.',
  })
  labelId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'With a tenant or owner who lives in this building now.',
  })
  buildingId?: string | null;
}
