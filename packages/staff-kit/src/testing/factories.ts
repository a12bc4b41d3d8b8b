import type { EndUserRow } from '../features/end-users';
import type { Invitation, User } from '../features/people';
import type {
  ApiKeyRowFragment,
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
  invitedBy: 'Petra Lindner',
  managingCompany: LINDENHOF,
  ...overrides,
});
