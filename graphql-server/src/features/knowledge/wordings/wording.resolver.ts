import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import {
  AccessFor,
  DeleteInput,
  DeletePayload,
  type GraphqlContext,
} from '../../../platform/graphql/index.js';
import { presentUseCase, presentWording } from '../use-cases/use-case.presenter.js';
import type { WordingService } from './wording.service.js';
import {
  AddedWordingPayload,
  AddWordingInput,
  ReviewWordingInput,
  WordingPayload,
} from './wording.type.js';

@Resolver()
export class WordingResolver {
  readonly #wordings: WordingService;

  constructor(wordings: WordingService) {
    this.#wordings = wordings;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => AddedWordingPayload, {
    description:
      'Adds other words for a use case, which lead to it at once; what was proposed or rejected before is accepted. At most 30 a use case and 5,000 a company. For administrators, and `settings.edit` at the own company; API keys may have `companies.manage`. Errors: BAD_USER_INPUT with `fields` (also: the wording is there already), NOT_FOUND, FORBIDDEN.',
  })
  async addWording(
    @Arg('input', () => AddWordingInput, { description: 'The wording.' }) input: AddWordingInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<AddedWordingPayload> {
    const { wording, useCase } = await this.#wordings.add(request, input);
    return {
      message: 'Wording added successfully',
      wording: presentWording(wording),
      useCase: presentUseCase(useCase),
    };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => WordingPayload, {
    description:
      'Accepts or rejects a wording; who may add wordings may do so. Errors: NOT_FOUND, FORBIDDEN, CONFLICT (the same words already lead to a use case).',
  })
  async reviewWording(
    @Arg('input', () => ReviewWordingInput, { description: 'The wording and what is decided.' })
    { id, decision }: ReviewWordingInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<WordingPayload> {
    const isAccepted = decision === 'ACCEPT';
    const wording = await this.#wordings.review(request, id, isAccepted ? 'ACCEPTED' : 'REJECTED');
    const message = isAccepted ? 'Wording accepted' : 'Wording rejected';
    return { message, wording: presentWording(wording) };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => DeletePayload, {
    description:
      'Deletes a wording for good; who may add wordings may do so. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async deleteWording(
    @Arg('input', () => DeleteInput, { description: 'The wording.' }) { id }: DeleteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DeletePayload> {
    const deletedId = await this.#wordings.delete(request, id);
    return { message: 'Wording deleted successfully', deletedId };
  }
}
