import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { namedEnum } from '../../platform/graphql/index.js';
import type { QuotaKind, QuotaScope } from '../../platform/quotas/index.js';

const QuotaKindEnum = namedEnum<QuotaKind>('QuotaKind', 'What may be used in a day only so much.', {
  messages: 'Messages that tenants and owners write.',
  modelCalls: 'Calls of a model; beyond them the built-in assistant answers.',
  uploadedBytes: 'Bytes of files that tenants, owners, users and programs upload.',
  mails:
    'Mails that were sent; beyond them others wait, those that let people in from 125 percent on.',
});

const QuotaScopeEnum = namedEnum<QuotaScope>('QuotaScope', 'Whose use a quota limits.', {
  person: 'That of each tenant, owner, user or key, of mails that of each mailbox.',
  company: 'That of each company.',
  platform: 'That of all together.',
});

@ObjectType({
  description: 'How a quota of today stands. A day ends at midnight in Germany.',
})
export class Quota {
  @Field(() => QuotaKindEnum, { description: 'What is counted.' })
  kind!: QuotaKind;

  @Field(() => QuotaScopeEnum, { description: 'Whose use is limited.' })
  scope!: QuotaScope;

  @Field(() => GraphQLSafeInt, {
    description: 'Use today of the person or company that has used most.',
  })
  used!: number;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'What one of them may use in a day; null without a limit.',
  })
  limit!: number | null;

  @Field(() => Int, { description: 'How many have used 80 percent or more.' })
  nearlySpent!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The company that has used most, where companies are counted.',
  })
  company!: string | null;
}
