import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  AccessFor,
  DeleteInput,
  DeletePayload,
  type GraphqlContext,
} from '../../../platform/graphql/index.js';
import type { CountedFilter, SavedFilterService } from './saved-filter.service.js';
import {
  CreateInboxSavedFilterInput,
  InboxSavedFilter,
  InboxSavedFilterPayload,
  RenameInboxSavedFilterInput,
} from './saved-filter.type.js';

@Resolver()
export class SavedFilterResolver {
  readonly #filters: SavedFilterService;

  constructor(filters: SavedFilterService) {
    this.#filters = filters;
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => [InboxSavedFilter], {
    description:
      "The viewer's own saved filters of one company's inbox, the oldest first. For administrators, who name the company, and `conversations.view` at the own company. Errors: BAD_USER_INPUT, NOT_FOUND.",
  })
  async inboxSavedFilters(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; for administrators, who have to say it.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<InboxSavedFilter[]> {
    return (await this.#filters.list(request, companyId)).map(present);
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => InboxSavedFilterPayload, {
    description:
      'Keeps a filter of the inbox for the viewer alone. For administrators, who name the company, and company users with `conversations.view`. Errors: BAD_USER_INPUT, CONFLICT (the name is taken, or there are 50 already), NOT_FOUND.',
  })
  async createInboxSavedFilter(
    @Arg('input', () => CreateInboxSavedFilterInput, { description: 'The filter.' })
    input: CreateInboxSavedFilterInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<InboxSavedFilterPayload> {
    const made = await this.#filters.create(request, input);
    return { message: 'Filter saved', savedFilter: present(made) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => InboxSavedFilterPayload, {
    description:
      "Gives one of the viewer's saved filters another name. For administrators, and company users with `conversations.view`. Errors: BAD_USER_INPUT, CONFLICT (the name is taken), NOT_FOUND.",
  })
  async renameInboxSavedFilter(
    @Arg('input', () => RenameInboxSavedFilterInput, { description: 'Its new name.' })
    input: RenameInboxSavedFilterInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<InboxSavedFilterPayload> {
    const renamed = await this.#filters.rename(request, input);
    return { message: 'Filter renamed', savedFilter: present(renamed) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => DeletePayload, {
    description:
      "Forgets one of the viewer's saved filters. For administrators, and company users with `conversations.view`. Errors: NOT_FOUND.",
  })
  async deleteInboxSavedFilter(
    @Arg('input', () => DeleteInput, { description: 'The saved filter.' }) { id }: DeleteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DeletePayload> {
    return { message: 'Filter deleted', deletedId: await this.#filters.delete(request, id) };
  }
}

const present = ({ filter, count }: CountedFilter): InboxSavedFilter => {
  const { id, name, view, category, urgency, period, search } = filter;
  const { assigneeId, labelId, buildingId } = filter;
  const wanted = { category, urgency, assigneeId, labelId, buildingId, period, search };
  return Object.assign(new InboxSavedFilter(), { id, name, view, ...wanted, count });
};
