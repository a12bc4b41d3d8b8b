import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CompanyReference } from '../companies/index.js';
import { AnswerRatingReasonType } from '../conversations/index.js';
import { UnansweredQuestionReason } from '../unanswered-questions/index.js';
import { AttentionReason } from './attention.js';

@ObjectType({ description: 'How long something took, in seconds.', simpleResolvers: true })
export class AnalyticsDuration {
  @Field(() => Float, { description: 'Half of them took no longer.' })
  median!: number;

  @Field(() => Float, { description: 'Nine of ten took no longer.' })
  p90!: number;
}

@ObjectType({
  description:
    'Figures of a period. Conversations count on the day they began, with everything that came of them.',
  simpleResolvers: true,
})
export class AnalyticsFigures {
  @Field(() => Int, { description: 'Conversations that began.' })
  conversations!: number;

  @Field(() => GraphQLSafeInt, { description: 'Messages in them, of all sides.' })
  messages!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Share, 0 to 1, of the conversations with an answer in which no person was asked for or took over, no question was left open and there was no emergency; null without any.',
  })
  resolvedShare?: number | null;

  @Field(() => Int, {
    description: 'Conversations in which the tenant asked for a person, or one took over.',
  })
  handedOver!: number;

  @Field(() => Int, { description: 'Conversations in which a person may have been in danger.' })
  emergencies!: number;

  @Field(() => AnalyticsDuration, {
    nullable: true,
    description: 'From the first message to the first words of its answer; null without any.',
  })
  firstResponse?: AnalyticsDuration | null;

  @Field(() => AnalyticsDuration, {
    nullable: true,
    description:
      'From when the tenant asked for a person to the first message that a person wrote; null without any.',
  })
  personResponse?: AnalyticsDuration | null;

  @Field(() => Int, { description: 'Answers of the period that tenants found helpful.' })
  helpful!: number;

  @Field(() => Int, { description: 'Answers of the period that tenants found not helpful.' })
  notHelpful!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Share, 0 to 1, of the rated answers that were helpful; null without any.',
  })
  helpfulShare?: number | null;

  @Field(() => Int, { description: 'Questions of the period without a good answer.' })
  openedQuestions!: number;

  @Field(() => Int, { description: 'Those of them that have not been dealt with yet.' })
  stillOpenQuestions!: number;

  @Field(() => Int, {
    description: 'Mails about conversations: alarms, requests for a person, summaries.',
  })
  mails!: number;

  @Field(() => Int, { description: 'Such mails that could not be delivered.' })
  failedMails!: number;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description:
      'Tokens that models used on these days; null for others than administrators, and API keys with `monitoring.view`.',
  })
  tokens?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'What they cost in USD, at the prices of their time; null for others than administrators, and API keys with `monitoring.view`.',
  })
  cost?: number | null;
}

@ObjectType({
  description: 'One point of a chart; null is what was not measured.',
  simpleResolvers: true,
})
export class AnalyticsPoint {
  @Field({
    description:
      'The day, e.g. `2026-03-29`, or for a single day the hour, e.g. `2026-03-29T14:00`; as clocks and calendars of the companies show it.',
  })
  at!: string;

  @Field(() => Int, { nullable: true, description: 'Conversations that began.' })
  conversations?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Conversations that began at the same place of the period before.',
  })
  conversationsBefore?: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Messages in them.' })
  messages?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Those that a person was asked for, or took over.',
  })
  handedOver?: number | null;

  @Field(() => Int, { nullable: true, description: 'Those with an emergency.' })
  emergencies?: number | null;

  @Field(() => Float, { nullable: true, description: 'Share, 0 to 1, resolved without a person.' })
  resolvedShare?: number | null;

  @Field(() => AnalyticsDuration, { nullable: true, description: 'Time to the first answer.' })
  firstResponse?: AnalyticsDuration | null;

  @Field(() => AnalyticsDuration, { nullable: true, description: 'Time until a person answered.' })
  personResponse?: AnalyticsDuration | null;
}

@ObjectType({ description: 'Conversations about one thing.', simpleResolvers: true })
export class AnalyticsCategory {
  @Field({
    description:
      'What the last categorised question was about, in German, e.g. `Heizung`; empty where none was.',
  })
  category!: string;

  @Field(() => Int, { description: 'Conversations of the period.' })
  conversations!: number;

  @Field(() => Int, { description: 'Conversations of the period before.' })
  before!: number;
}

@ObjectType({ description: 'Conversations by when they began.', simpleResolvers: true })
export class AnalyticsHour {
  @Field(() => Int, { description: 'Day of the week: 1 is Monday, 7 is Sunday.' })
  weekday!: number;

  @Field(() => Int, { description: 'Hour of the day, 0 to 23.' })
  hour!: number;

  @Field(() => Int, { description: 'Conversations that began then.' })
  conversations!: number;
}

@ObjectType({ description: 'Why answers did not help.', simpleResolvers: true })
export class AnalyticsRatingReason {
  @Field(() => AnswerRatingReasonType, {
    nullable: true,
    description: 'What was wrong; null where the tenant did not say.',
  })
  reason?: AnswerRatingReasonType | null;

  @Field(() => Int, { description: 'Answers.' })
  count!: number;
}

@ObjectType({ description: 'Questions without a good answer.', simpleResolvers: true })
export class AnalyticsGap {
  @Field(() => UnansweredQuestionReason, { description: 'Why they were left open.' })
  reason!: UnansweredQuestionReason;

  @Field(() => Int, { description: 'Questions.' })
  count!: number;

  @Field(() => Int, { description: 'Those that have not been dealt with yet.' })
  open!: number;
}

@ObjectType({
  description: 'Figures of a period, and of the one before, which is as long.',
  simpleResolvers: true,
})
export class Analytics {
  @Field({ description: 'First day, e.g. `2026-03-01`.' })
  from!: string;

  @Field({ description: 'Last day, included.' })
  to!: string;

  @Field({ description: 'First day of the period before.' })
  beforeFrom!: string;

  @Field({ description: 'Last day of the period before, included.' })
  beforeTo!: string;

  @Field({ description: 'The time zone of days and hours, e.g. `Europe/Berlin`.' })
  timeZone!: string;

  @Field(() => Date, { description: 'When the figures were taken.' })
  generatedAt!: Date;

  @Field(() => AnalyticsFigures, { description: 'The period.' })
  now!: AnalyticsFigures;

  @Field(() => AnalyticsFigures, {
    nullable: true,
    description:
      'The period before; while the period is not over, up to the same time of its last day. Null where nothing was measured then.',
  })
  before?: AnalyticsFigures | null;

  @Field(() => [AnalyticsPoint], { description: 'The period by days, or a single day by hours.' })
  series!: AnalyticsPoint[];

  @Field(() => [AnalyticsCategory], { description: 'What it was about, the most frequent first.' })
  categories!: AnalyticsCategory[];

  @Field(() => [AnalyticsHour], { description: 'When it was; hours without any are left out.' })
  hours!: AnalyticsHour[];

  @Field(() => [AnalyticsRatingReason], { description: 'Why answers did not help.' })
  ratingReasons!: AnalyticsRatingReason[];

  @Field(() => [AnalyticsGap], { description: 'Questions without a good answer, by why.' })
  gaps!: AnalyticsGap[];
}

registerEnumType(AttentionReason, {
  name: 'AttentionReason',
  description: 'Why an administrator should look at a company.',
  valuesConfig: {
    NO_KNOWLEDGE: { description: 'The assistant has no use cases there; `value` is 0.' },
    FALLEN_QUIET: {
      description: 'No conversation any more; `value` counts those of the period before.',
    },
    FEW_RESOLVED: {
      description:
        'Of ten conversations or more less than half were resolved without a person; `value` is the share, 0 to 1.',
    },
    FAILED_MAILS: { description: 'Mails could not be delivered; `value` counts them.' },
    LATE_REQUESTS: {
      description: 'Requests about personal data are overdue; `value` counts them.',
    },
  },
});

@ObjectType({
  description: 'One thing about a company that is out of the ordinary.',
  simpleResolvers: true,
})
export class CompanyAttention {
  @Field(() => AttentionReason, { description: 'What it is.' })
  reason!: AttentionReason;

  @Field(() => Float, { description: 'How much of it, as the reason says.' })
  value!: number;
}

@ObjectType({ description: 'Figures of one company.', simpleResolvers: true })
export class AnalyticsOfCompany {
  @Field(() => CompanyReference, { description: 'The company.' })
  company!: CompanyReference;

  @Field(() => AnalyticsFigures, { description: 'The period.' })
  now!: AnalyticsFigures;

  @Field(() => AnalyticsFigures, { description: 'The period before.' })
  before!: AnalyticsFigures;

  @Field(() => [CompanyAttention], {
    description: 'What is out of the ordinary, the gravest first.',
  })
  attention!: CompanyAttention[];
}

@ObjectType({ description: 'Figures over all companies.', simpleResolvers: true })
export class AllAnalytics {
  @Field(() => Analytics, { description: 'All companies together.' })
  total!: Analytics;

  @Field(() => [AnalyticsOfCompany], { description: 'Each company, the busiest first.' })
  companies!: AnalyticsOfCompany[];
}
