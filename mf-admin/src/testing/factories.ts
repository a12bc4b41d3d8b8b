import type { EndUserRow } from '@hausgeist/staff-kit/end-users';
import type { Person } from '@hausgeist/staff-kit/people';
import type { AdminRowFragment, AuditRowFragment, CompanyRowFragment } from '../gql/graphql';

/** The administrator who is signed in. */
export const ME = { id: 'admin-1', firstName: 'Ada', lastName: 'Admin', email: 'ada@example.com' };

export const anAdmin = (overrides: Partial<AdminRowFragment> = {}) => ({
  __typename: 'AdminUser',
  ...ME,
  isVerified: true,
  createdAt: '2026-10-02T08:00:00.000Z',
  isCurrentUser: false,
  invitationExpiresAt: null,
  ...overrides,
});

export const aCompany = (overrides: Partial<CompanyRowFragment> = {}) => ({
  __typename: 'Company',
  id: 'company-1',
  name: 'Lindenhof Hausverwaltung GmbH',
  address: 'Lindenallee 4, 20357 Hamburg',
  email: 'info@lindenhof.example',
  phone: '+49 40 66969 100',
  whatsapp: null,
  tenantCount: 128,
  ownerCount: 17,
  userCount: 4,
  promptFileName: 'lindenhof.md',
  promptUploadedAt: '2026-11-02T10:00:00.000Z',
  promptVectorCount: 42,
  promptStatus: 'PROCESSED' as const,
  promptError: null,
  promptRefusal: null,
  ...overrides,
});

export const aMember = (overrides: Partial<Person> = {}) => {
  const { firstName = 'Max', lastName = 'Muster' } = overrides;
  return {
    __typename: 'CompanyMember',
    id: 'member-1',
    isInvitation: false,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    email: 'max@lindenhof.example',
    role: 'COMPANY_MANAGER' as const,
    status: 'ACTIVE' as const,
    lastLoginAt: '2026-11-20T07:30:00.000Z',
    expiresAt: null,
    isExpired: false,
    invitedBy: null,
    isCurrentUser: false,
    managingCompany: {
      __typename: 'CompanyReference',
      id: 'company-1',
      name: 'Lindenhof Hausverwaltung GmbH',
    },
    ...overrides,
  };
};

export const anInvitation = (overrides: Partial<Person> = {}) =>
  aMember({
    id: 'invitation-1',
    isInvitation: true,
    firstName: 'Ina',
    lastName: 'Neu',
    email: 'ina@lindenhof.example',
    role: 'COMPANY_STAFF',
    status: 'PENDING',
    lastLoginAt: null,
    expiresAt: '2026-11-23T09:00:00.000Z',
    invitedBy: 'Ada Admin',
    ...overrides,
  });

export const anEndUser = (overrides: Partial<EndUserRow> = {}) => {
  const { firstName = 'Anna', lastName = 'Berger' } = overrides;
  return {
    __typename: 'EndUser',
    id: 'user-1',
    type: 'TENANT' as const,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    email: 'anna@example.com',
    phone: '+49 170 1234567',
    address: 'Lindenallee 4, 20357 Hamburg',
    apartmentNumber: '3.2',
    roomIndication: null,
    authNumber: '123456',
    managingCompany: {
      __typename: 'CompanyReference',
      id: 'company-1',
      name: 'Lindenhof Hausverwaltung GmbH',
    },
    ...overrides,
  };
};

export const anAuditEntry = (overrides: Partial<AuditRowFragment> = {}) => ({
  __typename: 'AuditEntry',
  id: 'entry-1',
  at: '2026-11-21T09:12:00.000Z',
  actorKind: 'admin',
  actorName: 'Ada Admin',
  action: 'company.updated',
  companyName: 'Lindenhof Hausverwaltung GmbH',
  subjectKind: 'company',
  subjectName: 'Lindenhof Hausverwaltung GmbH',
  details: '{"phone":["+49 40 1","+49 40 66969 100"]}',
  address: '192.0.2.7',
  ...overrides,
});

/** A connection of the given nodes, with the fields that some lists have beside. */
export const aConnection = (nodes: readonly object[], more: object = {}) => ({
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ node })),
  ...more,
});
