import type { NewWebhookEvent } from '../webhooks/index.js';
import type { ServiceCase } from './case.entity.js';
import type { CaseSide } from './case-records.entity.js';

// What other systems are told of cases; docs/webhooks.md says what each field means.

const common = (serviceCase: ServiceCase) => ({
  caseId: serviceCase.id,
  number: serviceCase.number,
  externalId: serviceCase.externalId ?? null,
  title: serviceCase.title,
  place: serviceCase.place,
  category: serviceCase.category ?? null,
  urgency: serviceCase.urgency,
  state: serviceCase.state,
  dueOn: serviceCase.dueOn ?? null,
  assigneeId: serviceCase.assigneeId ?? null,
  endUserId: serviceCase.endUserId ?? null,
  conversationId: serviceCase.conversationId ?? null,
  isFromTenant: Boolean(serviceCase.answerId),
  noticedOn: serviceCase.noticedOn ?? null,
  craftsmanName: serviceCase.craftsmanName || null,
  appointmentAt: serviceCase.appointmentAt?.toISOString() ?? null,
  appointmentUntil: serviceCase.appointmentUntil?.toISOString() ?? null,
  appointmentState: serviceCase.appointmentState ?? null,
});

const lower = (side: CaseSide) => side.toLowerCase() as Lowercase<CaseSide>;

/** A case was made. */
export const caseCreated = (serviceCase: ServiceCase): NewWebhookEvent => ({
  type: 'case.created',
  data: { ...common(serviceCase), createdAt: serviceCase.createdAt.toISOString() },
});

/** Files were added to a case after it was made; how they are fetched is in docs/webhooks.md. */
export const caseFilesAdded = (
  serviceCase: ServiceCase,
  names: readonly string[],
  side: CaseSide,
): NewWebhookEvent => ({
  type: 'case.files_added',
  data: {
    ...common(serviceCase),
    files: [...names],
    addedBy: lower(side),
    addedAt: serviceCase.updatedAt.toISOString(),
  },
});

/** Something about a case has become another; `changed` names the fields. */
export const caseChanged = (
  serviceCase: ServiceCase,
  changed: readonly string[],
  side: CaseSide,
): NewWebhookEvent => ({
  type: 'case.changed',
  data: {
    ...common(serviceCase),
    changed: [...changed],
    changedBy: lower(side),
    changedAt: serviceCase.updatedAt.toISOString(),
  },
});
