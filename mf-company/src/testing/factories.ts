import type { BroadcastRowFragment } from '../features/broadcasts/gql/graphql';
import { PERMISSIONS, type Permission } from '@hausgeist/schema';
import type { SessionViewer, StaffSession } from '@hausgeist/shell-api';
import type {
  AssistantSettingsFragment,
  CompanyInfoFragment,
  EndUserImportStateFragment,
  QuestionRowFragment,
  RoleGridFragment,
  UseCaseRowFragment,
  WordingRowFragment,
} from '../gql/graphql';

type CompanyUser = NonNullable<SessionViewer['companyUser']>;

/** A person who works at a company. */
export const aCompanyUser = (overrides: Partial<CompanyUser> = {}): CompanyUser => ({
  id: 'user-1',
  firstName: 'Petra',
  lastName: 'Lindner',
  fullName: 'Petra Lindner',
  email: 'petra.lindner@lindenhof.example',
  role: 'COMPANY_ADMIN',
  managingCompany: { id: 'company-1', name: 'Lindenhof Hausverwaltung GmbH' },
  passwordIsTemporary: false,
  passwordChangeIsDue: false,
  termsAreDue: false,
  ...overrides,
});

interface SessionOverrides extends Partial<StaffSession> {
  permissions?: readonly Permission[];
  companyUser?: Partial<CompanyUser>;
  twoFactorEnabled?: boolean;
}

/** The session of a signed-in user. */
export function aSession({
  permissions = PERMISSIONS,
  companyUser,
  twoFactorEnabled = false,
  ...overrides
}: SessionOverrides = {}): StaffSession {
  return {
    status: 'signedIn',
    viewer: {
      kind: 'COMPANY_USER',
      permissions,
      twoFactorEnabled,
      companyUser: aCompanyUser(companyUser),
    },
    isUnreachable: false,
    askAgain: () => undefined,
    actingFor: null,
    signIn: async () => undefined,
    signOut: async () => undefined,
    clear: () => undefined,
    rest: async () => new Response(),
    accessToken: () => 'token',
    ...overrides,
  };
}

/** The session of a visitor. */
export const noSession = (overrides: Partial<StaffSession> = {}): StaffSession => ({
  ...aSession(),
  status: 'signedOut',
  viewer: null,
  ...overrides,
});

/** A file that was just uploaded. */
export const anEndUserImport = (
  overrides: Partial<EndUserImportStateFragment> = {},
): EndUserImportStateFragment => ({
  id: 'import-1',
  fileName: 'mieter.csv',
  status: 'UPLOADED',
  columns: ['Vorname', 'Name', 'E-Mail', 'Telefon', 'Adresse', 'Etage'],
  sampleRows: [
    ['Anna', 'Berger', 'anna@beispiel.de', '040 1', 'Weg 1', '3 links'],
    ['Bernd', 'Falk', 'bernd@beispiel.de', '040 2', 'Weg 2', '1'],
  ],
  suggestedMapping: [
    { field: 'FIRST_NAME', column: 0 },
    { field: 'LAST_NAME', column: 1 },
    { field: 'EMAIL', column: 2 },
    { field: 'PHONE', column: 3 },
    { field: 'ADDRESS', column: 4 },
  ],
  mapping: [],
  updateExisting: false,
  byExternalId: false,
  sendInvitation: false,
  totalRows: 1_200,
  processedRows: 0,
  createdCount: 0,
  updatedCount: 0,
  unchangedCount: 0,
  skippedCount: 0,
  problemCount: 0,
  problems: [],
  ...overrides,
});

/** What a company says about itself. */
export const aCompany = (overrides: Partial<CompanyInfoFragment> = {}): CompanyInfoFragment => ({
  id: 'company-1',
  name: 'Lindenhof Hausverwaltung GmbH',
  address: 'Alsterufer 3, 20354 Hamburg',
  email: 'info@lindenhof.example',
  phone: '040 66969 100',
  whatsapp: null,
  confirmedEmail: null,
  tenantCount: 128,
  ownerCount: 34,
  ...overrides,
});

/** What a company lets its assistant say. */
export const someAssistantSettings = (
  overrides: Partial<AssistantSettingsFragment> = {},
): AssistantSettingsFragment => ({
  id: 'company-1',
  emergencyContacts: [{ label: 'Notdienst Lindenhof', phone: '040 66969 900' }],
  officeHours: 'Mo–Do 9–12 und 13–16 Uhr, Fr 9–12 Uhr',
  holidays: [{ from: '2026-12-24', to: '2027-01-01', name: 'Betriebsferien' }],
  brandColor: '#8a3b12',
  dailyTokenBudget: null,
  ...overrides,
});

/** A question that the use cases did not answer. */
export const aQuestion = (overrides: Partial<QuestionRowFragment> = {}): QuestionRowFragment => ({
  id: 'question-1',
  text: 'Wo kann ich mein Lastenrad laden?',
  category: 'Parken & Mobilität',
  reason: 'NOT_FOUND',
  state: 'OPEN',
  language: 'de',
  choices: [],
  askedAt: '2026-11-21T08:15:00.000Z',
  draftTitle: null,
  ...overrides,
});

/** A use case. */
export const aUseCase = (overrides: Partial<UseCaseRowFragment> = {}): UseCaseRowFragment => ({
  id: 'use-case-1',
  title: 'Heizung ausgefallen',
  acceptedCount: 1,
  proposedCount: 2,
  ...overrides,
});

/** Other words for a use case. */
export const aWording = (overrides: Partial<WordingRowFragment> = {}): WordingRowFragment => ({
  id: 'wording-1',
  text: 'Bei mir bleibt alles kalt',
  state: 'PROPOSED',
  origin: 'MODEL',
  ...overrides,
});

/** A role with its permissions. */
export const aRole = (overrides: Partial<RoleGridFragment> = {}): RoleGridFragment => ({
  role: 'COMPANY_STAFF',
  label: 'Staff',
  description: 'Basic access',
  permissions: ['DASHBOARD_VIEW', 'USERS_VIEW', 'CONVERSATIONS_VIEW', 'TEAM_VIEW'],
  isCustom: false,
  canEdit: true,
  userCount: 3,
  ...overrides,
});

/** A draft to everybody. */
export const aBroadcast = (
  overrides: Partial<BroadcastRowFragment> = {},
): BroadcastRowFragment => ({
  id: 'broadcast-1',
  kind: 'INFORMATION',
  subject: 'Hoffest für {{firstName}}',
  text: 'Guten Tag {{firstName}}',
  status: 'DRAFT',
  authorName: 'Miriam Vogt',
  validUntil: null,
  scheduledAt: null,
  startedAt: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  audience: { kind: 'ALL', ids: [] },
  counts: {
    ...{ total: 0, waiting: 0, queued: 0, sent: 0 },
    ...{ failed: 0, bounced: 0, unsubscribed: 0, unproven: 0, cancelled: 0 },
    ...{ inChat: 0, shown: 0, read: 0 },
  },
  reach: { reached: 41, unsubscribed: 2, unproven: 0 },
  chosen: { count: 0, names: [] },
  ...overrides,
});
