import { randomUUID } from 'node:crypto';
import {
  type ApiKeyScope,
  type CompanyRole,
  type Permission,
  PERMISSIONS,
  PLATFORM_KEY_SCOPES,
} from '@hausgeist/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast } from './testing/cast.js';
import { createApiKey } from './testing/sign-in.js';
import {
  adding,
  CASES,
  alone,
  type Caller,
  deciding,
  CHAT_ACCESS,
  type Guarded,
  mutation,
  ofCompany,
  ofInbox,
  ofPeople,
  reading,
  WAY_IN,
  work,
} from './testing/guarded.js';
import { startTestApp, type TestApp } from './testing/test-app.js';
import type { TestClient } from './testing/test-client.js';

const URGENT = { revision: 0, urgency: 'HIGH' };
const OPERATIONS: Readonly<Record<string, Guarded>> = {
  endUsers: {
    document: 'query ($id: ID) { endUsers(filter: { companyId: $id }) { totalCount } }',
    variables: (id) => ({ id }),
    anyOf: ['users.view'],
  },
  endUserStats: {
    document: 'query ($id: ID) { endUserStats(companyId: $id) { total } }',
    variables: (id) => ({ id }),
    anyOf: ['users.view'],
  },
  createEndUser: mutation('createEndUser', 'CreateEndUserInput', ['users.create'], (companyId) => ({
    input: {
      ...{ companyId, type: 'TENANT', firstName: '', lastName: '', email: '', phone: '' },
      ...{ address: '', apartmentNumber: '' },
    },
  })),
  endUserBelongings: {
    document: 'query ($id: ID!) { endUserBelongings(id: $id) { conversations } }',
    variables: () => ({ id: randomUUID() }),
    anyOf: ['users.delete'],
  },
  deleteEndUser: mutation('deleteEndUser', 'DeleteInput', ['users.delete']),
  renewAuthNumber: mutation('renewAuthNumber', 'RenewAuthNumberInput', ['users.edit']),
  ...CHAT_ACCESS,
  broadcasts: {
    document: 'query ($id: ID) { broadcasts(filter: { companyId: $id }) { totalCount } }',
    variables: (id) => ({ id }),
    anyOf: ['broadcast.view'],
  },
  broadcast: {
    document: 'query ($id: ID!) { broadcast(id: $id) { subject } }',
    variables: () => ({ id: randomUUID() }),
    anyOf: ['broadcast.view'],
  },
  broadcastRecipients: {
    document: 'query ($id: ID!) { broadcastRecipients(broadcastId: $id) { totalCount } }',
    variables: () => ({ id: randomUUID() }),
    anyOf: ['broadcast.view'],
  },
  broadcastPreview: {
    document: 'query ($id: ID!) { broadcastPreview(id: $id) { subject } }',
    variables: () => ({ id: randomUUID() }),
    anyOf: ['broadcast.view'],
  },
  broadcastReach: {
    document: 'query ($input: BroadcastReachInput!) { broadcastReach(input: $input) { reached } }',
    variables: (companyId) => ({
      input: { companyId, kind: 'INFORMATION', audience: { kind: 'ALL' } },
    }),
    anyOf: ['broadcast.create'],
  },
  createBroadcast: mutation(
    'createBroadcast',
    'CreateBroadcastInput',
    ['broadcast.create'],
    (companyId) => ({
      input: { companyId, kind: 'INFORMATION', subject: '', text: '', audience: { kind: 'ALL' } },
    }),
  ),
  updateBroadcast: mutation(
    'updateBroadcast',
    'UpdateBroadcastInput',
    ['broadcast.create'],
    () => ({
      input: {
        ...{ id: randomUUID(), kind: 'INFORMATION', subject: 'x', text: 'x' },
        audience: { kind: 'ALL' },
      },
    }),
  ),
  deleteBroadcast: mutation('deleteBroadcast', 'DeleteInput', ['broadcast.create']),
  ...alone('testBroadcast', 'TestBroadcastInput'),
  sendBroadcast: mutation('sendBroadcast', 'SendBroadcastInput', ['broadcast.send']),
  cancelBroadcast: mutation('cancelBroadcast', 'CancelBroadcastInput', ['broadcast.send']),
  ...ofPeople('retention', 'days', ['settings.view']),
  retentionDue: {
    document: 'query ($input: RetentionDueInput!) { retentionDue(input: $input) }',
    variables: (companyId) => ({ input: { companyId, dataClass: 'IMPORTS', days: 9 } }),
    anyOf: ['settings.view'],
    never: ['KEY'],
  },
  auditLog: ofCompany('auditLog(filter: { companyId: $id }) { totalCount }', ['settings.audit']),
  setRetention: {
    ...mutation('setRetention', 'SetRetentionInput', ['settings.edit'], (companyId) => ({
      input: { companyId, dataClass: 'IMPORTS', days: 9 },
    })),
    never: ['KEY'],
  },
  ...ofPeople('privacyRequests', 'id', ['users.delete']),
  legalHolds: {
    document: 'query ($id: ID!) { legalHolds(endUserId: $id) { id } }',
    variables: () => ({ id: randomUUID() }),
    anyOf: ['users.delete'],
    never: ['KEY'],
  },
  placeLegalHold: {
    ...mutation('placeLegalHold', 'PlaceLegalHoldInput', ['users.delete'], () => ({
      input: { endUserId: randomUUID(), note: 'x' },
    })),
    never: ['KEY'],
  },
  ...deciding('liftLegalHold', 'DeleteInput'),
  ...deciding('eraseEndUser', 'EraseEndUserInput'),
  ...ofPeople('privacyRequestCounts', 'open', ['users.delete']),
  ...deciding('confirmPrivacyRequest', 'ConfirmPrivacyRequestInput'),
  ...deciding('refusePrivacyRequest', 'AnswerPrivacyRequestInput', { note: 'x' }),
  ...deciding('extendPrivacyRequest', 'AnswerPrivacyRequestInput', { note: 'x' }),
  ...alone('exportPerson', 'ExportPersonInput', { personKind: 'END_USER' }),
  ...alone('eraseCompanyUser', 'EraseCompanyUserInput'),
  ...ofPeople('retentionOverview', 'heldPeople', ['settings.view']),
  ...ofPeople('retentionRuns', 'startedAt', ['settings.view']),
  cannedReplies: {
    document: 'query ($id: ID) { cannedReplies(companyId: $id) { title } }',
    variables: (id) => ({ id }),
    anyOf: ['conversations.reply', 'settings.edit'],
  },
  createCannedReply: mutation(
    'createCannedReply',
    'CreateCannedReplyInput',
    ['settings.edit'],
    (companyId) => ({ input: { companyId, title: '', text: '' } }),
  ),
  updateCannedReply: mutation(
    'updateCannedReply',
    'UpdateCannedReplyInput',
    ['settings.edit'],
    () => ({ input: { id: randomUUID(), title: 'x', text: 'x' } }),
  ),
  deleteCannedReply: mutation('deleteCannedReply', 'DeleteInput', ['settings.edit']),
  buildings: {
    document: 'query ($id: ID) { buildings(filter: { companyId: $id }) { totalCount } }',
    variables: (id) => ({ id }),
    anyOf: ['users.view'],
  },
  building: {
    document: 'query ($id: ID!) { building(id: $id) { street } }',
    variables: () => ({ id: randomUUID() }),
    anyOf: ['users.view'],
  },
  flats: {
    document: 'query ($id: ID!) { flats(buildingId: $id) { label } }',
    variables: () => ({ id: randomUUID() }),
    anyOf: ['users.view'],
  },
  createBuilding: mutation(
    'createBuilding',
    'CreateBuildingInput',
    ['users.create'],
    (companyId) => ({ input: { companyId, street: '' } }),
  ),
  updateBuilding: mutation('updateBuilding', 'UpdateBuildingInput', ['users.edit'], () => ({
    input: { id: randomUUID(), street: 'Kai 1' },
  })),
  mergeBuildings: mutation('mergeBuildings', 'MergeBuildingsInput', ['users.edit'], () => ({
    input: { id: randomUUID(), intoId: randomUUID() },
  })),
  deleteBuilding: mutation('deleteBuilding', 'DeleteInput', ['users.delete']),
  createFlat: mutation('createFlat', 'CreateFlatInput', ['users.create'], () => ({
    input: { buildingId: randomUUID(), label: '3' },
  })),
  updateFlat: mutation('updateFlat', 'UpdateFlatInput', ['users.edit'], () => ({
    input: { id: randomUUID(), label: '3' },
  })),
  deleteFlat: mutation('deleteFlat', 'DeleteInput', ['users.delete']),
  companyMembers: {
    document: 'query ($id: ID) { companyMembers(filter: { companyId: $id }) { totalCount } }',
    variables: (id) => ({ id }),
    anyOf: ['team.view', 'settings.view'],
  },
  createCompanyUser: mutation(
    'createCompanyUser',
    'CreateCompanyUserInput',
    ['team.invite', 'settings.edit'],
    (companyId) => ({ input: { companyId, firstName: '', lastName: '', email: '' } }),
  ),
  updateCompanyUser: mutation(
    'updateCompanyUser',
    'UpdateCompanyUserInput',
    ['team.manage', 'settings.edit'],
    () => ({ input: { id: randomUUID(), firstName: 'A', lastName: 'B' } }),
  ),
  setCompanyUserStatus: mutation(
    'setCompanyUserStatus',
    'SetCompanyUserStatusInput',
    ['team.manage', 'settings.edit'],
    () => ({ input: { id: randomUUID(), action: 'SUSPEND' } }),
  ),
  deleteCompanyUser: mutation('deleteCompanyUser', 'DeleteInput', ['team.remove', 'settings.edit']),
  resendCompanyInvitation: mutation('resendCompanyInvitation', 'InvitationInput', [
    'team.invite',
    'settings.edit',
  ]),
  revokeCompanyInvitation: mutation('revokeCompanyInvitation', 'InvitationInput', [
    'team.invite',
    'settings.edit',
  ]),
  company: {
    document: 'query ($id: ID) { company(id: $id) { name } }',
    variables: (id) => ({ id }),
    anyOf: ['settings.view'],
  },
  updateCompany: mutation('updateCompany', 'UpdateCompanyInput', ['settings.edit'], (id) => ({
    input: { id, name: '', address: '', email: '', phone: '' },
  })),
  ...WAY_IN,
  updateCompanyAssistant: {
    ...mutation(
      'updateCompanyAssistant',
      'UpdateCompanyAssistantInput',
      ['settings.edit'],
      (id) => ({
        input: { companyId: id, emergencyContacts: [{ label: '', phone: '' }] },
      }),
    ),
    // A key must not send a person in danger to another number.
    never: ['KEY'],
  },
  useCases: {
    document: 'query ($id: ID) { useCases(filter: { companyId: $id }) { totalCount } }',
    variables: (id) => ({ id }),
    anyOf: ['settings.view'],
  },
  useCase: {
    document: 'query ($id: ID!) { useCase(id: $id) { title } }',
    variables: () => ({ id: randomUUID() }),
    anyOf: ['settings.view'],
  },
  useCaseWordings: {
    document: 'query ($id: ID!) { useCaseWordings(useCaseId: $id) { text } }',
    variables: () => ({ id: randomUUID() }),
    anyOf: ['settings.view'],
  },
  addWording: mutation('addWording', 'AddWordingInput', ['settings.edit'], () => ({
    input: { useCaseId: randomUUID(), text: 'x' },
  })),
  reviewWording: mutation('reviewWording', 'ReviewWordingInput', ['settings.edit'], () => ({
    input: { id: randomUUID(), decision: 'ACCEPT' },
  })),
  deleteWording: mutation('deleteWording', 'DeleteInput', ['settings.edit']),
  unansweredQuestions: {
    document: 'query ($id: ID) { unansweredQuestions(filter: { companyId: $id }) { totalCount } }',
    variables: (id) => ({ id }),
    anyOf: ['conversations.view'],
  },
  inboxConversations: {
    document: 'query ($id: ID) { inboxConversations(filter: { companyId: $id }) { totalCount } }',
    variables: (id) => ({ id }),
    anyOf: ['conversations.view'],
  },
  ...ofInbox('inboxCounts', 'allOpen'),
  inboxConversation: {
    document: 'query ($id: ID!) { inboxConversation(id: $id) { id } }',
    variables: () => ({ id: randomUUID() }),
    anyOf: ['conversations.view'],
  },
  ...ofInbox('conversationLabels', 'id'),
  ...ofInbox('inboxColleagues', 'id'),
  ...ofInbox('inboxSavedFilters', 'id', ['KEY']),
  ...adding('createInboxSavedFilter', 'CreateInboxSavedFilterInput'),
  ...work('renameInboxSavedFilter', 'RenameInboxSavedFilterInput', { name: 'x' }),
  ...work('deleteInboxSavedFilter', 'DeleteInput'),
  ...work('assignConversation', 'AssignConversationInput', { revision: 0 }),
  ...work('setConversationLabels', 'SetConversationLabelsInput', { revision: 0, labelIds: [] }),
  ...work('setConversationUrgency', 'SetConversationUrgencyInput', URGENT),
  ...work('addConversationNote', 'AddConversationNoteInput', { text: 'x' }),
  tellInboxPresence: {
    ...mutation('tellInboxPresence', 'TellInboxPresenceInput', ['conversations.view'], () => ({
      input: { conversationId: randomUUID(), pageId: randomUUID(), state: 'VIEWING' },
    })),
    never: ['KEY'],
  },
  ...work('markConversationRead', 'MarkConversationReadInput'),
  ...work('markConversationUnread', 'MarkConversationUnreadInput'),
  ...work('updateConversationLabel', 'UpdateConversationLabelInput'),
  ...adding('createConversationLabel', 'CreateConversationLabelInput'),
  ...CASES,
  ...alone('takeOverConversation', 'TakeOverConversationInput', { revision: 0 }),
  proposeReply: mutation('proposeReply', 'ProposeReplyInput', [], () => ({
    input: { conversationId: randomUUID() },
  })),
  ...alone('replyToConversation', 'ReplyToConversationInput', { text: 'x', clientId: 'x' }),
  ...alone('handBackConversation', 'HandBackConversationInput'),
  // These take conversations.view as well, so that no single permission opens them.
  archiveConversations: mutation('archiveConversations', 'SeenConversationsInput', [], () => ({
    input: { conversations: [{ id: randomUUID(), revision: 0 }] },
  })),
  snoozeConversations: mutation('snoozeConversations', 'SnoozeConversationsInput', [], () => ({
    input: {
      conversations: [{ id: randomUUID(), revision: 0 }],
      until: new Date(Date.now() + 3_600_000).toISOString(),
    },
  })),
  deleteConversationLabel: mutation('deleteConversationLabel', 'DeleteInput', []),
  setUnansweredQuestionState: {
    ...mutation(
      'setUnansweredQuestionState',
      'SetUnansweredQuestionStateInput',
      ['conversations.view'],
      () => ({ input: { id: randomUUID(), state: 'DONE' } }),
    ),
    never: ['KEY'],
  },
  companyDashboard: {
    document: 'query ($id: ID) { companyDashboard(companyId: $id) { waiting } }',
    variables: (id) => ({ id }),
    anyOf: ['dashboard.view'],
  },
  analytics: {
    document: 'query ($id: ID) { analytics(companyId: $id) { now { conversations } } }',
    variables: (id) => ({ id }),
    anyOf: ['analytics.view'],
  },
  rolePermissions: {
    document: 'query ($id: ID) { rolePermissions(companyId: $id) { __typename } }',
    variables: (id) => ({ id }),
    anyOf: ['settings.roles'],
  },
  resetRolePermissions: {
    ...mutation('resetRolePermissions', 'ResetRolePermissionsInput', ['settings.roles'], (id) => ({
      input: { companyId: id, role: 'COMPANY_STAFF' },
    })),
    // Users do not change what their own role may do, and a key changes no role.
    never: ['COMPANY_STAFF', 'KEY'],
  },
};

/** What concerns all companies at once: administrators may, and keys of the platform. */
const PLATFORM_OPERATIONS: Readonly<Record<string, Guarded>> = {
  companies: reading('{ companies { totalCount } }', ['companies.view']),
  createCompany: mutation('createCompany', 'CreateCompanyInput', ['companies.manage'], () => ({
    input: { name: '', address: '', email: '', phone: '' },
  })),
  deleteCompany: mutation('deleteCompany', 'DeleteInput', ['companies.manage']),
  monitoring: reading('{ monitoring(range: LAST_HOUR) { __typename } }', ['monitoring.view']),
  allAnalytics: reading('{ allAnalytics { total { now { conversations } } } }', [
    'monitoring.view',
  ]),
  modelPrices: reading('{ modelPrices { model } }', ['monitoring.view']),
};

/** What a scope of the platform opens besides those of a company. */
const ALSO_OPENED: Partial<Record<ApiKeyScope, readonly string[]>> = {
  'companies.view': ['company', 'useCases', 'useCase', 'useCaseWordings'],
  'audit.view': ['auditLog'],
  'companies.manage': ['updateCompany', 'addWording', 'reviewWording', 'deleteWording'],
};

/** Operations whose input names a company. */
const NAMING_A_COMPANY = Object.keys(OPERATIONS).filter((name) =>
  JSON.stringify(OPERATIONS[name]?.variables('the company')).includes('the company'),
);

const REFUSALS = new Set(['FORBIDDEN', 'UNAUTHENTICATED']);

async function codeOf(client: TestClient, name: string, companyId: string) {
  const operation = OPERATIONS[name] ?? PLATFORM_OPERATIONS[name];
  if (!operation) throw new Error(`There is no operation ${name}.`);
  const { document, variables } = operation;
  const { errors } = await client.graphql(document, variables(companyId));
  return errors?.[0]?.extensions.code;
}

const openedBy = (caller: Caller, scope: ApiKeyScope, operations = OPERATIONS) =>
  Object.entries(operations)
    .filter(([, { anyOf, never }]) => anyOf.includes(scope) && !never?.includes(caller))
    .map(([name]) => name);

/** What the operations that name a company say about this one, each once. */
async function codesAt(client: TestClient, companyId: string, names = NAMING_A_COMPANY) {
  const codes = new Set<string | undefined>();
  for (const name of names) codes.add(await codeOf(client, name, companyId));
  return [...codes];
}

describe('every permission', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  async function grant(role: CompanyRole, permissions: readonly Permission[]): Promise<void> {
    await app.em().execute(
      `insert into role_permissions (id, company_id, role, permissions, updated_at)
       values (?, ?, ?, ?, now())
       on conflict (company_id, role) do update set permissions = excluded.permissions`,
      [randomUUID(), cast.own.id, role, JSON.stringify(permissions)],
    );
  }

  async function letIn(client: TestClient, operations = OPERATIONS): Promise<string[]> {
    const names: string[] = [];
    for (const name of Object.keys(operations)) {
      const code = await codeOf(client, name, cast.own.id);
      if (!REFUSALS.has(code ?? '')) names.push(name);
    }
    return names;
  }

  describe.each([
    ['COMPANY_STAFF', 'staff'],
    ['COMPANY_MANAGER', 'manager'],
  ] as const)('given to %s alone', (role, actor) => {
    it.each(PERMISSIONS)('opens what %s stands for, and nothing else', async (permission) => {
      await grant(role, [permission]);
      expect(await letIn(cast.clients[actor])).toEqual(openedBy(role, permission));
    });

    it('opens nothing of another company', async () => {
      await grant(role, PERMISSIONS);
      const names = NAMING_A_COMPANY.filter((name) => !OPERATIONS[name]?.never?.includes(role));
      expect(await codesAt(cast.clients[actor], cast.other.id, names)).toEqual(['NOT_FOUND']);
    });
  });

  describe.each(['a company', 'the platform'])('given to a key of %s alone', (owner) => {
    let client: TestClient;
    let id: string;
    const isPlatform = owner === 'the platform';

    beforeAll(async () => {
      const made = await createApiKey(app, PERMISSIONS, isPlatform ? undefined : cast.own);
      client = app.client();
      client.bearer = made.key;
      ({ id } = made);
    });

    const allow = (scopes: readonly ApiKeyScope[]) =>
      app.em().execute('update api_key set scopes = ? where id = ?', [JSON.stringify(scopes), id]);

    it.each(PLATFORM_KEY_SCOPES)('opens what %s stands for, and nothing else', async (scope) => {
      await allow([scope]);
      const also = isPlatform ? (ALSO_OPENED[scope] ?? []) : [];
      expect(await letIn(client)).toEqual([...openedBy('KEY', scope), ...also]);
      expect(await letIn(client, PLATFORM_OPERATIONS)).toEqual(
        isPlatform ? openedBy('KEY', scope, PLATFORM_OPERATIONS) : [],
      );
    });

    it('opens another company to the platform alone', async () => {
      await allow(PERMISSIONS);
      const names = NAMING_A_COMPANY.filter((name) => !OPERATIONS[name]?.never?.includes('KEY'));
      const codes = await codesAt(client, cast.other.id, names);
      expect(codes.includes('NOT_FOUND')).toBe(!isPlatform);
      expect(codes.length > 1).toBe(isPlatform);
    });
  });

  it('is the administrator’s, whatever the table says', async () => {
    await grant('COMPANY_ADMIN', []);
    expect(await letIn(cast.clients.companyAdmin)).toEqual(Object.keys(OPERATIONS));
    expect(await codesAt(cast.clients.companyAdmin, cast.other.id)).toEqual(['NOT_FOUND']);
  });
});
