import { Field, Float, InputType, ObjectType } from 'type-graphql';
import { withMessage } from '../../platform/graphql/index.js';

@ObjectType('ModelPrice', { description: 'What a model costs.' })
export class ModelPriceType {
  @Field({ description: 'Name of the model.' })
  model!: string;

  @Field(() => Float, { description: 'USD per million tokens that it reads.' })
  inputPrice!: number;

  @Field(() => Float, { description: 'USD per million tokens that it writes.' })
  outputPrice!: number;

  @Field(() => Date, { description: 'When the price was set.' })
  updatedAt!: Date;
}

@InputType({ description: 'What a model costs from now on.' })
export class SetModelPriceInput {
  @Field({ description: 'Name of the model, as its provider calls it; 1 to 200 characters.' })
  model!: string;

  @Field(() => Float, { description: 'USD per million tokens that it reads; 0 or more.' })
  inputPrice!: number;

  @Field(() => Float, { description: 'USD per million tokens that it writes; 0 or more.' })
  outputPrice!: number;
}

@ObjectType({ description: 'The price as it holds now.' })
export class ModelPricePayload extends withMessage('Says that it was set.') {
  @Field(() => ModelPriceType, { description: 'The price.' })
  modelPrice!: ModelPriceType;
}
