import { aConnection, anEndUser, anInvited, aPerson } from './factories';

/** Tenants and owners, with all that makes rows tall. */
const END_USERS = [
  anEndUser(),
  anEndUser({
    id: 'end-user-2',
    type: 'OWNER',
    fullName: 'Dr. Konstantin Freiherr von Ostermann-Lindenberg',
    email: 'konstantin.von.ostermann-lindenberg@kanzlei-ostermann.example',
    address: 'Große Elbstraße 45, 22767 Hamburg',
    apartmentNumber: '4. OG links',
    authNumber: '100482',
  }),
  anEndUser({ id: 'end-user-3', fullName: 'Ida Falk', apartmentNumber: '', authNumber: null }),
  anEndUser({ id: 'end-user-4', fullName: 'Olaf Thiel', address: '', apartmentNumber: '' }),
];

const USERS = [
  aPerson({
    id: 'member-1',
    fullName: 'Petra Lindner',
    email: 'petra.lindner@lindenhof.example',
    role: 'COMPANY_ADMIN',
    isCurrentUser: true,
  }),
  aPerson(),
  aPerson({ id: 'member-3', fullName: 'Aylin Demir', status: 'SUSPENDED', lastLoginAt: null }),
];
const INVITATIONS = [
  anInvited(),
  anInvited({ id: 'invitation-2', email: 'karl@lindenhof.example', isExpired: true }),
];

/** What a server answers about people, in the stories of the kit. */
export const PEOPLE_ANSWERS: Readonly<Record<string, object>> = {
  CompanyUsers: {
    company: { __typename: 'Company', id: 'company-1', name: 'Lindenhof Hausverwaltung GmbH' },
    invitations: aConnection(INVITATIONS),
    users: aConnection(USERS),
  },
  AllCompanyUsers: {
    companyMembers: aConnection([...INVITATIONS, ...USERS]),
    everybody: { totalCount: 9 },
  },
  EndUsers: { endUsers: aConnection(END_USERS, 34) },
  EndUserBelongings: {
    endUserBelongings: {
      __typename: 'EndUserBelongings',
      ...{ conversations: 3, emergencies: 1, openCases: 2, openRequests: 0 },
    },
  },
  EndUserStats: {
    endUserStats: { __typename: 'EndUserStats', tenants: 128, owners: 34, total: 162 },
  },
};
