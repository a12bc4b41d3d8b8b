import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RefusalType } from '../../../platform/graphql/index.js';
import { PromptStatus } from '../../companies/index.js';

@ObjectType({ description: 'How far the latest prompt file of a company has come.' })
export class PromptFileProgress {
  @Field(() => ID, { description: 'The company.' })
  companyId!: string;

  @Field(() => PromptStatus, {
    description: 'State; PENDING with a total of 0 before the first step, or without any file.',
  })
  status!: PromptStatus;

  @Field(() => Int, { description: 'Passages of use cases that are ready.' })
  done!: number;

  @Field(() => Int, { description: 'Passages in all; long use cases have several.' })
  total!: number;

  @Field(() => Int, { description: 'Use cases that can be found; 0 until all are ready.' })
  vectorCount!: number;

  @Field(() => String, { nullable: true, description: 'Reason when the status is ERROR.' })
  error?: string | null;

  @Field(() => RefusalType, { nullable: true, description: 'The reason of `error`, for programs.' })
  refusal?: RefusalType | null;
}
