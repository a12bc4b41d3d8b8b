import {
  aJudgement,
  anAuditEntry,
  FakeServer,
  SAMPLE_ANSWERS,
  anEndUser,
} from '@hausgeist/staff-kit/testing';
import { sampleMetrics } from '../features/monitoring/sample-metrics';
import { FRONT_ENDS } from './front-ends';
import { aCompany, aConnection, aMember, anAdmin, anInvitation } from './factories';

const COMPANIES = [
  aCompany(),
  aCompany({
    id: 'company-2',
    name: 'Elbufer Immobilien',
    email: 'kontakt@elbufer.example',
    phone: '+49 40 1234567',
    tenantCount: 54,
    ownerCount: 31,
    promptStatus: 'PENDING',
    promptFileName: 'elbufer.txt',
    promptVectorCount: 0,
  }),
  aCompany({
    id: 'company-3',
    name: 'Rosengarten Verwaltungs AG',
    email: 'office@rosengarten.example',
    phone: '+49 40 7654321',
    tenantCount: 1_204,
    ownerCount: 86,
    promptStatus: null,
    promptFileName: null,
    promptUploadedAt: null,
    promptVectorCount: 0,
  }),
  aCompany({
    id: 'company-4',
    name: 'Alsterblick Hausmanagement',
    email: 'hallo@alsterblick.example',
    phone: '+49 40 9876543',
    tenantCount: 9,
    ownerCount: 2,
    promptStatus: 'ERROR',
    promptFileName: 'faq.md',
    promptVectorCount: 0,
    promptError: 'The file contains no text.',
    promptRefusal: { reason: 'PROMPT_FILE_WITHOUT_TEXT', params: {} },
    suspendedAt: '2026-11-20T10:00:00.000Z',
  }),
];

const USERS = [
  aMember({ id: 'member-0', firstName: 'Clara', lastName: 'Chef', role: 'COMPANY_ADMIN' }),
  aMember(),
  aMember({ id: 'member-2', firstName: 'Susi', lastName: 'Sorglos', status: 'SUSPENDED' }),
];

const aPart = (part: string, state: string, more: object = {}) => ({
  ...{
    __typename: 'SystemPart',
    part,
    state,
    total: 0,
    failed: 0,
    waiting: 0,
    cause: null,
    detail: null,
  },
  ...more,
});

/** A provider that knows no such model, a mail server that is away, and the rest as it should be. */
export const PARTS = [
  aPart('ANSWERS', 'ERROR', {
    ...{ total: 16, failed: 15, cause: 'invalid_request' },
    detail: '404 model_not_found, gpt-4.1-mimi',
  }),
  aPart('VECTORS', 'OK', { total: 27 }),
  aPart('MAILS', 'WARNING', { waiting: 3, detail: 'ECONNREFUSED at mail.example:25' }),
  aPart('JOBS', 'OK', { waiting: 2 }),
  aPart('WEBHOOKS', 'WARNING', { total: 4, failed: 1 }),
  ...['DATABASE', 'FILES'].map((part) => aPart(part, 'OK')),
  aPart('VALKEY', 'NONE'),
];

/** A server with a bit of everything, for stories and for specs that change what they are about. */
export function consoleServer(): FakeServer {
  return new FakeServer(SAMPLE_ANSWERS)
    .on('JudgePassword', ({ input }) => ({ judgePassword: aJudgement({ ...(input as object) }) }))
    .on('AdminDashboard', {
      adminDashboard: { companyCount: 4, tenantCount: 1_395, ownerCount: 136 },
    })
    .on('AttentionNeeded', {
      monitoring: { parts: [] },
      allAnalytics: {
        companies: [
          {
            company: { id: 'company-1', name: 'Lindenhof GmbH' },
            attention: [{ reason: 'LATE_REQUESTS', value: 1 }],
          },
          {
            company: { id: 'company-2', name: 'Seeblick KG' },
            attention: [
              { reason: 'NO_KNOWLEDGE', value: 0 },
              { reason: 'FEW_RESOLVED', value: 0.31 },
            ],
          },
        ],
      },
    })
    .on('Admins', {
      admins: aConnection([
        anAdmin({ isCurrentUser: true }),
        anAdmin({
          id: 'admin-2',
          firstName: 'Bernd',
          lastName: 'Beispiel',
          email: 'bernd@example.com',
        }),
        anAdmin({
          id: 'admin-3',
          firstName: '',
          lastName: '',
          email: 'neu@example.com',
          isVerified: false,
          invitationExpiresAt: '2026-11-23T09:00:00.000Z',
          invitationMailTrouble: 'WAITING',
        }),
      ]),
    })
    .on('Companies', ({ search }) => ({
      companies: aConnection(
        COMPANIES.filter(({ name }) =>
          name.toLowerCase().includes(typeof search === 'string' ? search.toLowerCase() : ''),
        ),
      ),
    }))
    .on('CompanyBelongings', {
      companyBelongings: { conversations: 1_204, files: 310, openCases: 7, openRequests: 0 },
    })
    .on('CompanyChoices', ({ search }) => ({
      companies: aConnection(
        COMPANIES.filter(({ name }) =>
          name.toLowerCase().includes(typeof search === 'string' ? search.toLowerCase() : ''),
        ),
      ),
    }))
    .on('ChosenCompany', ({ id }) => ({
      company: COMPANIES.find((company) => company.id === id) ?? null,
    }))
    .on('CompanyUsers', {
      company: aCompany(),
      invitations: aConnection([
        anInvitation(),
        anInvitation({
          id: 'invitation-2',
          lastName: 'Alt',
          fullName: 'Ina Alt',
          email: 'alt@lindenhof.example',
          isExpired: true,
        }),
      ]),
      users: aConnection(USERS),
    })
    .on('AllCompanyUsers', {
      companyMembers: aConnection([anInvitation(), ...USERS]),
      everybody: { totalCount: 9 },
    })
    .on('SimilarPeople', { similarEndUsers: [] })
    .on('EndUsers', {
      endUsers: aConnection([
        anEndUser(),
        anEndUser({
          id: 'user-2',
          type: 'OWNER',
          firstName: 'Otto',
          lastName: 'Eigen',
          email: 'otto@example.com',
          apartmentNumber: '1.1',
          authNumber: '654321',
        }),
      ]),
    })
    .on('AdminOrganisationSignInIsOffered', { adminOrganisationSignInIsOffered: false })
    .on('Monitoring', {
      monitoring: {
        ...sampleMetrics('24h', Date.parse('2026-11-21T12:00:00.000Z')),
        parts: PARTS,
        alerts: [{ severity: 'WARNING', code: 'RESPONSE_TIME_HIGH', message: 'Slow' }],
      },
      modelPrices: [{ model: 'gpt-4o', inputPrice: 2.5, outputPrice: 10 }],
    })
    .on('FrontEnds', { frontEnds: FRONT_ENDS })
    .on('AuditLog', {
      auditLog: aConnection([
        anAuditEntry(),
        anAuditEntry({
          id: 'entry-2',
          action: 'session.signed-in',
          companyName: null,
          subjectName: null,
          details: null,
        }),
      ]),
    });
}
