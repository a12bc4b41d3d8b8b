import { randomUUID } from 'node:crypto';
import {
  deciding,
  CHAT_ACCESS,
  type Guarded,
  mutation,
  ofCompany,
  ofPeople,
  takingAllOfPeople,
} from './guarded.js';

/** To make a thing or to change it, whichever is needed. */
const UPSERTS = ['users.create', 'users.edit'] as const;

/** To note what people say on the telephone. */
const NOTES_CONTACTS = ['users.view', 'conversations.view'] as const;

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** What concerns tenants and owners, their homes and personal data, and takes permissions of a company. */
export const PEOPLE_OPERATIONS: Readonly<Record<string, Guarded>> = {
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
  personMails: {
    document: 'query ($id: ID!) { personMails(endUserId: $id) { id } }',
    variables: () => ({ id: randomUUID() }),
    anyOf: ['users.view'],
  },
  contactNotes: {
    document: 'query ($id: ID!) { contactNotes(endUserId: $id) { id } }',
    variables: () => ({ id: randomUUID() }),
    ...{ anyOf: [], allOf: NOTES_CONTACTS },
  },
  addContactNote: {
    ...mutation('addContactNote', 'AddContactNoteInput', [], () => ({
      input: { endUserId: randomUUID(), kind: 'CALL', text: 'x' },
    })),
    ...{ allOf: NOTES_CONTACTS, keysAlso: ['users.edit'] },
  },
  ...takingAllOfPeople(NOTES_CONTACTS, 'deleteContactNote', 'DeleteInput'),
  // All people of the company know who is away.
  absences: {
    ...ofCompany('absences(companyId: $id) { id }', []),
    ...{ allOf: [], keysAlso: ['team.view'] },
  },
  noteAbsence: {
    ...mutation('noteAbsence', 'NoteAbsenceInput', ['team.manage', 'settings.edit'], () => ({
      input: { memberId: randomUUID(), firstDay: TOMORROW, lastDay: TOMORROW },
    })),
    never: ['KEY'],
  },
  handOverWork: {
    ...mutation('handOverWork', 'HandOverWorkInput', ['team.manage', 'settings.edit'], () => ({
      input: { memberId: randomUUID(), toId: randomUUID() },
    })),
    never: ['KEY'],
  },
  endAbsence: {
    ...mutation('endAbsence', 'EndAbsenceInput', ['team.manage', 'settings.edit'], () => ({
      input: { memberId: randomUUID() },
    })),
    never: ['KEY'],
  },
  createEndUser: mutation('createEndUser', 'CreateEndUserInput', ['users.create'], (companyId) => ({
    input: {
      ...{ companyId, type: 'TENANT', firstName: '', lastName: '', email: '', phone: '' },
      ...{ address: '', apartmentNumber: '' },
    },
  })),
  upsertEndUser: {
    ...mutation('upsertEndUser', 'UpsertEndUserInput', [], (companyId) => ({
      input: {
        ...{ companyId, externalId: '', type: 'TENANT', firstName: '', lastName: '', email: '' },
        ...{ phone: '', address: '', apartmentNumber: '' },
      },
    })),
    allOf: UPSERTS,
  },
  similarEndUsers: {
    document: 'query ($id: ID) { similarEndUsers(search: "Peterson", companyId: $id) { id } }',
    variables: (id) => ({ id }),
    anyOf: ['users.view'],
  },
  endUserSignIns: {
    document: 'query ($id: ID!) { endUserSignIns(id: $id) { lastAt } }',
    variables: () => ({ id: randomUUID() }),
    anyOf: ['users.view'],
  },
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
  ...takingAllOfPeople(
    ['broadcast.view', 'broadcast.create'],
    'testBroadcast',
    'TestBroadcastInput',
  ),
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
  ...takingAllOfPeople(
    ['users.delete', 'conversations.view', 'conversations.export'],
    ...(['exportPerson', 'ExportPersonInput', { personKind: 'END_USER' }] as const),
  ),
  eraseCompanyUser: {
    ...mutation('eraseCompanyUser', 'EraseCompanyUserInput', []),
    never: ['COMPANY_STAFF', 'COMPANY_MANAGER', 'KEY'],
  },
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
  upsertBuilding: {
    ...mutation('upsertBuilding', 'UpsertBuildingInput', [], (companyId) => ({
      input: { companyId, externalId: '', street: '' },
    })),
    allOf: UPSERTS,
  },
  upsertFlat: {
    ...mutation('upsertFlat', 'UpsertFlatInput', [], (companyId) => ({
      input: { companyId, externalId: '', buildingId: randomUUID(), label: '' },
    })),
    allOf: UPSERTS,
  },
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
};
