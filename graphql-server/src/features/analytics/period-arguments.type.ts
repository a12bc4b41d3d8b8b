import { ArgsType, Field, ID, registerEnumType } from 'type-graphql';
import { AnalyticsPeriod } from './analytics-period.js';

registerEnumType(AnalyticsPeriod, {
  name: 'AnalyticsPeriod',
  description: 'How far back figures go. Days are those of the companies, in Germany.',
  valuesConfig: {
    TODAY: { description: 'Since midnight.' },
    LAST_7_DAYS: { description: 'Seven days, this one included.' },
    LAST_30_DAYS: { description: 'Thirty days, this one included.' },
    LAST_90_DAYS: { description: 'Ninety days, this one included.' },
    OWN: { description: 'The days that `from` and `to` say.' },
  },
});

@ArgsType()
export class PeriodArguments {
  @Field(() => AnalyticsPeriod, {
    defaultValue: AnalyticsPeriod.LAST_30_DAYS,
    description: 'How far back; default `LAST_30_DAYS`.',
  })
  period!: AnalyticsPeriod;

  @Field(() => String, {
    nullable: true,
    description: 'First day of an own period, e.g. `2026-03-01`.',
  })
  from?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Last day of an own period, included; at most 366 days.',
  })
  to?: string | null;
}

@ArgsType()
export class AnalyticsArguments extends PeriodArguments {
  @Field(() => ID, {
    nullable: true,
    description: 'The company; for administrators, who have to say it.',
  })
  companyId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'One building of the company: figures of the conversations of those who live there now. What models used is not known by building, and null.',
  })
  buildingId?: string | null;
}
