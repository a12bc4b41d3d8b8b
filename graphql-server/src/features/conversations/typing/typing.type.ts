import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'That I write in my conversation, or have stopped to.' })
export class TellTypingInput {
  @Field(() => ID, { description: 'Session id chosen by the client.' })
  sessionId!: string;

  @Field({ description: 'False once nothing is being written any more.' })
  isTyping!: boolean;
}
