import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Requests to GraphQL and REST; subscriptions do not count.' })
export class ApiMetrics {
  @Field(() => Int, { description: 'Requests.' })
  totalRequests!: number;

  @Field(() => Float, { description: 'Milliseconds.' })
  averageResponseTime!: number;

  @Field(() => Float, { description: 'Percent of requests that failed on our side.' })
  errorRate!: number;

  @Field(() => Int, { description: 'Requests that took longer than 5 s.' })
  slowRequests!: number;
}

@ObjectType({
  description: 'Tokens that models read and wrote; 2147483647 stands for that many and more.',
})
export class TokenUsage {
  @Field(() => Int, { description: 'Read and written together.' })
  totalTokens!: number;

  @Field(() => Int, { description: 'Tokens of what models were given.' })
  inputTokens!: number;

  @Field(() => Int, { description: 'Tokens of what models wrote.' })
  outputTokens!: number;
}

@ObjectType({ description: 'Use of one model, embedding models included.' })
export class ModelUsage {
  @Field({ description: 'Name of the model.' })
  model!: string;

  @Field(() => Int, { description: 'Calls that were answered.' })
  requests!: number;

  @Field(() => Float, { description: 'USD, at the prices when it was used.' })
  cost!: number;

  @Field(() => Int, { description: 'Tokens read and written.' })
  tokens!: number;

  @Field(() => Int, { description: 'Tokens read.' })
  inputTokens!: number;

  @Field(() => Int, { description: 'Tokens written.' })
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

  @Field(() => Int, { description: 'Look-ups.' })
  totalRequests!: number;

  @Field(() => Int, { description: 'Look-ups found in either.' })
  hits!: number;

  @Field(() => Int, { description: 'Look-ups found in neither.' })
  misses!: number;
}

@ObjectType({ description: 'Searches for use cases that fit a question.' })
export class RagMetrics {
  @Field(() => Int, { description: 'Questions that were answered.' })
  totalQueries!: number;

  @Field(() => Int, { description: 'Questions without a search: small talk, mostly.' })
  skippedQueries!: number;

  @Field(() => Int, { description: 'Searches.' })
  ragAttempts!: number;

  @Field(() => Int, { description: 'Searches that went as they should.' })
  ragSuccesses!: number;

  @Field(() => Int, { description: 'Searches that failed, or had to do without vectors.' })
  ragFailures!: number;

  @Field(() => Int, {
    description: 'Searches that did not ask the embedding provider, as it kept failing.',
  })
  circuitBreaks!: number;

  @Field(() => Float, { description: 'Milliseconds a search.' })
  averageRAGTime!: number;
}
