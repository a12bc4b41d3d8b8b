import { type DocumentedCall, recordAt, type Rule, type Sent } from '../documented-call.js';
import type { World } from '../world.js';

// The table of calls of the company portal in the second document, row by row; its calls of people
// who have not signed in yet stand in company-sign-in.ts.

const portal = { caller: 'companyUser' } as const;
/** Calls about one thing: callers of another company cannot tell that it exists. */
const one = { ...portal, foreign: { status: 404 } } as const;

const END_USER_FIELDS =
  'type, firstName, lastName, email, phone, address, apartmentNumber, roomIndication, authNumber';
const NAME_MISSING = { says: 'First name is required', field: 'firstName' };
const personRules: readonly Rule[] = [
  [{ lastName: '' }, 'Last name is required'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'nele' }, 'Invalid email format'],
];

const names = { firstName: 'Nora', lastName: 'Neu' };

const ofUser = async (world: World) => ({ params: { id: (await world.companyUser()).id } });
const ofInvitation = async (world: World) => ({ params: { id: (await world.invitation()).id } });
const ofEndUser = async (world: World) => ({ params: { id: (await world.endUser()).id } });

const resent = async (world: World, { params = {} }: Sent) =>
  `Invitation resent to ${await world.addressOfInvitation(params['id'] ?? '')}`;

const MEMBER = {
  'data.users[].id': 'text',
  'data.users[].fullName': 'text',
  'data.users[].firstName': 'text',
  'data.users[].lastName': 'text',
  'data.users[].email': 'text',
  'data.users[].role': 'text',
  'data.users[].status': 'text',
  'data.users[].lastLoginAt': 'time?',
  'data.users[].isCurrentUser': 'boolean',
  'data.users[].permissions': 'list',
  'data.invitations[].id': 'text',
  'data.invitations[].email': 'text',
  'data.invitations[].firstName': 'text',
  'data.invitations[].lastName': 'text',
  'data.invitations[].role': 'text',
  'data.invitations[].expiresAt': 'time',
} as const;

const COMPANY_INFO = {
  'data.name': 'text',
  'data.email': 'text',
  'data.phone': 'text',
  'data.whatsapp': 'text?',
  'data.address': 'text',
  'data.tenantCount': 'number',
  'data.actualTenantCount': 'number',
  'data.ownerCount': 'number',
  'data.actualOwnerCount': 'number',
} as const;

export const COMPANY_PORTAL: DocumentedCall[] = [
  {
    ...portal,
    call: 'GET company/end-users',
    query: 'page, limit, search, type, companyId',
    valid: async (world) => {
      const { lastName } = await world.endUserNamed('Seltenreich');
      const companyId = world.own.id;
      return { query: { page: '1', limit: '10', search: lastName, type: 'tenant', companyId } };
    },
    filters: { list: 'data[]', by: { search: 'lastName', type: 'type' } },
    reads: {
      'data[].id': 'text',
      'data[].firstName': 'text',
      'data[].lastName': 'text',
      'data[].email': 'text',
      'data[].phone': 'text',
      'data[].type': 'text',
      'data[].address': 'text',
      'data[].apartmentNumber': 'text',
      'data[].authNumber': 'text',
      'pagination.totalPages': 'number',
      'pagination.total': 'number',
    },
  },
  {
    ...portal,
    call: 'GET company/end-users/stats',
    query: 'companyId',
    valid: (world) => ({ query: { companyId: world.own.id } }),
    reads: { 'data.tenants': 'number', 'data.owners': 'number', 'data.total': 'number' },
  },
  {
    ...portal,
    call: 'POST company/end-users',
    payload: END_USER_FIELDS,
    query: 'companyId',
    valid: (world) => ({ query: { companyId: world.own.id }, body: world.endUserFields() }),
    empty: NAME_MISSING,
  },
  {
    ...one,
    call: 'PUT company/end-users/{id}',
    holds: recordAt('data'),
    payload: END_USER_FIELDS,
    valid: async (world) => ({ ...(await ofEndUser(world)), body: world.endUserFields() }),
    empty: NAME_MISSING,
  },
  { ...one, call: 'DELETE company/end-users/{id}', valid: ofEndUser },
  {
    ...portal,
    call: 'GET /api/company/team/permissions',
    reads: {
      'data.user': 'object',
      'data.user.id': 'text',
      'data.user.email': 'text',
      'data.user.role': 'text',
      'data.permissions': 'list',
    },
  },
  {
    ...portal,
    call: 'GET company/team',
    query: 'search, role, status',
    filters: { list: 'data.users[]', by: { search: 'lastName', role: 'role', status: 'status' } },
    valid: async (world) => ({ query: await world.toBeFiltered() }),
    reads: { ...MEMBER, 'data.pagination': 'object' },
  },
  {
    ...portal,
    call: 'POST company/team/invite',
    payload: 'firstName, lastName, email, role',
    valid: (world) => ({ body: world.person() }),
    empty: NAME_MISSING,
    rules: personRules,
  },
  {
    ...one,
    call: 'PUT company/team/{id}',
    holds: recordAt('data'),
    payload: 'firstName, lastName, role',
    valid: async (world) => ({
      ...(await ofUser(world)),
      body: { ...names, role: 'COMPANY_MANAGER' },
    }),
    empty: NAME_MISSING,
  },
  { ...one, call: 'DELETE company/team/{id}', valid: ofUser },
  {
    ...one,
    call: 'POST company/team/invitations/{id}/resend',
    valid: ofInvitation,
    says: resent,
  },
  {
    ...one,
    call: 'DELETE company/team/invitations/{id}',
    valid: ofInvitation,
    says: 'Invitation revoked successfully',
  },
  {
    ...portal,
    call: 'GET company/settings/users',
    query: 'companyId',
    valid: async (world) => {
      await world.invitation();
      return { query: { companyId: world.own.id } };
    },
    reads: MEMBER,
  },
  {
    ...portal,
    call: 'POST company/settings/users/invite',
    payload: 'firstName, lastName, email, role',
    valid: (world) => ({ body: world.person() }),
    says: 'User invitation sent successfully!',
    empty: NAME_MISSING,
    rules: personRules,
  },
  {
    ...one,
    call: 'PUT company/settings/users/{id}',
    holds: recordAt('data'),
    payload: 'firstName, lastName, role, status',
    valid: async (world) => ({
      ...(await ofUser(world)),
      body: { ...names, role: 'COMPANY_MANAGER', status: 'SUSPENDED' },
    }),
    says: 'User updated successfully!',
    empty: NAME_MISSING,
  },
  { ...one, call: 'DELETE company/settings/users/{id}', valid: ofUser },
  {
    ...one,
    call: 'POST company/settings/invitations/{id}/resend',
    valid: ofInvitation,
    says: resent,
  },
  {
    ...one,
    call: 'DELETE company/settings/invitations/{id}',
    valid: ofInvitation,
    says: 'Invitation revoked successfully',
  },
  {
    ...portal,
    call: 'GET company/settings/roles/permissions',
    reads: {
      'data.rolePermissions.COMPANY_STAFF.permissions.team.view': 'boolean',
      'data.rolePermissions.COMPANY_STAFF.isCustom': 'boolean',
      'data.rolePermissions.COMPANY_STAFF.canEdit': 'boolean',
      'data.availablePermissions.team.view': 'text',
    },
  },
  {
    ...portal,
    call: 'PUT company/settings/roles/permissions',
    // What is not sent is taken away.
    holds: () => ({
      'data.role': 'COMPANY_MANAGER',
      'data.permissions.team': { view: true, invite: false, manage: false, remove: false },
      'data.permissions.users.view': false,
    }),
    payload: 'role, permissions',
    valid: () => ({
      body: { role: 'COMPANY_MANAGER', permissions: { team: { view: true, invite: false } } },
    }),
    says: 'Permissions for Manager role updated successfully!',
    empty: { field: 'role' },
  },
  {
    ...portal,
    call: 'GET company/settings/company-info',
    reads: COMPANY_INFO,
  },
  {
    ...portal,
    call: 'PUT company/settings/company-info',
    holds: recordAt('data'),
    payload: 'name, email, phone, whatsapp, address',
    valid: (world) => ({ body: world.companyFields() }),
    reads: COMPANY_INFO,
    says: 'Company information updated successfully!',
    empty: { says: 'Name is required', field: 'name' },
  },
];
