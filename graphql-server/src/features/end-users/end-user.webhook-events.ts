import type { NewWebhookEvent } from '../webhooks/index.js';
import { detailsOf, type EndUserDetail } from './end-user-details.js';
import type { EndUser } from './end-user.entity.js';

/** What other systems are told of an end user; without the number that signs them in. */
type ToldFields = Pick<EndUser, 'id' | 'createdAt' | EndUserDetail>;

/** A tenant or owner was registered. */
export const endUserCreated = (user: ToldFields): NewWebhookEvent => ({
  type: 'end_user.created',
  data: toldOf(user),
});

/** All that a change of a person causes; `changed` are the names of the fields that have become others. */
export const eventsOfChange = (user: ToldFields, changed: readonly string[]): NewWebhookEvent[] =>
  changed.length === 0
    ? []
    : [{ type: 'end_user.changed', data: { ...toldOf(user), changed: [...changed] } }];

/** A tenant or owner was deleted; by now nothing else is known of them. */
export const endUserDeleted = (endUserId: string): NewWebhookEvent => ({
  type: 'end_user.deleted',
  data: { endUserId, deletedAt: new Date().toISOString() },
});

const toldOf = (user: ToldFields) => ({
  endUserId: user.id,
  ...detailsOf(user),
  createdAt: user.createdAt.toISOString(),
});
