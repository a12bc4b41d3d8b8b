import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { FIT_FOR_PEOPLE, withMessage } from '../../../platform/graphql/index.js';
import type { LabelColor } from './label.entity.js';
import { ConversationLabel, LabelColorType } from './label.type.js';

@InputType({ description: 'A label to add.' })
export class CreateConversationLabelInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The company; for administrators, who have to say it.',
  })
  companyId?: string | null;

  @Field({ description: 'The word, at most 40 characters.' })
  name!: string;

  @Field(() => LabelColorType, { defaultValue: 'GREY', description: 'Colour.' })
  color!: LabelColor;
}

@InputType({ description: 'What changes of a label; what is left out stays.' })
export class UpdateConversationLabelInput {
  @Field(() => ID, { description: 'The label.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Another word, at most 40 characters.' })
  name?: string | null;

  @Field(() => LabelColorType, { nullable: true, description: 'Another colour.' })
  color?: LabelColor | null;
}

@ObjectType({ description: 'Result of adding or changing a label.' })
export class ConversationLabelPayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => ConversationLabel, { description: 'The label as it is now.' })
  label!: ConversationLabel;
}
