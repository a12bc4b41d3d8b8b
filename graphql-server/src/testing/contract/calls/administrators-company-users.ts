import { type DocumentedCall, fieldsAt, recordAt, type Sent } from '../documented-call.js';
import { NEW_PASSWORD, type World } from '../world.js';

// The calls of the administrators' console in the second document that are about company users and
// their invitations, row by row.

const admin = { caller: 'admin', foreign: { status: 403 } } as const;

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

const NAME_MISSING = { says: 'First name is required', field: 'firstName' };

const resent = async (world: World, { params = {} }: Sent) =>
  `Invitation resent to ${await world.addressOfInvitation(Object.values(params).at(-1) ?? '')}`;

/** Params that name a user or invitation below the own company. */
const below = ({ own }: World, name: string, id: string) => ({
  params: { companyId: own.id, [name]: id },
});

const names = { firstName: 'Nora', lastName: 'Neu' };

export const ADMINISTRATORS_COMPANY_USERS: DocumentedCall[] = [
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
      ...fieldsAt('data.users[]', COMPANY_USER),
      ...fieldsAt('data.invitations[]', INVITATION),
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
    reads: fieldsAt('data', COMPANY_USER),
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
    reads: fieldsAt('data', COMPANY_USER),
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
      ...fieldsAt('data.users[]', COMPANY_USER),
      ...fieldsAt('data.invitations[]', INVITATION),
    },
  },
  {
    ...admin,
    call: 'POST admin/companies/company-users',
    payload: 'firstName, lastName, email, role, managingCompanyId, status',
    valid: (world) => ({
      body: { ...world.person(), managingCompanyId: world.own.id, status: 'PENDING' },
    }),
    reads: fieldsAt('data', COMPANY_USER),
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
    reads: fieldsAt('data', COMPANY_USER),
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
];
