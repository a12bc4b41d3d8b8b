import { Ctx, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../platform/graphql/index.js';
import { findEndUser, toEndUserProfile } from '../end-users/index.js';
import { Viewer, ViewerKind } from './viewer.type.js';

@Resolver()
export class ViewerResolver {
  @AccessFor('public')
  @Query(() => Viewer, { description: 'Who makes this request.' })
  async viewer(@Ctx() { request }: GraphqlContext): Promise<Viewer> {
    const { actor, em } = request;
    const user = actor.kind === 'endUser' ? await findEndUser(em, actor.endUserId) : null;
    if (!user) return { kind: ViewerKind.ANONYMOUS, permissions: [] };
    return { kind: ViewerKind.END_USER, permissions: [], endUser: toEndUserProfile(user) };
  }
}
