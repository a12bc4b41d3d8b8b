import type { EndUserRow } from '../features/end-users';
import type { Invitation, User } from '../features/people';
import type {
  ApiKeyRowFragment,
  AuditRowFragment,
  PasskeyRowFragment,
  SessionRowFragment,
  WebhookDeliveryRowFragment,
  WebhookRowFragment,
} from '../gql/graphql';

const DAY_MS = 86_400_000;

/** A moment so many days from now; negative for the past. */
export const days = (count: number): string => new Date(Date.now() + count * DAY_MS).toISOString();

export const anApiKey = (overrides: Partial<ApiKeyRowFragment> = {}) => ({
  __typename: 'ApiKey' as const,
  id: 'key-1',
  name: 'Abgleich mit der Buchhaltung',
  prefix: 'hgk_7Qm2xV',
  scopes: ['USERS_VIEW' as const, 'USERS_EDIT' as const, 'CONVERSATIONS_VIEW' as const],
  status: 'ACTIVE' as const,
  createdBy: 'Petra Lindner',
  makerHasLeft: false,
  createdAt: '2026-10-02T08:00:00.000Z',
  expiresAt: days(200),
  lastUsedAt: '2026-11-20T07:30:00.000Z',
  previousKeyValidUntil: null,
  ...overrides,
});

export const aScope = (name: string, description: string) => ({
  __typename: 'ApiKeyScopeDescription' as const,
  name,
  group: name.split('_')[0]?.toLowerCase() ?? name,
  description,
});

export const aWebhook = (overrides: Partial<WebhookRowFragment> = {}) => ({
  __typename: 'Webhook' as const,
  id: 'webhook-1',
  url: 'https://hooks.lindenhof.example/hausgeist',
  description: 'Ticketsystem der Hausmeister',
  events: ['CONVERSATION_STARTED' as const, 'CONVERSATION_ENDED' as const],
  isActive: true,
  disabledReason: null,
  disabledRefusal: null,
  createdAt: '2026-10-02T08:00:00.000Z',
  lastDeliveryAt: '2026-11-20T07:30:00.000Z',
  lastDeliveryStatus: 'DELIVERED' as const,
  previousSecretValidUntil: null,
  ...overrides,
});

export const aDelivery = (overrides: Partial<WebhookDeliveryRowFragment> = {}) => ({
  __typename: 'WebhookDelivery' as const,
  id: 'delivery-1',
  eventId: '0198f3c1-52aa-7c31-9d4e-3f2b8a6c1d70',
  eventType: 'conversation.started',
  status: 'DELIVERED' as const,
  attempts: 1,
  createdAt: '2026-11-20T07:30:00.000Z',
  lastAttemptAt: '2026-11-20T07:30:01.000Z',
  nextAttemptAt: null,
  responseStatus: 200,
  durationMs: 84,
  error: null,
  refusal: null,
  payload: {
    id: '0198f3c1-52aa-7c31-9d4e-3f2b8a6c1d70',
    type: 'conversation.started',
    data: { conversationId: 'c-4711' },
  },
  ...overrides,
});

/** A page of a list as the server answers it. */
export const aConnection = (nodes: readonly object[], totalCount = nodes.length) => ({
  totalCount,
  edges: nodes.map((node) => ({ node })),
});

export const aPasskey = (overrides: Partial<PasskeyRowFragment> = {}) => ({
  __typename: 'Passkey' as const,
  id: 'passkey-1',
  name: 'Laptop im Büro',
  isBackedUp: true,
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: null,
  ...overrides,
});

export const aSignInSession = (overrides: Partial<SessionRowFragment> = {}) => ({
  __typename: 'SignInSession' as const,
  id: 'session-1',
  device: 'Firefox, Linux',
  address: '192.0.2.7',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-21T09:00:00.000Z',
  isCurrent: true,
  ...overrides,
});

const LINDENHOF = {
  __typename: 'CompanyReference' as const,
  id: 'company-1',
  name: 'Lindenhof Hausverwaltung GmbH',
};

/** First, last and full name, of which a test may choose the first two. */
const named = (
  first: string,
  last: string,
  { firstName = first, lastName = last }: { firstName?: string; lastName?: string },
) => ({ firstName, lastName, fullName: `${firstName} ${lastName}` });

/** A tenant. */
export const anEndUser = (overrides: Partial<EndUserRow> = {}) => ({
  __typename: 'EndUser' as const,
  id: 'end-user-1',
  type: 'TENANT' as const,
  ...named('Anna', 'Berger', overrides),
  email: 'anna.berger@beispiel.de',
  phone: '040 123456',
  address: 'Lindenweg 7, 20095 Hamburg',
  apartmentNumber: '12',
  roomIndication: null,
  movesOutOn: null,
  externalId: 'K-10482',
  revision: 3,
  authNumber: '482913',
  managingCompany: LINDENHOF,
  ...overrides,
});

/** A person who works at a company. */
export const aPerson = (overrides: Partial<User> = {}): User => ({
  __typename: 'CompanyUser',
  id: 'member-2',
  ...named('Jonas', 'Weber', overrides),
  email: 'jonas.weber@lindenhof.example',
  role: 'COMPANY_STAFF',
  status: 'ACTIVE',
  lastLoginAt: '2026-11-20T08:15:00.000Z',
  invitedBy: null,
  isCurrentUser: false,
  managingCompany: LINDENHOF,
  ...overrides,
});

/** A person who has not accepted yet. */
export const anInvited = (overrides: Partial<Invitation> = {}): Invitation => ({
  __typename: 'CompanyInvitation',
  id: 'invitation-1',
  ...named('Mira', 'Kaya', overrides),
  email: 'mira.kaya@lindenhof.example',
  role: 'COMPANY_MANAGER',
  status: 'PENDING',
  expiresAt: '2026-11-23T10:00:00.000Z',
  isExpired: false,
  mailTrouble: null,
  invitedBy: 'Petra Lindner',
  managingCompany: LINDENHOF,
  ...overrides,
});

/** What the server says of a password: the more characters the better. */
export function aJudgement({
  password = '',
  audience,
}: {
  password?: unknown;
  audience?: unknown;
}) {
  const minLength = audience === 'ADMIN' ? 6 : 8;
  const { length } = String(password);
  const isTooShort = length < minLength;
  return {
    __typename: 'JudgePasswordPayload',
    strength: isTooShort ? 'REFUSED' : length < 12 ? 'FAIR' : 'STRONG',
    problem: isTooShort
      ? {
          __typename: 'Refusal',
          reason: 'PASSWORD_TOO_SHORT',
          params: { min: minLength },
          message: `Password must be at least ${minLength} characters long`,
        }
      : null,
    minLength,
    needsMixture: audience !== 'ADMIN',
  };
}

/** A request about the data of a person. */
export function aPrivacyRequest(overrides: object = {}) {
  return {
    ...{ __typename: 'PrivacyRequest', id: 'request-1', kind: 'EXPORT', state: 'REQUESTED' },
    ...{ personKind: 'END_USER', personName: 'Anna Berger', companyName: 'Lindenhof GmbH' },
    ...{ isAskedByPerson: true, isOverdue: false, extensionReason: null, refusalReason: null },
    ...{ requestedAt: '2026-11-10T09:30:00.000Z', dueAt: '2026-12-10T09:30:00.000Z' },
    ...{ decidedBy: null, finishedAt: null, receipt: [], packageBytes: null, packageUntil: null },
    ...overrides,
  };
}

/** For how long things are kept, and what was deleted. */
export const RETENTION = {
  retention: [
    ...(['CONVERSATIONS', 'ATTACHMENTS', 'SUMMARIES', 'IMPORTS', 'CRAFTSMEN'] as const).map(
      (dataClass) => ({
        ...{ __typename: 'RetentionTime', dataClass, companyDays: null },
        ...{ platformDays: dataClass === 'CONVERSATIONS' ? 730 : null },
        days: dataClass === 'CONVERSATIONS' ? 730 : null,
      }),
    ),
  ],
  retentionOverview: {
    ...{ __typename: 'RetentionOverview', nextRunAt: '2026-11-22T02:30:00.000Z' },
    ...{ heldPeople: 1, heldConversations: 2, auditMonths: 24 },
  },
  retentionRuns: [
    {
      ...{ __typename: 'RetentionRun', startedAt: '2026-11-21T02:30:00.000Z' },
      finishedAt: '2026-11-21T02:31:00.000Z',
      deleted: [{ __typename: 'RetentionCount', dataClass: 'CONVERSATIONS', count: 1312 }],
    },
  ],
};

/** What the next night would delete if a time were shorter. */
export const RETENTION_DUE = {
  retentionDue: 1_312,
  retentionOverview: {
    ...{ __typename: 'RetentionOverview', nextRunAt: '2026-11-22T02:30:00.000Z' },
  },
};

export const anAuditEntry = (overrides: Partial<AuditRowFragment> = {}) => ({
  __typename: 'AuditEntry',
  id: 'entry-1',
  at: '2026-11-21T09:12:00.000Z',
  actorKind: 'ADMIN',
  actorId: 'admin-1',
  actorName: 'Ada Admin',
  action: 'company.updated',
  companyName: 'Lindenhof Hausverwaltung GmbH',
  subjectKind: 'COMPANY',
  subjectId: 'thing-1',
  subjectName: 'Lindenhof Hausverwaltung GmbH',
  details: { changes: { phone: { from: '+49 40 1', to: '+49 40 66969 100' } }, note: null },
  address: '192.0.2.7',
  ...overrides,
});
