import type { Invitation, User } from '@hausgeist/staff-kit/people';
import { anInvited, aPerson } from '@hausgeist/staff-kit/testing';
import type { AdminRowFragment, CompanyRowFragment } from '../gql/graphql';

/** The administrator who is signed in. */
export const ME = { id: 'admin-1', firstName: 'Ada', lastName: 'Admin', email: 'ada@example.com' };

export const anAdmin = (overrides: Partial<AdminRowFragment> = {}) => ({
  __typename: 'AdminUser',
  ...ME,
  isVerified: true,
  createdAt: '2026-10-02T08:00:00.000Z',
  isCurrentUser: false,
  invitationExpiresAt: null,
  invitationMailTrouble: null,
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
  suspendedAt: null,
  ...overrides,
});

export const aMember = (overrides: Partial<User> = {}) =>
  aPerson({
    id: 'member-1',
    firstName: 'Max',
    lastName: 'Muster',
    email: 'max@lindenhof.example',
    role: 'COMPANY_MANAGER',
    ...overrides,
  });

export const anInvitation = (overrides: Partial<Invitation> = {}) =>
  anInvited({
    firstName: 'Ina',
    lastName: 'Neu',
    email: 'ina@lindenhof.example',
    role: 'COMPANY_STAFF',
    invitedBy: 'Ada Admin',
    ...overrides,
  });

/** A connection of the given nodes, with the fields that some lists have beside. */
export const aConnection = (nodes: readonly object[], more: object = {}) => ({
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ node })),
  ...more,
});
