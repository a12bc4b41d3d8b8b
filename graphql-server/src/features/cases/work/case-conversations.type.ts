import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A case and a conversation of the same company.' })
export class CaseConversationInput {
  @Field(() => ID, { description: 'The case.' })
  id!: string;

  @Field(() => ID, { description: 'The conversation.' })
  conversationId!: string;
}

@InputType({ description: 'A conversation that is added to a case.' })
export class AddCaseConversationInput extends CaseConversationInput {
  @Field(() => Boolean, {
    defaultValue: true,
    description:
      'Whether its person is told at once that the case is taken care of, and its number.',
  })
  tellsTenant!: boolean;
}
