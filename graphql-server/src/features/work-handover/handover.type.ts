import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { FIT_FOR_PEOPLE, withMessage } from '../../platform/graphql/index.js';

@InputType({ description: 'Whose work goes to whom.' })
export class HandOverWorkInput {
  @Field(() => ID, { description: 'The user whose work it is.' })
  memberId!: string;

  @Field(() => ID, { description: 'Another active user of the same company, who gets it.' })
  toId!: string;
}

@ObjectType({ description: 'What was handed over.' })
export class HandOverWorkPayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => Int, { description: 'Conversations that are assigned to the colleague now.' })
  conversations!: number;

  @Field(() => Int, { description: 'Cases that are assigned to the colleague now.' })
  cases!: number;

  @Field(() => Int, {
    description:
      'What is left for a further call, as one hands over 500 conversations and 500 cases at most; 0 where all is done.',
  })
  remaining!: number;
}
