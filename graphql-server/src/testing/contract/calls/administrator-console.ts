import { type DocumentedCall, fieldsAt, recordAt } from '../documented-call.js';
import { NEW_PASSWORD } from '../world.js';

// The table of calls of the administrators' console in the second document, row by row; its first
// row, the connectivity check, stands in the first document as well, and those of company users stand
// in administrators-company-users.ts.

const admin = { caller: 'admin', foreign: { status: 403 } } as const;

const ADMIN_USER = {
  id: 'text',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  isVerified: 'boolean',
  createdAt: 'time',
} as const;

const COMPANY = {
  id: 'text',
  name: 'text',
  address: 'text',
  email: 'text',
  phone: 'text',
  whatsapp: 'text?',
  tenantCount: 'number',
  ownerCount: 'number',
  promptFileName: 'text?',
  promptUploadedAt: 'time?',
  promptVectorCount: 'number',
  promptStatus: 'text?',
} as const;

const END_USER = {
  id: 'text',
  type: 'text',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text',
  address: 'text',
  apartmentNumber: 'text',
  roomIndication: 'text?',
  authNumber: 'text',
  managingCompanyId: 'text',
  'managingCompany.name': 'text',
} as const;

const COMPANY_FIELDS = 'name, address, email, phone, whatsapp';
const END_USER_FIELDS =
  'type, managingCompanyId, firstName, lastName, email, phone, address, apartmentNumber, roomIndication, authNumber';

const NAME_MISSING = { says: 'First name is required', field: 'firstName' };
const COMPANY_NAME_MISSING = { says: 'Name is required', field: 'name' };

const promptForm = (file: File, companyId: string): FormData => {
  const form = new FormData();
  form.append('promptFile', file);
  form.append('companyId', companyId);
  return form;
};

const names = { firstName: 'Nora', lastName: 'Neu' };

export const ADMINISTRATOR_CONSOLE: DocumentedCall[] = [
  {
    ...admin,
    call: 'GET admin/dashboard/stats',
    reads: {
      'data.companyCount': 'number',
      'data.tenantCount': 'number',
      'data.ownerCount': 'number',
    },
  },
  {
    ...admin,
    call: 'GET admin/users',
    // A person who is only invited has no name yet.
    reads: fieldsAt('data[]', { ...ADMIN_USER, firstName: 'anyText', lastName: 'anyText' }),
  },
  {
    ...admin,
    call: 'POST auth/invite-admin',
    payload: 'email',
    valid: (world) => ({ body: { email: world.newAddress() } }),
    reads: { message: 'text', 'data.invitationLink': 'text' },
    says: 'Invitation sent successfully!',
    empty: { field: 'email' },
  },
  {
    ...admin,
    call: 'PUT admin/users/{id}',
    holds: recordAt('data', 'password'),
    payload: 'firstName, lastName, email, password',
    valid: async (world) => ({
      params: { id: (await world.admin()).id },
      body: { ...names, email: world.newAddress(), password: NEW_PASSWORD },
    }),
    reads: fieldsAt('data', ADMIN_USER),
    says: 'Admin updated successfully!',
    empty: { field: 'firstName' },
  },
  {
    ...admin,
    call: 'DELETE admin/users/{id}',
    valid: async (world) => ({ params: { id: (await world.admin()).id } }),
  },
  { ...admin, call: 'GET companies', reads: fieldsAt('data[]', COMPANY) },
  {
    ...admin,
    call: 'POST companies',
    payload: COMPANY_FIELDS,
    valid: (world) => ({ body: world.companyFields() }),
    reads: fieldsAt('data', COMPANY),
    empty: COMPANY_NAME_MISSING,
  },
  {
    ...admin,
    call: 'PUT companies/{id}',
    holds: recordAt('data'),
    payload: COMPANY_FIELDS,
    valid: async (world) => ({
      params: { id: (await world.company()).id },
      body: world.companyFields(),
    }),
    reads: fieldsAt('data', COMPANY),
    empty: COMPANY_NAME_MISSING,
    foreign: { status: 404 },
  },
  {
    ...admin,
    call: 'DELETE companies/{id}',
    valid: async (world) => ({ params: { id: (await world.company()).id } }),
  },
  {
    ...admin,
    call: 'POST companies/upload-prompt',
    payload: 'promptFile, companyId',
    valid: async (world) => {
      const file = new File(['## Heizung\n\nRufen Sie an.\n'], 'fragen.md');
      return { form: promptForm(file, (await world.company()).id) };
    },
    reads: { vectorCount: 'number', fileName: 'text' },
    says: 'Prompt uploaded successfully. 1 use cases vectorized.',
    empty: { says: 'Please upload a text file (.txt, .md)', field: 'promptFile' },
    rules: [
      [
        () => promptForm(new File(['PK'], 'fragen.docx', { type: 'application/zip' }), 'any'),
        'Please upload a text file (.txt, .md)',
      ],
    ],
  },
  {
    caller: 'admin',
    call: 'GET users',
    valid: async (world) => {
      await world.endUser();
      return {};
    },
    reads: fieldsAt('data[]', END_USER),
  },
  {
    caller: 'admin',
    call: 'POST users',
    payload: END_USER_FIELDS,
    valid: (world) => ({ body: { ...world.endUserFields(), managingCompanyId: world.own.id } }),
    reads: fieldsAt('data', END_USER),
    foreign: { status: 404 },
  },
  {
    caller: 'admin',
    call: 'PUT users/{id}',
    holds: recordAt('data'),
    payload: END_USER_FIELDS,
    valid: async (world) => ({
      params: { id: (await world.endUser()).id },
      body: { ...world.endUserFields(), managingCompanyId: world.own.id },
    }),
    reads: fieldsAt('data', END_USER),
    empty: NAME_MISSING,
    foreign: { status: 404 },
  },
  {
    caller: 'admin',
    call: 'DELETE users/{id}',
    valid: async (world) => ({ params: { id: (await world.endUser()).id } }),
    foreign: { status: 404 },
  },
  {
    ...admin,
    call: 'GET admin/monitoring/metrics',
    query: 'timeRange',
    valid: () => ({ query: { timeRange: '7d' } }),
    reads: {
      ...fieldsAt('data.apiMetrics', {
        totalRequests: 'number',
        averageResponseTime: 'number',
        errorRate: 'number',
        slowRequests: 'number',
      }),
      ...fieldsAt('data.costMetrics', {
        totalCost: 'number',
        costPerRequest: 'number',
        'tokenUsage.totalTokens': 'number',
        'tokenUsage.inputTokens': 'number',
        'tokenUsage.outputTokens': 'number',
        modelUsage: 'object',
      }),
      ...fieldsAt('data.cacheMetrics', {
        l1HitRate: 'number',
        l2HitRate: 'number',
        overallHitRate: 'number',
        totalRequests: 'number',
        hits: 'number',
        misses: 'number',
      }),
      ...fieldsAt('data.ragMetrics', {
        totalQueries: 'number',
        skippedQueries: 'number',
        ragAttempts: 'number',
        ragSuccesses: 'number',
        ragFailures: 'number',
        circuitBreaks: 'number',
        averageRAGTime: 'number',
      }),
    },
  },
];
