import type { NewWebhookEvent } from '../webhooks/index.js';
import type { PrivacyRequest } from './privacy-request.entity.js';

// What other systems are told of requests about data; docs/webhooks.md says what each field means.

const common = (request: PrivacyRequest) => ({
  requestId: request.id,
  endUserId: request.personId,
  kind: request.kind,
  state: request.state,
  isAskedByPerson: request.isAskedByPerson,
  requestedAt: request.requestedAt.toISOString(),
  dueAt: request.dueAt.toISOString(),
});

/** A tenant or owner has asked for a copy of their data, or for their erasure. */
export const requestAsked = (request: PrivacyRequest): NewWebhookEvent => ({
  type: 'privacy.requested',
  data: common(request),
});

/** It was decided, extended, done or has failed. */
export const requestChanged = (request: PrivacyRequest): NewWebhookEvent => ({
  type: 'privacy.changed',
  data: { ...common(request), finishedAt: request.finishedAt?.toISOString() ?? null },
});
