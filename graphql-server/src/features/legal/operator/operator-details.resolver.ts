import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import type { OperatorDetailsService } from './operator-details.service.js';
import {
  OperatorDetailsSettings,
  UpdateOperatorDetailsInput,
  UpdateOperatorDetailsPayload,
} from './operator-details.type.js';

@Resolver()
export class OperatorDetailsResolver {
  readonly #details: OperatorDetailsService;

  constructor(details: OperatorDetailsService) {
    this.#details = details;
  }

  @AccessFor(['admin'])
  @Query(() => OperatorDetailsSettings, {
    description:
      'Who answers for this installation, as imprint, privacy notice and record of processing name them.',
  })
  async operatorDetails(@Ctx() { request }: GraphqlContext): Promise<OperatorDetailsSettings> {
    return this.#details.view(request);
  }

  @AccessFor(['admin'])
  @Mutation(() => UpdateOperatorDetailsPayload, {
    description:
      'Says who answers for this installation, in place of the settings of the server. Errors: BAD_USER_INPUT with `fields`.',
  })
  async updateOperatorDetails(
    @Arg('input', { description: 'Everything that is said.' }) input: UpdateOperatorDetailsInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<UpdateOperatorDetailsPayload> {
    const operatorDetails = await this.#details.save(request, input);
    return { message: 'The details were saved.', operatorDetails };
  }
}
