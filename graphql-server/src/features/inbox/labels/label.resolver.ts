import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  AccessFor,
  DeleteInput,
  DeletePayload,
  type GraphqlContext,
} from '../../../platform/graphql/index.js';
import { presentLabel } from '../inbox.presenter.js';
import {
  ConversationLabelPayload,
  CreateConversationLabelInput,
  UpdateConversationLabelInput,
} from './label-inputs.type.js';
import type { LabelService } from './label.service.js';
import { ConversationLabel } from './label.type.js';

@Resolver()
export class LabelResolver {
  readonly #labels: LabelService;

  constructor(labels: LabelService) {
    this.#labels = labels;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => [ConversationLabel], {
    description:
      'All labels of one company, by name. For administrators, who name the company, and `conversations.view` at the own company. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  async conversationLabels(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; for administrators, who have to say it.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ConversationLabel[]> {
    return (await this.#labels.list(request, companyId)).map(presentLabel);
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => ConversationLabelPayload, {
    description:
      'Adds a label for the conversations of a company. For administrators, who name the company, and company users with `conversations.view`. Errors: BAD_USER_INPUT, CONFLICT (the name is taken, or there are 200 already), NOT_FOUND.',
  })
  async createConversationLabel(
    @Arg('input', () => CreateConversationLabelInput, { description: 'The label.' })
    input: CreateConversationLabelInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ConversationLabelPayload> {
    const label = await this.#labels.create(request, input);
    return { message: 'Label added', label: presentLabel(label) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => ConversationLabelPayload, {
    description:
      'Gives a label another word or colour, wherever it is. For administrators, and company users with `conversations.view`. Errors: BAD_USER_INPUT, CONFLICT (the name is taken), NOT_FOUND.',
  })
  async updateConversationLabel(
    @Arg('input', () => UpdateConversationLabelInput, { description: 'What changes.' })
    { id, name, color }: UpdateConversationLabelInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ConversationLabelPayload> {
    const label = await this.#labels.update(request, {
      id,
      ...(typeof name === 'string' ? { name } : {}),
      ...(color ? { color } : {}),
    });
    return { message: 'Label changed', label: presentLabel(label) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => DeletePayload, {
    description:
      'Deletes a label and takes it off all conversations. For administrators, and company users with `conversations.view` and `conversations.archive`. Errors: NOT_FOUND.',
  })
  async deleteConversationLabel(
    @Arg('input', () => DeleteInput, { description: 'The label.' }) { id }: DeleteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DeletePayload> {
    return { message: 'Label deleted', deletedId: await this.#labels.delete(request, id) };
  }
}
