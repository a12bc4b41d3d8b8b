import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { namedEnum } from '../../platform/graphql/index.js';
import type { ScannerState } from '../../platform/malware/index.js';
import { AlertSeverity } from './monitoring-advice.js';
import { ApiMetrics, CacheMetrics, CostMetrics, RagMetrics } from './monitoring-groups.type.js';
import { SystemPart } from './part-state.type.js';
import { Quota } from './quota.type.js';
import { MonitoringRange } from './monitoring-range.js';

const ScannerStateEnum = namedEnum<ScannerState>(
  'MalwareScannerState',
  'How the scanner for malware is.',
  { none: 'None is configured.', up: 'It answers.', down: 'It does not answer.' },
);

registerEnumType(MonitoringRange, {
  name: 'MonitoringRange',
  description: 'How far back figures go.',
  valuesConfig: {
    LAST_HOUR: { description: 'The last 60 minutes.' },
    LAST_6_HOURS: { description: 'The last 6 hours.' },
    LAST_24_HOURS: { description: 'The last 24 hours.' },
    LAST_7_DAYS: { description: 'The last 7 days.' },
    LAST_30_DAYS: { description: 'The last 30 days.' },
  },
});

registerEnumType(AlertSeverity, {
  name: 'AlertSeverity',
  description: 'How much an alert matters.',
  valuesConfig: {
    WARNING: { description: 'Worth a look.' },
    ERROR: { description: 'Something does not work as it should.' },
  },
});

@ObjectType({ description: 'A figure beyond its limit.' })
export class MonitoringAlert {
  @Field(() => AlertSeverity, { description: 'How much it matters.' })
  severity!: AlertSeverity;

  @Field({ description: 'Stable name of the limit, such as `ERROR_RATE_HIGH`.' })
  code!: string;

  @Field({ description: 'English sentence with the figure.' })
  message!: string;
}

@ObjectType({ description: 'Something that would make the product cheaper or better.' })
export class MonitoringHint {
  @Field({ description: 'Stable name, such as `REDUCE_RAG_FAILURES`.' })
  code!: string;

  @Field({ description: 'English sentence with the figure.' })
  message!: string;
}

@ObjectType({ description: 'Figures of one stretch of time.' })
export class MetricPoint {
  @Field(() => Date, { description: 'Beginning of the stretch.' })
  at!: Date;

  @Field(() => GraphQLSafeInt, { description: 'Requests.' })
  requests!: number;

  @Field(() => Float, { description: 'Average time of an answer, in milliseconds.' })
  averageResponseTime!: number;

  @Field(() => Float, { description: 'Percent of requests that failed on our side.' })
  errorRate!: number;

  @Field(() => Float, { description: 'USD.' })
  cost!: number;

  @Field(() => Float, { description: 'Percent of look-ups found in a cache.' })
  cacheHitRate!: number;

  @Field(() => GraphQLSafeInt, { description: 'Questions that were answered.' })
  ragQueries!: number;

  @Field(() => Float, { description: 'Average time of a search, in milliseconds.' })
  averageRAGTime!: number;
}

@ObjectType({ description: 'How the product does, over all its servers.' })
export class Monitoring {
  @Field(() => MonitoringRange, { description: 'How far back the figures go.' })
  range!: MonitoringRange;

  @Field(() => Date, { description: 'When the figures were taken.' })
  generatedAt!: Date;

  @Field(() => ApiMetrics, { description: 'Requests.' })
  apiMetrics!: ApiMetrics;

  @Field(() => CostMetrics, { description: 'Models.' })
  costMetrics!: CostMetrics;

  @Field(() => CacheMetrics, { description: 'Caches.' })
  cacheMetrics!: CacheMetrics;

  @Field(() => RagMetrics, { description: 'Searches.' })
  ragMetrics!: RagMetrics;

  @Field(() => [Quota], { description: 'How the quotas of today stand, whatever the range.' })
  quotas!: Quota[];

  @Field(() => Int, { description: 'Mails that wait for another day, as a quota is used up.' })
  waitingMails!: number;

  @Field(() => ScannerStateEnum, {
    description: 'Whether the scanner for malware answers the server that was asked.',
  })
  malwareScanner!: ScannerState;

  @Field(() => [MonitoringAlert], { description: 'Figures beyond their limits.' })
  alerts!: MonitoringAlert[];

  @Field(() => [MonitoringHint], { description: 'What could be improved.' })
  hints!: MonitoringHint[];

  @Field(() => [SystemPart], {
    description: 'How the parts do that the product is made of and stands on.',
  })
  parts!: SystemPart[];

  @Field(() => [MetricPoint], {
    description: 'The figures over time, oldest first, without gaps; 60 points or fewer.',
  })
  series!: MetricPoint[];
}
