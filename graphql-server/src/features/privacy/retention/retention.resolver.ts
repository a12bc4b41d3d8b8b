import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import type { RetentionClass } from './retention-classes.js';
import type { RetentionService } from './retention.service.js';
import {
  RetentionDueInput,
  RetentionOverview,
  RetentionPayload,
  RetentionRunType,
  RetentionTime,
  SetRetentionInput,
} from './retention.type.js';

@Resolver()
export class RetentionResolver {
  readonly #retention: RetentionService;

  constructor(retention: RetentionService) {
    this.#retention = retention;
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => [RetentionTime], {
    description:
      'After how many days things are deleted: at a company those that it may shorten, with `settings.view`; without one those of the platform, for administrators. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async retention(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; administrators leave it out for the platform.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<RetentionTime[]> {
    return this.#retention.list(request, companyId);
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => Int, {
    description:
      'How much of one class the next night would delete if this time held: to ask with before `setRetention` shortens it. Of all companies, as far as none has a shorter time of its own, for administrators; at a company with `settings.view`. Errors: BAD_USER_INPUT with `fields`, FORBIDDEN, NOT_FOUND.',
  })
  async retentionDue(
    @Arg('input', () => RetentionDueInput, { description: 'The time.' }) input: RetentionDueInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<number> {
    return this.#retention.countDue(request, input);
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => RetentionPayload, {
    description:
      'Sets after how many days something is deleted; the next night does it, except for what is under a legal hold. For administrators, and `settings.edit` at the own company, which may only shorten. Errors: BAD_USER_INPUT with `fields`, FORBIDDEN, NOT_FOUND.',
  })
  async setRetention(
    @Arg('input', () => SetRetentionInput, { description: 'The time.' }) input: SetRetentionInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<RetentionPayload> {
    const retention = await this.#retention.set(request, input);
    return { message: 'Retention time saved', retention };
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => RetentionOverview, {
    description:
      'When things are deleted next and what is held: at a company with `settings.view`; without one of all companies, for administrators. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async retentionOverview(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; administrators leave it out for the platform.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<RetentionOverview> {
    return this.#retention.overview(request, companyId);
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => [RetentionRunType], {
    description:
      'What the last nights have deleted because its time was over, the newest first; at most 60. Of all companies for administrators; of the own one with `settings.view`, only nights in which something of it was deleted. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async retentionRuns(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'Only of this company; administrators leave it out for all.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<RetentionRunType[]> {
    const runs = await this.#retention.runs(request, companyId);
    return runs.map(({ startedAt, finishedAt, counts }) => ({
      startedAt,
      finishedAt: finishedAt ?? null,
      deleted: Object.entries(counts).map(([dataClass, count]) => ({
        dataClass: dataClass as RetentionClass,
        count,
      })),
    }));
  }
}
