import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { PartName, PartStateName } from './part-states.js';

registerEnumType(PartName, {
  name: 'SystemPartName',
  description: 'A part of the product, or one that it stands on.',
  valuesConfig: {
    ANSWERS: { description: 'The model that answers; calls of the range are counted.' },
    VECTORS: { description: 'The model that makes vectors; calls of the range are counted.' },
    MAILS: { description: 'Mails: those of the range that were given up, and all that wait.' },
    JOBS: { description: 'Jobs: those that failed within a day, and those that are due.' },
    WEBHOOKS: { description: 'Addresses that are told of events.' },
    DATABASE: { description: 'The database, as the server that was asked sees it.' },
    FILES: { description: 'The file store, as the server that was asked sees it.' },
    VALKEY: { description: 'Valkey, as the server that was asked sees it.' },
  },
});

registerEnumType(PartStateName, {
  name: 'SystemPartState',
  description: 'How a part does.',
  valuesConfig: {
    OK: { description: 'As it should.' },
    WARNING: { description: 'Something failed, or waits for another attempt.' },
    ERROR: { description: 'It does not answer, or most of what it was asked for failed.' },
    NONE: { description: 'None is set up; the product does without it.' },
  },
});

@ObjectType({ description: 'How a part of the product, or one that it stands on, does.' })
export class SystemPart {
  @Field(() => PartName, { description: 'Which one.' })
  part!: PartName;

  @Field(() => PartStateName, { description: 'How it does.' })
  state!: PartStateName;

  @Field(() => GraphQLSafeInt, {
    description: 'Of how many those that failed are; 0 where nothing is counted.',
  })
  total!: number;

  @Field(() => GraphQLSafeInt, { description: 'What failed.' })
  failed!: number;

  @Field(() => GraphQLSafeInt, { description: 'What waits for an attempt.' })
  waiting!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last call of a model failed, as a code such as `unauthorized`.',
  })
  cause!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What failed last, in English, such as `404 model_not_found, gpt-4.1-mini`.',
  })
  detail!: string | null;
}
