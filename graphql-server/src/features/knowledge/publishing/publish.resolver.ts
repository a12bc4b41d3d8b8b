import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import type { PromptFileState } from '../files/prompt-file-state.repository.js';
import type { WrittenUseCase } from '../splitting/section-finder.js';
import type { KnowledgeVersion } from '../versions/knowledge-version.entity.js';
import type { KnowledgeChange } from './compare-use-cases.js';
import type { PublishService } from './publish.service.js';
import {
  type KnowledgeChangeType,
  KnowledgeReviewType,
  KnowledgeVersionDetail,
  KnowledgeVersionType,
  PublishedKnowledgePayload,
  PublishKnowledgeInput,
  RestoreKnowledgeInput,
  type UseCaseContent,
} from './publish.type.js';

const MAY_SEE =
  'For administrators, who name the company, and `settings.view` at the own company; API keys may have `companies.view`.';

@Resolver()
export class PublishResolver {
  readonly #publishing: PublishService;

  constructor(publishing: PublishService) {
    this.#publishing = publishing;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => KnowledgeReviewType, {
    description: `What publishing the draft of a company would change, and what to look at before. ${MAY_SEE} Errors: NOT_FOUND (also without a draft), FORBIDDEN.`,
  })
  async knowledgeReview(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: "The actor's own company if missing.",
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<KnowledgeReviewType> {
    const { changes, ...review } = await this.#publishing.review(request, companyId);
    return { ...review, changes: changes.map(presentChange) };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => [KnowledgeVersionType], {
    description: `The last 50 versions of a company's knowledge that answered, the latest first. ${MAY_SEE} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  async knowledgeVersions(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: "The actor's own company if missing.",
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<KnowledgeVersionType[]> {
    const { versions, runningFileId } = await this.#publishing.versions(request, companyId);
    return versions.map((version) =>
      presentVersion(version, version.promptFileId === runningFileId),
    );
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => KnowledgeVersionDetail, {
    description:
      'One version with its text; who may see the list may see it. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async knowledgeVersion(
    @Arg('id', () => ID, { description: 'The version.' }) id: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<KnowledgeVersionDetail> {
    const { version, comparison, isRunning } = await this.#publishing.version(request, id);
    return {
      version: presentVersion(version, isRunning),
      content: version.content,
      changes: comparison.changes.map(presentChange),
    };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => PublishedKnowledgePayload, {
    description:
      'Lets the draft answer and waits until it does. For administrators, who name the company, and company users with `settings.edit`. Errors: CONFLICT (the draft has changed since it was reviewed, or something has to be agreed to), BAD_USER_INPUT with `fields`, NOT_FOUND, FORBIDDEN.',
  })
  async publishKnowledge(
    @Arg('input', () => PublishKnowledgeInput, { description: 'The draft.' })
    input: PublishKnowledgeInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<PublishedKnowledgePayload> {
    return presentPublished(await this.#publishing.publish(request, input));
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => PublishedKnowledgePayload, {
    description:
      'Lets an earlier version answer again, as a new one, and waits until it does. For administrators, and company users with `settings.edit`. Errors: BAD_USER_INPUT with `fields`, NOT_FOUND, FORBIDDEN.',
  })
  async restoreKnowledge(
    @Arg('input', () => RestoreKnowledgeInput, { description: 'The version.' })
    input: RestoreKnowledgeInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<PublishedKnowledgePayload> {
    return presentPublished(await this.#publishing.restore(request, input));
  }
}

const presentPublished = ({ status, vectorCount }: PromptFileState) => ({
  message: 'Knowledge published',
  isRunning: status === 'PROCESSED',
  useCaseCount: vectorCount,
});

const presentVersion = (version: KnowledgeVersion, isRunning: boolean): KnowledgeVersionType => ({
  id: version.id,
  version: version.version,
  fileName: version.fileName,
  useCaseCount: version.useCaseCount,
  origin: version.origin,
  publishedBy: version.publishedBy ?? null,
  publishedAt: version.publishedAt,
  note: version.note ?? null,
  isRunning,
});

const presentChange = ({ kind, before, after }: KnowledgeChange): KnowledgeChangeType => ({
  kind,
  before: before && presentContent(before),
  after: after && presentContent(after),
});

const presentContent = ({ title, text, terms }: WrittenUseCase): UseCaseContent => ({
  title,
  text,
  ...terms,
});
