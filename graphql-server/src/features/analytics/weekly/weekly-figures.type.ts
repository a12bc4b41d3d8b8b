import { Field, InputType, ObjectType } from 'type-graphql';
import { FIT_FOR_PEOPLE, withMessage } from '../../../platform/graphql/index.js';

@InputType({ description: 'Whether I want the figures of the week by mail.' })
export class SetWeeklyFiguresInput {
  @Field({ description: 'On Mondays, those of the week before.' })
  isWanted!: boolean;
}

@ObjectType({ description: 'What was chosen.' })
export class WeeklyFiguresPayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field({ description: 'Whether the figures come by mail from now on.' })
  isWanted!: boolean;
}
