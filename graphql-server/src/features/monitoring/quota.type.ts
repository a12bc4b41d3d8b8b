import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum QuotaKindName {
  MESSAGES = 'MESSAGES',
  MODEL_CALLS = 'MODEL_CALLS',
  UPLOADED_BYTES = 'UPLOADED_BYTES',
  MAILS = 'MAILS',
}

export enum QuotaScopeName {
  PERSON = 'PERSON',
  COMPANY = 'COMPANY',
  PLATFORM = 'PLATFORM',
}

registerEnumType(QuotaKindName, {
  name: 'QuotaKind',
  description: 'What may be used in a day only so much.',
  valuesConfig: {
    MESSAGES: { description: 'Messages that tenants and owners write.' },
    MODEL_CALLS: { description: 'Calls of a model; beyond them the built-in assistant answers.' },
    UPLOADED_BYTES: {
      description: 'Bytes of files that tenants, owners, users and programs upload.',
    },
    MAILS: {
      description:
        'Mails that were sent; beyond them others wait, those that let people in from 125 percent on.',
    },
  },
});

registerEnumType(QuotaScopeName, {
  name: 'QuotaScope',
  description: 'Whose use a quota limits.',
  valuesConfig: {
    PERSON: {
      description: 'That of each tenant, owner, user or key, of mails that of each mailbox.',
    },
    COMPANY: { description: 'That of each company.' },
    PLATFORM: { description: 'That of all together.' },
  },
});

@ObjectType({
  description: 'How a quota of today stands. A day ends at midnight in Germany.',
})
export class Quota {
  @Field(() => QuotaKindName, { description: 'What is counted.' })
  kind!: QuotaKindName;

  @Field(() => QuotaScopeName, { description: 'Whose use is limited.' })
  scope!: QuotaScopeName;

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
