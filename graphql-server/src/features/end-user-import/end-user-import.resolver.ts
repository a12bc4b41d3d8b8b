import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../platform/graphql/index.js';
import type { EndUserImport as Stored } from './end-user-import.entity.js';
import { presentImport, presentProblemRow } from './end-user-import.presenter.js';
import type { EndUserImports } from './end-user-import.service.js';
import {
  CancelEndUserImportInput,
  CheckEndUserImportInput,
  EndUserImport,
  EndUserImportPayload,
  EndUserImportProblemRow,
  StartEndUserImportInput,
} from './end-user-import.type.js';

/** type-graphql calls `subscribe` without the resolver's instance, so the service comes this way. */
export interface EndUserImportContext extends GraphqlContext {
  endUserImports: EndUserImports;
}

@Resolver()
export class EndUserImportResolver {
  readonly #imports: EndUserImports;

  constructor(imports: EndUserImports) {
    this.#imports = imports;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => EndUserImport, {
    description: 'One import; needs `users.create`. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async endUserImport(
    @Arg('id', () => ID, { description: 'The import.' }) id: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<EndUserImport> {
    return presentImport(await this.#imports.find(request, id), request.actor);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => [EndUserImport], {
    description:
      'Imports of a company, newest first; needs `users.create`. Errors: BAD_USER_INPUT, FORBIDDEN, NOT_FOUND (another company).',
  })
  async endUserImports(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; for administrators, who have to say it.',
    })
    companyId: string | null,
    @Arg('first', () => Int, {
      nullable: true,
      defaultValue: 10,
      description: '1 to 50; 10 if missing.',
    })
    first: number | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<EndUserImport[]> {
    const tasks = await this.#imports.list(request, companyId, first);
    return tasks.map((task) => presentImport(task, request.actor));
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => [EndUserImportProblemRow], {
    description:
      'All rows of a checked file that cannot be taken, to be corrected; needs `users.create`. Errors: CONFLICT (not checked, or begun already), FORBIDDEN, NOT_FOUND.',
  })
  async endUserImportProblemRows(
    @Arg('id', () => ID, { description: 'The import.' }) id: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<EndUserImportProblemRow[]> {
    const { task, rows } = await this.#imports.findWrongRows(request, id);
    return rows.map(presentProblemRow(task, request.actor));
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => EndUserImportPayload, {
    description:
      'Looks at every row of an uploaded file without changing anybody; `endUserImportProgress` tells when it is done. Needs `users.create`. Errors: BAD_USER_INPUT with `fields`, CONFLICT (it has gone on), FORBIDDEN, NOT_FOUND.',
  })
  async checkEndUserImport(
    @Arg('input', () => CheckEndUserImportInput, { description: 'How it is read.' })
    input: CheckEndUserImportInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<EndUserImportPayload> {
    const task = await this.#imports.check(request, input);
    return {
      message: 'The file is being checked.',
      endUserImport: presentImport(task, request.actor),
    };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => EndUserImportPayload, {
    description:
      'Begins to take a checked file in; it goes on whether or not a client watches. Needs `users.create`. Errors: BAD_USER_INPUT (rows with problems), CONFLICT (not checked, or begun already), FORBIDDEN, NOT_FOUND.',
  })
  async startEndUserImport(
    @Arg('input', () => StartEndUserImportInput, { description: 'The import.' })
    input: StartEndUserImportInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<EndUserImportPayload> {
    const task = await this.#imports.start(request, input);
    return { message: 'The import has begun.', endUserImport: presentImport(task, request.actor) };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => EndUserImportPayload, {
    description:
      'Ends an import before its last row; what is in stays in. Needs `users.create`. Errors: CONFLICT (it has ended), FORBIDDEN, NOT_FOUND.',
  })
  async cancelEndUserImport(
    @Arg('input', () => CancelEndUserImportInput, { description: 'The import.' })
    { id }: CancelEndUserImportInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<EndUserImportPayload> {
    const task = await this.#imports.cancel(request, id);
    return {
      message: 'The import was cancelled.',
      endUserImport: presentImport(task, request.actor),
    };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Subscription(() => EndUserImport, {
    description:
      'Follows an import; its present state at once. Needs `users.create`. Errors: FORBIDDEN, NOT_FOUND.',
    subscribe: ({ args, context }) => {
      const { endUserImports, request } = context as EndUserImportContext;
      return endUserImports.follow(request, (args as { id: string }).id);
    },
  })
  endUserImportProgress(
    @Root() task: Stored,
    @Arg('id', () => ID, { description: 'The import.' }) _id: string,
    @Ctx() { request }: GraphqlContext,
  ): EndUserImport {
    return presentImport(task, request.actor);
  }
}
