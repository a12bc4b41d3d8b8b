import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What models used on behalf of a company.', simpleResolvers: true })
export class TokenUseFigures {
  @Field(() => GraphQLSafeInt, { description: 'Tokens that were sent.' })
  inputTokens!: number;

  @Field(() => GraphQLSafeInt, { description: 'Tokens that came back.' })
  outputTokens!: number;

  @Field(() => GraphQLSafeInt, { description: 'Both together, which the daily budget limits.' })
  totalTokens!: number;

  @Field(() => Float, {
    description: 'What they cost in USD, at the prices of their time; unpriced models are free.',
  })
  cost!: number;
}
