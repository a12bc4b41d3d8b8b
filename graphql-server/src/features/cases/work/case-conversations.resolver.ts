import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { CasePayload } from '../case-inputs.type.js';
import { presentCaseTo } from '../case.presenter.js';
import { AddCaseConversationInput, CaseConversationInput } from './case-conversations.type.js';
import type { CaseConversations } from './case-conversations.service.js';

const WORKERS =
  'For administrators, and `cases.view` with `cases.edit` and `conversations.view` at the own company. Errors: BAD_USER_INPUT, NOT_FOUND.';

@Resolver()
export class CaseConversationsResolver {
  readonly #conversations: CaseConversations;

  constructor(conversations: CaseConversations) {
    this.#conversations = conversations;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CasePayload, {
    description: `Adds a conversation to a case that is there, also one of a neighbour about the same thing, who is then told of other states of the case as its tenant is; the same twice is harmless. ${WORKERS}`,
  })
  async addCaseConversation(
    @Arg('input', () => AddCaseConversationInput, { description: 'Which one to which case.' })
    input: AddCaseConversationInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CasePayload> {
    const row = await this.#conversations.add(request, input);
    return { message: 'Conversation added', case: presentCaseTo(request.actor)(row) };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CasePayload, {
    description: `Takes a conversation out of a case to which it was added; the one that the case was made from stays. The same twice is harmless. ${WORKERS}`,
  })
  async removeCaseConversation(
    @Arg('input', () => CaseConversationInput, { description: 'Which one of which case.' })
    input: CaseConversationInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CasePayload> {
    const row = await this.#conversations.remove(request, input);
    return { message: 'Conversation removed', case: presentCaseTo(request.actor)(row) };
  }
}
