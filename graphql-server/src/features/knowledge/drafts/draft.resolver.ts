import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  AccessFor,
  type GraphqlContext,
  MessagePayload,
  toConnection,
} from '../../../platform/graphql/index.js';
import {
  AddDraftUseCaseInput,
  ChangeDraftUseCaseInput,
  DiscardKnowledgeDraftInput,
  DraftUseCasePayload,
  KnowledgeDraftPayload,
  MoveDraftUseCaseInput,
  SetDraftUseCaseRemovedInput,
  StartKnowledgeDraftInput,
} from './draft-inputs.type.js';
import type { DraftArrangement } from './draft-arrangement.service.js';
import type { DraftService } from './draft.service.js';
import {
  DraftUseCaseConnection,
  DraftUseCasesArguments,
  DraftUseCaseType,
  KnowledgeDraftType,
} from './draft.type.js';
import type { DraftUseCaseView, DraftView } from './draft-views.js';

const MAY = 'For administrators, who name the company, and company users with `settings.edit`.';
const MAY_SEE =
  'For administrators, who name the company, and `settings.view` at the own company; API keys may have `companies.view`.';

@Resolver()
export class DraftResolver {
  readonly #drafts: DraftService;

  readonly #arrangement: DraftArrangement;

  constructor(drafts: DraftService, arrangement: DraftArrangement) {
    this.#drafts = drafts;
    this.#arrangement = arrangement;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => KnowledgeDraftType, {
    nullable: true,
    description: `The draft of a company's knowledge; null when nobody has begun one. ${MAY_SEE} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  async knowledgeDraft(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: "The actor's own company if missing.",
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<KnowledgeDraftType | null> {
    const draft = await this.#drafts.find(request, companyId);
    return draft ? presentDraft(draft) : null;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => DraftUseCaseConnection, {
    description: `The use cases of a company's draft, in their order; none when there is no draft. ${MAY_SEE} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  async draftUseCases(
    @Args(() => DraftUseCasesArguments) { filter, ...page }: DraftUseCasesArguments,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DraftUseCaseConnection> {
    const { companyId, ...rest } = filter ?? {};
    const list = await this.#drafts.list(request, { page, companyId, filter: rest });
    return toConnection(list, presentDraftUseCase);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => DraftUseCaseType, {
    description:
      'One use case of a draft; who may see the list may see it. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async draftUseCase(
    @Arg('id', () => ID, { description: 'The use case of the draft.' }) id: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DraftUseCaseType> {
    return presentDraftUseCase(await this.#drafts.findUseCase(request, id));
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => KnowledgeDraftPayload, {
    description: `Begins a draft from what answers now; one that is there stays as it is. ${MAY} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  async startKnowledgeDraft(
    @Arg('input', () => StartKnowledgeDraftInput, { description: 'The company.' })
    { companyId }: StartKnowledgeDraftInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<KnowledgeDraftPayload> {
    const draft = await this.#drafts.start(request, companyId);
    return { message: 'Draft begun', draft: presentDraft(draft) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => DraftUseCasePayload, {
    description: `Adds a use case to the draft, which is begun if there is none. ${MAY} Errors: BAD_USER_INPUT with \`fields\`, NOT_FOUND, FORBIDDEN.`,
  })
  async addDraftUseCase(
    @Arg('input', () => AddDraftUseCaseInput, { description: 'The use case.' })
    input: AddDraftUseCaseInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DraftUseCasePayload> {
    const useCase = await this.#drafts.add(request, withoutNulls(input));
    return { message: 'Use case added to the draft', useCase: presentDraftUseCase(useCase) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => DraftUseCasePayload, {
    description: `Changes a use case of the draft. ${MAY} Errors: BAD_USER_INPUT with \`fields\`, CONFLICT (a colleague has changed it), NOT_FOUND, FORBIDDEN.`,
  })
  async changeDraftUseCase(
    @Arg('input', () => ChangeDraftUseCaseInput, { description: 'The use case.' })
    input: ChangeDraftUseCaseInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DraftUseCasePayload> {
    const useCase = await this.#drafts.change(request, withoutNulls(input));
    return { message: 'Use case changed in the draft', useCase: presentDraftUseCase(useCase) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => DraftUseCasePayload, {
    description: `Takes a use case out of the draft, or back into it. ${MAY} Errors: CONFLICT (a colleague has changed it), NOT_FOUND, FORBIDDEN.`,
  })
  async setDraftUseCaseRemoved(
    @Arg('input', () => SetDraftUseCaseRemovedInput, { description: 'The use case.' })
    { removed, ...seen }: SetDraftUseCaseRemovedInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DraftUseCasePayload> {
    const useCase = await this.#drafts.setRemoved(request, seen, removed);
    const message = removed ? 'Use case taken out of the draft' : 'Use case taken back';
    return { message, useCase: presentDraftUseCase(useCase) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => DraftUseCasePayload, {
    description: `Moves a use case to another place in the draft, which is the order of the file that is published. ${MAY} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  async moveDraftUseCase(
    @Arg('input', () => MoveDraftUseCaseInput, { description: 'The use case, and where to.' })
    input: MoveDraftUseCaseInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DraftUseCasePayload> {
    const useCase = await this.#arrangement.move(request, input);
    return { message: 'Use case moved', useCase: presentDraftUseCase(useCase) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => MessagePayload, {
    description: `Gives the whole draft up; what answers now goes on answering. ${MAY} Errors: CONFLICT (it has changed), NOT_FOUND, FORBIDDEN.`,
  })
  async discardKnowledgeDraft(
    @Arg('input', () => DiscardKnowledgeDraftInput, { description: 'The draft.' })
    input: DiscardKnowledgeDraftInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#drafts.discard(request, input);
    return { message: 'Draft discarded' };
  }
}

/** A draft for GraphQL. */
export const presentDraft = ({ counts, ...draft }: DraftView): KnowledgeDraftType => ({
  ...draft,
  useCaseCount: counts.UNCHANGED + counts.CHANGED + counts.NEW,
  newCount: counts.NEW,
  changedCount: counts.CHANGED,
  removedCount: counts.REMOVED,
});

/** A use case of a draft for GraphQL. */
export const presentDraftUseCase = ({
  companyId: _companyId,
  position: _position,
  questionIds: _questionIds,
  ...useCase
}: DraftUseCaseView): DraftUseCaseType => useCase;

/** What was left out as `null` keeps what it is. */
export const withoutNulls = <
  T extends {
    wordings?: string[] | null;
    questionIds?: string[] | null;
    buildingIds?: string[] | null;
  },
>({
  wordings,
  questionIds,
  buildingIds,
  ...input
}: T) => ({
  ...input,
  ...(wordings ? { wordings } : {}),
  ...(questionIds ? { questionIds } : {}),
  ...(buildingIds ? { buildingIds } : {}),
});
