import { Ctx, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../platform/graphql/index.js';
import { presentViewer } from './viewer.presenter.js';
import type { ViewerService } from './viewer.service.js';
import { Viewer } from './viewer.type.js';

@Resolver()
export class ViewerResolver {
  readonly #viewers: ViewerService;

  constructor(viewers: ViewerService) {
    this.#viewers = viewers;
  }

  @AccessFor('everybody')
  @Query(() => Viewer, { description: 'Who makes this request.' })
  async viewer(@Ctx() { request }: GraphqlContext): Promise<Viewer> {
    return presentViewer(await this.#viewers.describe(request));
  }
}
