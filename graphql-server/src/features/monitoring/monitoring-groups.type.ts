import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Requests to GraphQL and REST; subscriptions do not count.' })
export class ApiMetrics {
  @Field(() => GraphQLSafeInt, { description: 'Requests.' })
  totalRequests!: number;

  @Field(() => Float, { description: 'Average time of an answer, in milliseconds.' })
  averageResponseTime!: number;

  @Field(() => Float, { description: 'Percent of requests that failed on our side.' })
  errorRate!: number;

  @Field(() => GraphQLSafeInt, { description: 'Requests that took longer than 5 s.' })
  slowRequests!: number;
}

@ObjectType({ description: 'Tokens that models read and wrote.' })
export class TokenUsage {
  @Field(() => GraphQLSafeInt, { description: 'Read and written together.' })
  totalTokens!: number;

  @Field(() => GraphQLSafeInt, { description: 'Tokens of what models were given.' })
  inputTokens!: number;

  @Field(() => GraphQLSafeInt, { description: 'Tokens of what models wrote.' })
  outputTokens!: number;
}

@ObjectType({ description: 'Use of one model, embedding models included.' })
export class ModelUsage {
  @Field({ description: 'Name of the model.' })
  model!: string;

  @Field(() => GraphQLSafeInt, { description: 'Calls that were answered.' })
  requests!: number;

  @Field(() => Float, { description: 'USD, at the prices when it was used.' })
  cost!: number;

  @Field(() => GraphQLSafeInt, { description: 'Tokens read and written.' })
  tokens!: number;

  @Field(() => GraphQLSafeInt, { description: 'Tokens read.' })
  inputTokens!: number;

  @Field(() => GraphQLSafeInt, { description: 'Tokens written.' })
  outputTokens!: number;
}

@ObjectType({ description: 'What the models cost.' })
export class CostMetrics {
  @Field(() => Float, { description: 'USD, at the prices when the models were used.' })
  totalCost!: number;

  @Field(() => Float, { description: 'USD for one call of a model, on average over all models.' })
  costPerRequest!: number;

  @Field(() => TokenUsage, { description: 'Tokens of all models.' })
  tokenUsage!: TokenUsage;

  @Field(() => [ModelUsage], { description: 'By model, the dearest first.' })
  modelUsage!: ModelUsage[];
}

@ObjectType({ description: 'Look-ups of embeddings of questions.' })
export class CacheMetrics {
  @Field(() => Float, { description: 'Percent of all look-ups found in the process.' })
  l1HitRate!: number;

  @Field(() => Float, {
    description: 'Percent found in the shared cache, of those not found in the process.',
  })
  l2HitRate!: number;

  @Field(() => Float, { description: 'Percent of all look-ups found in either.' })
  overallHitRate!: number;

  @Field(() => GraphQLSafeInt, { description: 'Look-ups.' })
  totalRequests!: number;

  @Field(() => GraphQLSafeInt, { description: 'Look-ups found in either.' })
  hits!: number;

  @Field(() => GraphQLSafeInt, { description: 'Look-ups found in neither.' })
  misses!: number;
}

@ObjectType({ description: 'Searches for use cases that fit a question.' })
export class RagMetrics {
  @Field(() => GraphQLSafeInt, { description: 'Questions that were answered.' })
  totalQueries!: number;

  @Field(() => GraphQLSafeInt, { description: 'Questions without a search: small talk, mostly.' })
  skippedQueries!: number;

  @Field(() => GraphQLSafeInt, { description: 'Searches.' })
  ragAttempts!: number;

  @Field(() => GraphQLSafeInt, { description: 'Searches that went as they should.' })
  ragSuccesses!: number;

  @Field(() => GraphQLSafeInt, {
    description: 'Searches that failed, or had to do without vectors.',
  })
  ragFailures!: number;

  @Field(() => GraphQLSafeInt, {
    description: 'Searches that did not ask the embedding provider, as it kept failing.',
  })
  circuitBreaks!: number;

  @Field(() => Float, { description: 'Average time of a search, in milliseconds.' })
  averageRAGTime!: number;
}
