import { Field, InputType, ObjectType } from 'type-graphql';

@InputType({ description: 'Whether I want the figures of the week by mail.' })
export class SetWeeklyFiguresInput {
  @Field({ description: 'On Mondays, those of the week before.' })
  isWanted!: boolean;
}

@ObjectType({ description: 'What was chosen.' })
export class WeeklyFiguresPayload {
  @Field({ description: 'Says what was done; fit for the person who did it.' })
  message!: string;

  @Field({ description: 'Whether the figures come by mail from now on.' })
  isWanted!: boolean;
}
