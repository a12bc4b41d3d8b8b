import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../platform/graphql/index.js';
import { ModelPricePayload, ModelPriceType, SetModelPriceInput } from './model-price.type.js';
import { MonitoringRange } from './monitoring-range.js';
import { presentMonitoring } from './monitoring.presenter.js';
import type { MonitoringService } from './monitoring.service.js';
import { Monitoring } from './monitoring.type.js';

@Resolver()
export class MonitoringResolver {
  readonly #monitoring: MonitoringService;

  constructor(monitoring: MonitoringService) {
    this.#monitoring = monitoring;
  }

  @AccessFor(['admin', 'apiKey'])
  @Query(() => Monitoring, {
    description:
      'How the product does, over all its servers. For administrators, and API keys with `monitoring.view`.',
  })
  async monitoring(
    @Arg('range', () => MonitoringRange, { description: 'How far back.' }) range: MonitoringRange,
    @Ctx() { request }: GraphqlContext,
  ): Promise<Monitoring> {
    return presentMonitoring(await this.#monitoring.report(request, range));
  }

  @AccessFor(['admin', 'apiKey'])
  @Query(() => [ModelPriceType], {
    description:
      'What models cost, by their names. For administrators, and API keys with `monitoring.view`.',
  })
  async modelPrices(@Ctx() { request }: GraphqlContext): Promise<ModelPriceType[]> {
    return this.#monitoring.modelPrices(request);
  }

  @AccessFor(['admin'])
  @Mutation(() => ModelPricePayload, {
    description: 'Sets what a model costs from now on; costs of the past stay as they were.',
  })
  async setModelPrice(
    @Arg('input', () => SetModelPriceInput, { description: 'Model and prices.' })
    input: SetModelPriceInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ModelPricePayload> {
    const modelPrice = await this.#monitoring.setModelPrice(request, input);
    return { message: 'Model price saved successfully!', modelPrice };
  }
}
