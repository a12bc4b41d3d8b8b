import type { RequestContext } from '../../../platform/context/index.js';
import type { AdminListEntry } from './admin-list.repository.js';
import { AdminUser } from './admin.type.js';

/** An administrator as GraphQL shows them to the actor. */
export const toAdminUser = (
  { actor }: Pick<RequestContext, 'actor'>,
  entry: AdminListEntry,
): AdminUser =>
  Object.assign(new AdminUser(), {
    ...entry,
    isCurrentUser: actor.kind === 'admin' && actor.adminId === entry.id,
  });
