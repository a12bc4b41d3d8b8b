import { type DocumentedCall, type FieldType, recordAt, type Sent } from '../documented-call.js';
import { NEW_PASSWORD, type World } from '../world.js';

// The table of calls of the administrators' console in the second document, row by row; its first
// row, the connectivity check, stands in the first document as well.

const admin = { caller: 'admin', foreign: { status: 403 } } as const;

const fieldsOf = (path: string, fields: Record<string, FieldType>): Record<string, FieldType> =>
  Object.fromEntries(Object.entries(fields).map(([name, type]) => [`${path}.${name}`, type]));

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

const COMPANY_USER = {
  id: 'text',
  firstName: 'text',
  lastName: 'text',
  fullName: 'text',
  email: 'text',
  role: 'text',
  status: 'text',
  lastLoginAt: 'time?',
  'managingCompany.id': 'text',
  'managingCompany.name': 'text',
  managingCompanyId: 'text',
  isInvitation: 'boolean',
  invitationId: 'text?',
} as const;

const INVITATION = {
  id: 'text',
  email: 'text',
  firstName: 'text',
  lastName: 'text',
  role: 'text',
  expiresAt: 'time',
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

const resent = async (world: World, { params = {} }: Sent) =>
  `Invitation resent to ${await world.addressOfInvitation(Object.values(params).at(-1) ?? '')}`;

const promptForm = (file: File, companyId: string): FormData => {
  const form = new FormData();
  form.append('promptFile', file);
  form.append('companyId', companyId);
  return form;
};

/** Params that name a user or invitation below the own company. */
const below = ({ own }: World, name: string, id: string) => ({
  params: { companyId: own.id, [name]: id },
});

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
    reads: fieldsOf('data[]', { ...ADMIN_USER, firstName: 'anyText', lastName: 'anyText' }),
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
    reads: fieldsOf('data', ADMIN_USER),
    says: 'Admin updated successfully!',
    empty: { field: 'firstName' },
  },
  {
    ...admin,
    call: 'DELETE admin/users/{id}',
    valid: async (world) => ({ params: { id: (await world.admin()).id } }),
  },
  { ...admin, call: 'GET companies', reads: fieldsOf('data[]', COMPANY) },
  {
    ...admin,
    call: 'POST companies',
    payload: COMPANY_FIELDS,
    valid: (world) => ({ body: world.companyFields() }),
    reads: fieldsOf('data', COMPANY),
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
    reads: fieldsOf('data', COMPANY),
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
    ...admin,
    call: 'GET admin/companies/{companyId}/users',
    query: 'search, role, status',
    filters: { list: 'data.users[]', by: { search: 'lastName', role: 'role', status: 'status' } },
    valid: async (world) => ({
      params: { companyId: world.own.id },
      query: await world.toBeFiltered(),
    }),
    reads: {
      ...fieldsOf('data.users[]', COMPANY_USER),
      ...fieldsOf('data.invitations[]', INVITATION),
      'data.company.name': 'text',
      'data.pagination': 'object',
    },
  },
  {
    ...admin,
    call: 'POST admin/companies/{companyId}/users',
    payload: 'firstName, lastName, email, role, sendInvitation, temporaryPassword, confirmPassword',
    valid: (world) => ({
      params: { companyId: world.own.id },
      body: {
        ...world.person(),
        sendInvitation: false,
        temporaryPassword: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
      },
    }),
    reads: fieldsOf('data', COMPANY_USER),
    empty: NAME_MISSING,
    rules: [
      [{ lastName: '' }, 'Last name is required'],
      [{ email: '' }, 'Email is required'],
      [{ email: 'nele' }, 'Invalid email format'],
      [{ temporaryPassword: '', confirmPassword: '' }, 'Temporary password is required'],
      [
        { temporaryPassword: 'kurz!47', confirmPassword: 'kurz!47' },
        'Password must be at least 8 characters',
      ],
      [{ confirmPassword: 'anders!47' }, 'Passwords do not match'],
    ],
  },
  {
    ...admin,
    call: 'PUT admin/companies/{companyId}/users/{userId}',
    holds: recordAt('data'),
    payload: 'firstName, lastName, role',
    valid: async (world) => ({
      ...below(world, 'userId', (await world.companyUser()).id),
      body: { ...names, role: 'COMPANY_MANAGER' },
    }),
    reads: fieldsOf('data', COMPANY_USER),
    empty: NAME_MISSING,
  },
  {
    ...admin,
    call: 'PATCH admin/companies/{companyId}/users/{userId}/status',
    holds: () => ({ 'data.status': 'suspended' }),
    payload: 'action',
    valid: async (world) => ({
      ...below(world, 'userId', (await world.companyUser()).id),
      body: { action: 'suspend' },
    }),
    reads: { 'data.status': 'text' },
    empty: { field: 'action' },
  },
  {
    ...admin,
    call: 'DELETE admin/companies/{companyId}/users/{userId}',
    valid: async (world) => below(world, 'userId', (await world.companyUser()).id),
  },
  {
    ...admin,
    call: 'POST admin/companies/{companyId}/invitations/{invitationId}/resend',
    valid: async (world) => below(world, 'invitationId', (await world.invitation()).id),
    says: resent,
  },
  {
    ...admin,
    call: 'DELETE admin/companies/{companyId}/invitations/{invitationId}',
    valid: async (world) => below(world, 'invitationId', (await world.invitation()).id),
    says: 'Invitation revoked successfully',
  },
  {
    ...admin,
    call: 'GET admin/companies/company-users',
    valid: async (world) => {
      await world.invitation();
      return {};
    },
    reads: {
      ...fieldsOf('data.users[]', COMPANY_USER),
      ...fieldsOf('data.invitations[]', INVITATION),
    },
  },
  {
    ...admin,
    call: 'POST admin/companies/company-users',
    payload: 'firstName, lastName, email, role, managingCompanyId, status',
    valid: (world) => ({
      body: { ...world.person(), managingCompanyId: world.own.id, status: 'PENDING' },
    }),
    reads: fieldsOf('data', COMPANY_USER),
  },
  {
    ...admin,
    call: 'PUT admin/companies/company-users/{id}',
    holds: recordAt('data'),
    payload: 'firstName, lastName, email, role, managingCompanyId, status',
    valid: async (world) => ({
      params: { id: (await world.companyUser()).id },
      body: { ...world.person(), managingCompanyId: world.own.id, status: 'ACTIVE' },
    }),
    reads: fieldsOf('data', COMPANY_USER),
    empty: NAME_MISSING,
  },
  {
    ...admin,
    call: 'DELETE admin/companies/company-users/{id}',
    valid: async (world) => ({ params: { id: (await world.companyUser()).id } }),
  },
  {
    ...admin,
    call: 'POST admin/companies/invitations/{id}/resend',
    valid: async (world) => ({ params: { id: (await world.invitation()).id } }),
    says: resent,
  },
  {
    ...admin,
    call: 'DELETE admin/companies/invitations/{id}',
    valid: async (world) => ({ params: { id: (await world.invitation()).id } }),
    says: 'Invitation revoked successfully',
  },
  {
    caller: 'admin',
    call: 'GET users',
    valid: async (world) => {
      await world.endUser();
      return {};
    },
    reads: fieldsOf('data[]', END_USER),
  },
  {
    caller: 'admin',
    call: 'POST users',
    payload: END_USER_FIELDS,
    valid: (world) => ({ body: { ...world.endUserFields(), managingCompanyId: world.own.id } }),
    reads: fieldsOf('data', END_USER),
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
    reads: fieldsOf('data', END_USER),
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
      ...fieldsOf('data.apiMetrics', {
        totalRequests: 'number',
        averageResponseTime: 'number',
        errorRate: 'number',
        slowRequests: 'number',
      }),
      ...fieldsOf('data.costMetrics', {
        totalCost: 'number',
        costPerRequest: 'number',
        'tokenUsage.totalTokens': 'number',
        'tokenUsage.inputTokens': 'number',
        'tokenUsage.outputTokens': 'number',
        modelUsage: 'object',
      }),
      ...fieldsOf('data.cacheMetrics', {
        l1HitRate: 'number',
        l2HitRate: 'number',
        overallHitRate: 'number',
        totalRequests: 'number',
        hits: 'number',
        misses: 'number',
      }),
      ...fieldsOf('data.ragMetrics', {
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
