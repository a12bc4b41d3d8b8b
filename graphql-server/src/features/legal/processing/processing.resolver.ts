import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import type { ProcessingService } from './processing.service.js';
import { DataProcessing } from './processing.type.js';

@Resolver()
export class ProcessingResolver {
  readonly #processing: ProcessingService;

  constructor(processing: ProcessingService) {
    this.#processing = processing;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => DataProcessing, {
    description:
      'Who receives data from this installation, and what the operator states about it. Needs `settings.view`. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async dataProcessing(
    @Arg('companyId', () => ID, { nullable: true, description: 'The company that asks.' })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DataProcessing> {
    const { receivers, operator } = await this.#processing.describe(request, { companyId });
    const { name, region, training, retention } = operator.ai;
    const hasAi = receivers.some(({ kind }) => kind === 'ai');
    return {
      receivers,
      aiProvider: hasAi
        ? {
            ...{ name: name ?? null, region: region ?? null },
            ...{ training: training ?? null, retention: retention ?? null },
          }
        : null,
      operator: operator.name ?? null,
      dataProtectionContact: operator.dataProtection ?? null,
    };
  }
}
