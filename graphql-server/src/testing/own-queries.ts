import type { TestClient } from './test-client.js';

/** Ids that a query of a type can be asked with. */
export interface AskedFor {
  /** Id of the thing. */
  id: string | undefined;
  companyId: string | undefined;
  sessionId: string | undefined;
  useCaseId: string | undefined;
  webhookId: string | undefined;
  buildingId: string | undefined;
}

/** For each type with an id of its own: the call besides `node` and `nodes` that shows its things. */
const OWN_QUERIES: Readonly<Record<string, string>> = {
  AdminUser: '{ admins(first: 100) { edges { node { id } } } }',
  ApiKey:
    'query ($companyId: ID) { apiKeys(first: 100, filter: { companyId: $companyId }) { edges { node { id } } } }',
  Attachment: '/api/files/',
  AuditEntry:
    'query ($companyId: ID) { auditLog(first: 100, filter: { companyId: $companyId }) { edges { node { id } } } }',
  Case: 'query ($id: ID!) { case(id: $id) { case { id } } }',
  Broadcast: 'query ($id: ID!) { broadcast(id: $id) { id } }',
  Building: 'query ($id: ID!) { building(id: $id) { id } }',
  Company: 'query ($id: ID!) { company(id: $id) { id } }',
  CompanyInvitation: membersOf('INVITATION'),
  CompanyUser: membersOf('USER'),
  Conversation: 'query ($sessionId: ID!) { conversation(sessionId: $sessionId) { id } }',
  EndUser: 'query ($id: ID!) { endUser(id: $id) { id } }',
  EndUserImport: 'query ($id: ID!) { endUserImport(id: $id) { id } }',
  Flat: 'query ($buildingId: ID!) { flats(buildingId: $buildingId) { id } }',
  Message:
    'query ($sessionId: ID!) { conversation(sessionId: $sessionId) { messages { edges { node { id } } } } }',
  Passkey: '{ passkeys { id } }',
  SignInSession: '{ signInSessions { id } }',
  UnansweredQuestion:
    'query ($companyId: ID) { unansweredQuestions(first: 100, filter: { companyId: $companyId }) { edges { node { id } } } }',
  UseCase: 'query ($id: ID!) { useCase(id: $id) { id } }',
  UseCaseWording: 'query ($useCaseId: ID!) { useCaseWordings(useCaseId: $useCaseId) { id } }',
  Webhook: 'query ($id: ID!) { webhook(id: $id) { id } }',
  WebhookDelivery:
    'query ($webhookId: ID!) { webhookDeliveries(first: 100, webhookId: $webhookId) { edges { node { id } } } }',
};

function membersOf(kind: 'INVITATION' | 'USER'): string {
  return `query ($companyId: ID) { companyMembers(first: 100, filter: { companyId: $companyId, kind: ${kind} }) { edges { node { id } } } }`;
}

/** Whether the call for its type shows a caller this thing; every refusal means that it does not. */
export async function isShownByOwnQuery(
  client: TestClient,
  type: string,
  asked: AskedFor,
): Promise<boolean> {
  const call = OWN_QUERIES[type];
  if (!call) throw new Error(`No query shows a ${type}.`);
  if (call.startsWith('/')) {
    return (await client.fetch(call + asked.id, { method: 'HEAD' })).status === 200;
  }
  const { data, errors } = await client.graphql(call, asked);
  const failure = errors?.find(({ extensions }) => !REFUSALS.has(extensions.code));
  if (failure) throw new Error(`${type}: ${failure.message}`);
  return JSON.stringify(data ?? null).includes(`"id":"${asked.id}"`);
}

const REFUSALS = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']);
