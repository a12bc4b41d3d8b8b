import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Analytics } from './analytics.type.js';

@ObjectType({ description: 'What waits for the people of a company now.', simpleResolvers: true })
export class CompanyDashboard {
  @Field(() => ID, { description: 'Id of the company.' })
  id!: string;

  @Field(() => Int, { description: 'Conversations whose tenant waits for a person.' })
  waiting!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when the first of them waits; null for none.',
  })
  waitingSince?: Date | null;

  @Field(() => Int, { description: 'Emergencies that are not archived.' })
  emergencies!: number;

  @Field(() => Int, { description: 'Conversations with a question that has no good answer.' })
  unanswered!: number;

  @Field(() => Int, { description: 'Conversations that are assigned to no member of the company.' })
  unassigned!: number;

  @Field(() => Int, { description: 'All conversations that are not archived.' })
  open!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Cases that are not done and are due today or were before; null without `cases.view`.',
  })
  casesDue?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Those of them whose day has passed; null without `cases.view`.',
  })
  casesOverdue?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Cases that tenants have reported in the chat and nobody has accepted yet; null without `cases.view`.',
  })
  casesReported?: number | null;

  @Field(() => Analytics, {
    nullable: true,
    description: 'Figures of the day so far; null without `dashboard.analytics`.',
  })
  today?: Analytics | null;
}
