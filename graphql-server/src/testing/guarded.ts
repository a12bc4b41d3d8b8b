import { randomUUID } from 'node:crypto';
import type { ApiKeyScope, CompanyRole } from '@hausgeist/schema';

/** Who calls: a person of a role, or a key. */
export type Caller = CompanyRole | 'KEY';

/** An operation of the company portal, and the permissions of which one is enough for it. */
export interface Guarded {
  document: string;
  variables: (companyId: string) => object;
  anyOf: readonly ApiKeyScope[];
  /** Permissions that it takes all of, where no single one is enough. */
  allOf?: readonly ApiKeyScope[];
  /** What a key needs besides all of those. */
  keysAlso?: readonly ApiKeyScope[];
  /** Roles that never may, whatever their permissions are; `KEY` stands for API keys. */
  never?: readonly Caller[];
}

/** About a person who does not exist: callers who are let in get exactly that answer. */
const nobody = () => ({ input: { id: randomUUID() } });

/** A mutation that takes an input; about nobody, if nothing else is said. */
export const mutation = (
  name: string,
  input: string,
  anyOf: readonly ApiKeyScope[],
  variables: Guarded['variables'] = nobody,
): Guarded => ({
  document: `mutation ($input: ${input}!) { ${name}(input: $input) { __typename } }`,
  variables,
  anyOf,
});

/** A query without variables. */
export const reading = (document: string, anyOf: readonly ApiKeyScope[]): Guarded => ({
  document,
  variables: () => ({}),
  anyOf,
});

/** A query that is asked of the company, `$id`. */
export const ofCompany = (asked: string, anyOf: readonly ApiKeyScope[]): Guarded => ({
  document: `query ($id: ID) { ${asked} }`,
  variables: (id) => ({ id }),
  anyOf,
});

/** What people do who may read conversations; a key that reads them only reads. */
export const work = (name: string, input: string, more: object = {}): Record<string, Guarded> => ({
  [name]: {
    ...mutation(name, input, ['conversations.view'], () => ({
      input: { id: randomUUID(), ...more },
    })),
    never: ['KEY'],
  },
});

/** What only people see of a company who have one of these permissions. */
export const ofPeople = (
  name: string,
  field: string,
  anyOf: readonly ApiKeyScope[],
): Record<string, Guarded> => ({
  [name]: {
    document: `query ($id: ID) { ${name}(companyId: $id) { ${field} } }`,
    variables: (id) => ({ id }),
    anyOf,
    never: ['KEY'],
  },
});

/** What only people do who may delete tenants and owners. */
export const deciding = (
  name: string,
  input: string,
  more: object = {},
): Record<string, Guarded> => ({
  [name]: {
    ...mutation(name, input, ['users.delete'], () => ({ input: { id: randomUUID(), ...more } })),
    never: ['KEY'],
  },
});

/** What those read who may read a company's conversations. */
export const ofInbox = (
  name: string,
  field: string,
  never: readonly Caller[] = [],
): Record<string, Guarded> => ({
  [name]: {
    document: `query ($id: ID) { ${name}(companyId: $id) { ${field} } }`,
    variables: (id) => ({ id }),
    anyOf: ['conversations.view'],
    never,
  },
});

/** What they add to a company's inbox. */
export const adding = (name: string, input: string): Record<string, Guarded> => ({
  [name]: {
    ...mutation(name, input, ['conversations.view'], (companyId) => ({
      input: { companyId, name: '' },
    })),
    never: ['KEY'],
  },
});

/** What takes all of these permissions. */
export const takingAll = (
  allOf: readonly ApiKeyScope[],
  name: string,
  input: string,
  more: object = {},
): Record<string, Guarded> => ({
  [name]: {
    ...mutation(name, input, [], () => ({ input: { id: randomUUID(), ...more } })),
    allOf,
  },
});

/** The same for what only people do. */
export const takingAllOfPeople = (...given: Parameters<typeof takingAll>) =>
  Object.fromEntries(
    Object.entries(takingAll(...given)).map(([name, one]): [string, Guarded] => [
      name,
      { ...one, never: ['KEY'] },
    ]),
  );

const EDITS_CASES = ['cases.view', 'cases.edit'] as const;
const JOINS_CASES = [...EDITS_CASES, 'conversations.view'] as const;

/** What lets tenants into the chat, and says where it is found. */
export const WAY_IN: Record<string, Guarded> = {
  sendSignInLinks: mutation('sendSignInLinks', 'SendSignInLinksInput', ['users.edit'], () => ({
    input: { ids: [randomUUID()] },
  })),
  updateCompanyWayIn: {
    ...mutation(
      'updateCompanyWayIn',
      'UpdateCompanyWayInInput',
      ['settings.edit'],
      (companyId) => ({
        input: { companyId, slug: '-' },
      }),
    ),
    // A key must not let other websites show the chat.
    never: ['KEY'],
  },
  removeCompanyLogo: {
    ...mutation('removeCompanyLogo', 'RemoveCompanyLogoInput', ['settings.edit'], (companyId) => ({
      input: { companyId },
    })),
    never: ['KEY'],
  },
};

/** How tenants get into the chat; that is the matter of people. */
export const CHAT_ACCESS: Readonly<Record<string, Guarded>> = {
  chatAccess: {
    document: 'query ($id: ID) { chatAccess(companyId: $id) { digits } }',
    variables: (id) => ({ id }),
    anyOf: ['users.view'],
    never: ['KEY'],
  },
  updateChatAccess: {
    ...mutation('updateChatAccess', 'UpdateChatAccessInput', ['settings.edit'], (companyId) => ({
      input: { companyId, digits: 6, codeOnNewDevice: false },
    })),
    never: ['KEY'],
  },
  renewAllAuthNumbers: {
    ...mutation(
      'renewAllAuthNumbers',
      'RenewAllAuthNumbersInput',
      ['settings.edit'],
      // Too late, so that nothing is renewed.
      (companyId) => ({ input: { companyId, holdsFrom: '2100-01-01T00:00:00.000Z' } }),
    ),
    never: ['KEY'],
  },
};

/** What has to be done in the houses, and who does it. */
export const CASES: Readonly<Record<string, Guarded>> = {
  cases: {
    document: 'query ($id: ID) { cases(filter: { companyId: $id }) { totalCount } }',
    variables: (id) => ({ id }),
    anyOf: ['cases.view'],
  },
  caseCounts: {
    document: 'query ($id: ID) { caseCounts(companyId: $id) { open } }',
    variables: (id) => ({ id }),
    anyOf: ['cases.view'],
  },
  case: {
    document: 'query ($id: ID!) { case(id: $id) { id } }',
    variables: () => ({ id: randomUUID() }),
    anyOf: ['cases.view'],
  },
  caseColleagues: {
    document: 'query ($id: ID) { caseColleagues(companyId: $id) { id } }',
    variables: (id) => ({ id }),
    anyOf: ['cases.view'],
  },
  craftsmanMailPreview: {
    document: 'query ($id: ID!) { craftsmanMailPreview(id: $id) { to } }',
    variables: () => ({ id: randomUUID() }),
    ...{ anyOf: [], allOf: EDITS_CASES },
  },
  createCase: {
    ...mutation('createCase', 'CreateCaseInput', [], (companyId) => ({
      input: { companyId, title: '' },
    })),
    allOf: EDITS_CASES,
  },
  upsertCase: {
    ...mutation('upsertCase', 'UpsertCaseInput', [], (companyId) => ({
      input: { companyId, externalId: '', title: '' },
    })),
    allOf: EDITS_CASES,
  },
  craftsmen: {
    document: 'query ($id: ID) { craftsmen(companyId: $id) { id } }',
    variables: (id) => ({ id }),
    anyOf: ['cases.view'],
  },
  createCraftsman: {
    ...mutation('createCraftsman', 'CreateCraftsmanInput', [], (companyId) => ({
      input: { companyId, name: '' },
    })),
    allOf: EDITS_CASES,
  },
  ...takingAll(EDITS_CASES, 'updateCraftsman', 'UpdateCraftsmanInput', { name: 'x' }),
  ...takingAll(EDITS_CASES, 'deleteCraftsman', 'DeleteInput'),
  ...takingAll(EDITS_CASES, 'updateCase', 'UpdateCaseInput', { revision: 0 }),
  ...takingAll(EDITS_CASES, 'setCaseAppointment', 'SetCaseAppointmentInput', { revision: 0 }),
  ...takingAll(EDITS_CASES, 'sendCaseToCraftsman', 'SeenCaseInput', { revision: 0 }),
  ...takingAll(EDITS_CASES, 'revokeCaseLink', 'RevokeCaseLinkInput'),
  ...takingAll(EDITS_CASES, 'addCaseComment', 'AddCaseCommentInput', { text: 'x' }),
  writeToCaseTenant: {
    ...mutation('writeToCaseTenant', 'WriteToCaseTenantInput', [], () => ({
      input: { id: randomUUID(), text: 'x' },
    })),
    ...{ allOf: EDITS_CASES, keysAlso: ['broadcast.send'] },
  },
  ...takingAll(JOINS_CASES, 'addCaseConversation', 'AddCaseConversationInput', {
    conversationId: randomUUID(),
  }),
  ...takingAll(JOINS_CASES, 'removeCaseConversation', 'CaseConversationInput', {
    conversationId: randomUUID(),
  }),
  ...takingAll(EDITS_CASES, 'showCaseItem', 'ShowCaseItemInput', {
    itemId: randomUUID(),
    isShown: true,
  }),
};
