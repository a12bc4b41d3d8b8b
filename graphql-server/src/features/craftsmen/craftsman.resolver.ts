import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  AccessFor,
  DeleteInput,
  DeletePayload,
  type GraphqlContext,
} from '../../platform/graphql/index.js';
import type { CraftsmanContacts } from './craftsman.service.js';
import {
  CraftsmanPayload,
  CraftsmanType,
  CreateCraftsmanInput,
  UpdateCraftsmanInput,
} from './craftsman.type.js';

const MAY =
  'For administrators, who name the company, and `cases.view` with `cases.edit` at the own company.';

@Resolver()
export class CraftsmanContactResolver {
  readonly #craftsmen: CraftsmanContacts;

  constructor(craftsmen: CraftsmanContacts) {
    this.#craftsmen = craftsmen;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => [CraftsmanType], {
    description:
      'All craftsmen that one company keeps, by name; at most 500. For administrators, who name the company, and `cases.view` at the own company. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  async craftsmen(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; for administrators, who have to say it.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CraftsmanType[]> {
    return this.#craftsmen.list(request, companyId);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CraftsmanPayload, {
    description: `Adds a craftsman. ${MAY} Errors: BAD_USER_INPUT with \`fields\`, CONFLICT (the name is taken, or there are 500 already), NOT_FOUND.`,
  })
  async createCraftsman(
    @Arg('input', () => CreateCraftsmanInput, { description: 'The craftsman.' })
    input: CreateCraftsmanInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CraftsmanPayload> {
    const craftsman = await this.#craftsmen.create(request, input);
    return { message: 'Craftsman added', craftsman };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CraftsmanPayload, {
    description: `Changes what is kept of a craftsman; cases that they were given stay as they are. ${MAY} Errors: BAD_USER_INPUT with \`fields\`, CONFLICT (the name is taken), NOT_FOUND.`,
  })
  async updateCraftsman(
    @Arg('input', () => UpdateCraftsmanInput, { description: 'The craftsman as kept from now on.' })
    input: UpdateCraftsmanInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CraftsmanPayload> {
    const craftsman = await this.#craftsmen.update(request, input);
    return { message: 'Craftsman changed', craftsman };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => DeletePayload, {
    description: `Deletes a craftsman; cases that they were given keep what they say of them. ${MAY} Errors: NOT_FOUND.`,
  })
  async deleteCraftsman(
    @Arg('input', () => DeleteInput, { description: 'The craftsman.' }) { id }: DeleteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DeletePayload> {
    return { message: 'Craftsman deleted', deletedId: await this.#craftsmen.delete(request, id) };
  }
}
