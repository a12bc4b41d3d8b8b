import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What models used on behalf of a company.', simpleResolvers: true })
export class TokenUseFigures {
  @Field(() => Float, { description: 'Tokens that were sent, a whole number.' })
  inputTokens!: number;

  @Field(() => Float, { description: 'Tokens that came back, a whole number.' })
  outputTokens!: number;

  @Field(() => Float, { description: 'Both together, which the daily budget limits.' })
  totalTokens!: number;

  @Field(() => Float, {
    description: 'What they cost in USD, at the prices of their time; unpriced models are free.',
  })
  cost!: number;
}
