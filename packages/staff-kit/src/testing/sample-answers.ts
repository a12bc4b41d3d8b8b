import { EVENTS } from '../features/integrations/webhooks/events';
import { ANALYTICS_ANSWERS } from './analytics-sample';
import {
  aConnection,
  anApiKey,
  anAuditEntry,
  aDelivery,
  aScope,
  aPasskey,
  aSignInSession,
  aWebhook,
  days,
  RETENTION,
  RETENTION_DUE,
} from './factories';
import { DATA_PROCESSING, OPERATOR } from './operator-answers';

/** Keys in every state. */
export const KEYS = [
  anApiKey(),
  anApiKey({
    id: 'key-2',
    name: 'Auswertung',
    prefix: 'hgk_Zp81Lk',
    scopes: ['ANALYTICS_VIEW'],
    expiresAt: days(5.5),
    lastUsedAt: null,
    previousKeyValidUntil: days(0.5),
  }),
  anApiKey({
    id: 'key-3',
    name: 'Alte Anbindung',
    prefix: 'hgk_b3Tt0c',
    status: 'EXPIRED',
    expiresAt: '2026-09-01T08:00:00.000Z',
  }),
  anApiKey({ id: 'key-4', name: 'Probe', prefix: 'hgk_9sWq5e', status: 'REVOKED' }),
];

/** Webhooks in every state. */
export const WEBHOOKS = [
  aWebhook(),
  aWebhook({
    id: 'webhook-2',
    url: 'https://crm.lindenhof.example/eingang/hausgeist?mandant=17',
    description: '',
    events: EVENTS.map(({ type }) => type),
    isActive: false,
    disabledReason: 'Nothing could be delivered for 5 days.',
    disabledRefusal: { reason: 'NOTHING_DELIVERED_FOR', params: { days: 5 } },
    lastDeliveryStatus: 'FAILED',
  }),
  aWebhook({
    id: 'webhook-3',
    url: 'https://test.lindenhof.example/',
    description: 'Probe',
    events: ['END_USER_CHANGED'],
    isActive: false,
    lastDeliveryAt: null,
    lastDeliveryStatus: null,
  }),
];

/** Deliveries in every state. */
export const DELIVERIES = [
  aDelivery({
    id: 'delivery-3',
    eventType: 'conversation.ended',
    status: 'PENDING',
    attempts: 2,
    nextAttemptAt: '2026-11-21T12:30:00.000Z',
    responseStatus: 503,
    durationMs: 1_240,
    error: 'The receiver answered with HTTP 503.',
    refusal: { reason: 'RECEIVER_STATUS', params: { status: 503 } },
  }),
  aDelivery(),
  aDelivery({
    id: 'delivery-2',
    eventType: 'webhook.test',
    status: 'FAILED',
    attempts: 8,
    responseStatus: null,
    durationMs: 10_000,
    error: 'The receiver did not answer within 10 seconds.',
    refusal: { reason: 'RECEIVER_TIMED_OUT', params: { seconds: 10 } },
  }),
];

const SCOPES = [
  aScope('USERS_VIEW', 'See tenants and owners'),
  aScope('USERS_CREATE', 'Add tenants and owners'),
  aScope('USERS_EDIT', 'Edit tenants and owners'),
  aScope('CONVERSATIONS_VIEW', 'See conversations'),
  aScope('CONVERSATIONS_EXPORT', 'Export conversations'),
  aScope('ANALYTICS_VIEW', 'See analytics'),
  aScope('LETTERS_SEND', 'Send letters'),
];

const SECRET = 'hgk_7Qm2xVb0aT4pLr9sWq5eYc81ZkUu3NfHd6Jo';

/** What a server answers to the operations of the kit's screens. */
export const SAMPLE_ANSWERS: Readonly<Record<string, object>> = {
  LegalHolds: { legalHolds: [] },
  PrivacyRequests: { privacyRequests: [] },
  PrivacyRequestCounts: { privacyRequestCounts: { open: 0, soon: 0, overdue: 0 } },
  Retention: RETENTION,
  RetentionDue: RETENTION_DUE,
  Operator: OPERATOR,
  DataProcessing: DATA_PROCESSING,
  ...ANALYTICS_ANSWERS,
  AuditLog: {
    auditLog: aConnection([
      anAuditEntry(),
      anAuditEntry({
        ...{ id: 'entry-2', action: 'end-user.created', subjectKind: 'END_USER' },
        ...{ actorKind: 'COMPANY_USER', actorName: 'Petra Lindner', subjectName: 'Jana Öztürk' },
        details: null,
      }),
    ]),
  },
  ApiKeys: { apiKeys: aConnection(KEYS) },
  ApiKeyScopes: { apiKeyScopes: SCOPES },
  CreateApiKey: { createApiKey: { key: SECRET, apiKey: anApiKey({ id: 'key-9' }) } },
  UpdateApiKey: { updateApiKey: { apiKey: anApiKey({ name: 'Neuer Name' }) } },
  RotateApiKey: { rotateApiKey: { key: SECRET, apiKey: anApiKey() } },
  RevokeApiKey: { revokeApiKey: { apiKey: anApiKey({ status: 'REVOKED' }) } },
  Webhooks: { webhooks: aConnection(WEBHOOKS) },
  CreateWebhook: {
    createWebhook: { secret: `whsec_${SECRET}`, webhook: aWebhook({ id: 'webhook-9' }) },
  },
  UpdateWebhook: { updateWebhook: { webhook: aWebhook({ id: 'webhook-2' }) } },
  DeleteWebhook: { deleteWebhook: { message: 'OK' } },
  RotateWebhookSecret: {
    rotateWebhookSecret: { secret: `whsec_${SECRET}`, webhook: aWebhook() },
  },
  TestWebhook: { testWebhook: { delivery: { __typename: 'WebhookDelivery', id: 'new' } } },
  WebhookDeliveries: { webhookDeliveries: aConnection(DELIVERIES) },
  WebhookDeliveryCount: { webhookDeliveries: { totalCount: 128 } },
  ReplayWebhookDeliveries: { replayWebhookDeliveries: { count: 126 } },
  ReplayWebhookDelivery: {
    replayWebhookDelivery: { delivery: { __typename: 'WebhookDelivery', id: 'new' } },
  },
  SignInSessions: {
    signInSessions: [
      aSignInSession(),
      aSignInSession({ id: 'session-2', device: 'Chrome, Windows', isCurrent: false }),
    ],
  },
  Passkeys: { passkeys: [aPasskey()] },
  RenamePasskey: { renamePasskey: { message: 'OK' } },
  RemovePasskey: { removePasskey: { message: 'OK' } },
  EndSession: { endSession: { message: 'OK' } },
  EndOtherSessions: { endOtherSessions: { message: 'OK' } },
  ChangeMyName: { changeMyName: { message: 'OK' } },
  ChangePassword: { changePassword: { message: 'OK' } },
  BeginTwoFactor: { beginTwoFactor: { secret: 'ABCD EFGH', qrCode: 'data:image/png;base64,AA' } },
  ConfirmTwoFactor: { confirmTwoFactor: { recoveryCodes: ['one-1', 'two-2'] } },
  RenewRecoveryCodes: { renewRecoveryCodes: { recoveryCodes: ['one-1', 'two-2'] } },
  DisableTwoFactor: { disableTwoFactor: { message: 'OK' } },
};
