import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../platform/graphql/index.js';
import { FrontEndErrorType } from './front-end-error.type.js';
import type { FrontEndErrorsService } from './front-end-errors.service.js';

@Resolver()
export class FrontEndErrorResolver {
  readonly #errors: FrontEndErrorsService;

  constructor(errors: FrontEndErrorsService) {
    this.#errors = errors;
  }

  @AccessFor(['admin'])
  @Query(() => [FrontEndErrorType], {
    description:
      'Where a version of a front end failed in browsers, at most 20 different errors, those of most pages first. For administrators. Errors: NOT_FOUND.',
  })
  async frontEndErrors(
    @Arg('name', () => String, { description: 'Name of the front end.' }) name: string,
    @Arg('version', () => String, { description: 'The version.' }) version: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<FrontEndErrorType[]> {
    const errors = await this.#errors.list(request, { name, version });
    return errors.map(({ kind, ...error }) => ({ ...error, isCrash: kind === 'RENDER' }));
  }
}
