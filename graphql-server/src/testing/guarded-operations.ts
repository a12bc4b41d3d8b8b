import { randomUUID } from 'node:crypto';
import {
  adding,
  CASES,
  type Guarded,
  mutation,
  ofInbox,
  reading,
  takingAllOfPeople,
  WAY_IN,
  work,
} from './guarded.js';
import { PEOPLE_OPERATIONS } from './guarded-people.js';

const REPLIES = ['conversations.view', 'conversations.reply'] as const;
const ARCHIVES = ['conversations.view', 'conversations.archive'] as const;
const URGENT = { revision: 0, urgency: 'HIGH' };
/** Operations about one company, and what they take. */
export const OPERATIONS: Readonly<Record<string, Guarded>> = {
  ...PEOPLE_OPERATIONS,
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
  companyUserWork: {
    document: 'query ($id: ID!) { companyUserWork(id: $id) { openCases } }',
    variables: () => ({ id: randomUUID() }),
    anyOf: ['team.manage', 'team.remove', 'settings.edit'],
  },
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
  ...takingAllOfPeople(REPLIES, 'takeOverConversation', 'TakeOverConversationInput', {
    revision: 0,
  }),
  proposeReply: {
    ...mutation('proposeReply', 'ProposeReplyInput', [], () => ({
      input: { conversationId: randomUUID() },
    })),
    ...{ allOf: REPLIES, never: ['KEY'] },
  },
  ...takingAllOfPeople(REPLIES, 'replyToConversation', 'ReplyToConversationInput', {
    text: 'x',
    clientId: 'x',
  }),
  ...takingAllOfPeople(REPLIES, 'handBackConversation', 'HandBackConversationInput'),
  archiveConversations: {
    ...mutation('archiveConversations', 'SeenConversationsInput', [], () => ({
      input: { conversations: [{ id: randomUUID(), revision: 0 }] },
    })),
    allOf: ARCHIVES,
  },
  snoozeConversations: {
    ...mutation('snoozeConversations', 'SnoozeConversationsInput', [], () => ({
      input: {
        conversations: [{ id: randomUUID(), revision: 0 }],
        until: new Date(Date.now() + 3_600_000).toISOString(),
      },
    })),
    allOf: ARCHIVES,
  },
  ...takingAllOfPeople(ARCHIVES, 'deleteConversationLabel', 'DeleteInput'),
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
export const PLATFORM_OPERATIONS: Readonly<Record<string, Guarded>> = {
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
