import type { FastifyInstance } from 'fastify';
import { combineFeatures } from './feature.js';
import { createAbsences } from './features/absences/index.js';
import { createAdmins } from './features/admins/index.js';
import { createAnalytics } from './features/analytics/index.js';
import { createApiKeys } from './features/api-keys/index.js';
import { createAssistant } from './features/assistant/index.js';
import { createAttachments } from './features/attachments/index.js';
import { createAudit } from './features/audit/index.js';
import {
  type AdministratorRemovalListener,
  createAuth,
  createSessionCalls,
} from './features/auth/index.js';
import { createCases, findReportsIn } from './features/cases/index.js';
import { createBroadcasts, announcementsIn } from './features/broadcasts/index.js';
import { createBuildings } from './features/buildings/index.js';
import { createCannedReplies } from './features/canned-replies/index.js';
import { createContactNotes } from './features/contact-notes/index.js';
import { createCraftsmen } from './features/craftsmen/index.js';
import { createChanges } from './features/changes/index.js';
import { createCompanies } from './features/companies/index.js';
import { createCompanyUsers } from './features/company-users/index.js';
import { type Conversations, createConversations } from './features/conversations/index.js';
import { seedDemo } from './features/demo/index.js';
import { createEndUserImport } from './features/end-user-import/index.js';
import { ChatLinks, createEndUsers } from './features/end-users/index.js';
import { createInbox } from './features/inbox/index.js';
import { createKnowledge, replaceBuildingOfUseCases } from './features/knowledge/index.js';
import { createLegal } from './features/legal/index.js';
import { createMail } from './features/mail/index.js';
import { createQuotas } from './features/quotas/index.js';
import { createNotifications } from './features/notifications/index.js';
import { createMonitoring } from './features/monitoring/index.js';
import { createPermissions } from './features/permissions/index.js';
import { createPrivacy } from './features/privacy/index.js';
import { createQuestionTrials } from './features/question-trials/index.js';
import { createReplyProposals } from './features/reply-proposals/index.js';
import { createReleases } from './features/releases/index.js';
import {
  createOrganisationSignIn,
  OrganisationRules,
} from './features/organisation-sign-in/index.js';
import { createStaffSignIn } from './features/staff-sign-in/index.js';
import { createTokenBudget } from './features/token-budget/index.js';
import { createUnansweredQuestions } from './features/unanswered-questions/index.js';
import { createViewer } from './features/viewer/index.js';
import { createWayIn } from './features/way-in/index.js';
import { createWorkHandover } from './features/work-handover/index.js';
import { createWebhooks } from './features/webhooks/index.js';
import { FileRemoval } from './platform/files/index.js';
import {
  addRestRoutes,
  API_KEY_PREFIX,
  type Authenticate,
  type CompanyPages,
  type SpendOnCall,
} from './platform/http/index.js';
import {
  deleteOldAnswers,
  Idempotency,
  idempotencyCleanupJob,
} from './platform/idempotency/index.js';
import { keptSecret, SecretWatch } from './platform/secrets/index.js';
import type { Platform } from './platform/open-platform.js';
import type { FindEndedSessions, FindRights } from './platform/sockets/index.js';

/** The features, put together over one platform. */
export interface Features {
  resolvers: object[];
  /** What resolvers find in their GraphQL context besides the request. */
  contextExtras: object;
  authenticate: Authenticate;
  /** Tells which sessions are over. */
  findEndedSessions: FindEndedSessions;
  findRights: FindRights;
  /** Carries requests with a key out once. */
  idempotency: Idempotency;
  /** Tells whether the session secret is that of the database. */
  secretWatch: SecretWatch;
  /** Tells whose chat a page is. */
  pages: CompanyPages;
  /** Makes what answers a socket at `/ws`. */
  acceptChatSocket: Conversations['acceptSocket'];
  addRoutes(server: FastifyInstance, spend: SpendOnCall): Promise<void>;
  /** Runs once jobs are being taken, before the first request. */
  start(): Promise<void>;
  /** Runs after the last job has ended. */
  stop(): Promise<void>;
}

/** Makes what most features use: the platform, and who signs in, what is mailed, told and recorded. */
async function createBase(platform: Platform) {
  const { config } = platform;
  const secret = config.sessionSecret ?? (await keptSecret(config.dataDir, 'session-secret'));
  const auth = createAuth(platform, secret);
  const { digests, sessions } = auth;
  const secretWatch = new SecretWatch({
    fingerprint: digests.fingerprint(),
    em: () => platform.database.orm.em.fork(),
    log: platform.log,
    place: config.sessionSecret ? 'SESSION_SECRET' : 'The secret in DATA_DIR/session-secret',
  });
  platform.samplers.add(secretWatch.sampler());
  const mail = createMail({ ...platform, key: digests.keyFor('stored mails') });
  const audit = createAudit(platform);
  const webhooks = createWebhooks({
    ...platform,
    ...{ audit: audit.service, digests, mail: mail.service },
  });
  const notifications = await createNotifications({
    ...platform,
    ...{ digests, mail: mail.service, sessions },
  });
  return {
    features: { auth, mail, audit, webhooks, notifications },
    parts: {
      ...platform,
      ...{ auth, sessions, secretWatch, audit: audit.service, mail: mail.service },
      chatLinks: new ChatLinks(auth.oneTimeTokens, config.publicUrl),
      publisher: webhooks.publisher,
      notifier: notifications.notifier,
      fileRemoval: new FileRemoval(platform.files, platform.jobs),
    },
  };
}

/** Makes the administrators, the company users, and how both sign in. */
function createStaff(given: Omit<Parameters<typeof createCompanyUsers>[0], 'organisationRule'>) {
  const parts = { ...given, organisationRule: new OrganisationRules(given) };
  const viewer = createViewer(parts);
  const admins = createAdmins(parts);
  const companyUsers = createCompanyUsers(parts);
  const ways = { ADMIN: admins.staffSignIn, COMPANY: companyUsers.staffSignIn };
  const shared = { ...parts, viewers: viewer.service, ways };
  const staffSignIn = createStaffSignIn(shared);
  const organisationSignIn = createOrganisationSignIn({
    ...shared,
    admins: admins.organisationAdmins,
    members: companyUsers.organisationMembers,
  });
  const sessionCalls = createSessionCalls(
    given.config,
    given.auth.sessions,
    organisationSignIn.door,
  );
  return {
    all: [viewer, admins, companyUsers, staffSignIn, organisationSignIn, sessionCalls],
    departure: companyUsers.departure,
  };
}

/** Makes every feature; those with background work tell the job queue who does it. */
export async function createFeatures(platform: Platform): Promise<Features> {
  const { config, database, jobs } = platform;
  const base = await createBase(platform);
  const { auth, mail, audit, webhooks, notifications } = base.features;
  const idempotency = new Idempotency(auth.digests.keyFor('idempotent requests'));
  jobs.work(idempotencyCleanupJob, ({ em }) => deleteOldAnswers(em));

  const apiKeys = createApiKeys(base.parts);
  const removalListener: AdministratorRemovalListener = {
    administratorRemoved: async (...removal) => {
      await apiKeys.removalListener.administratorRemoved(...removal);
      await webhooks.removalListener.administratorRemoved(...removal);
    },
  };
  const parts = { ...base.parts, removalListener };
  createQuotas(parts);
  const attachments = await createAttachments(parts);
  const tokens = createTokenBudget(parts);
  const knowledge = createKnowledge({ ...parts, budget: tokens.budget });
  const assistant = createAssistant(parts, {
    knowledge: knowledge.service,
    budget: tokens.budget,
    reports: findReportsIn(database),
    announcements: announcementsIn(database),
  });
  const conversations = createConversations({
    ...parts,
    assistant,
    attachments: attachments.service,
    conversationFiles: attachments.conversationFiles,
    receiver: attachments.receiver,
    thumbnails: attachments.thumbnails,
  });
  const inbox = createInbox({ ...parts, messages: conversations.personMessages });
  const staff = createStaff({ ...parts, leavingListener: inbox.leavingListener });
  const companies = createCompanies(parts);
  const wayIn = await createWayIn({
    ...parts,
    ...{ companies: companies.service, receiver: attachments.receiver },
  });
  const buildings = createBuildings({ ...parts, whenMerged: replaceBuildingOfUseCases });
  const endUsers = createEndUsers(parts);
  const cases = createCases({
    ...parts,
    messages: conversations.personMessages,
    receiver: attachments.receiver,
  });
  const all = combineFeatures([
    parts.secretWatch,
    auth,
    mail,
    audit,
    apiKeys,
    ...staff.all,
    createAbsences(parts),
    companies,
    wayIn,
    createPermissions(parts),
    buildings,
    endUsers,
    createEndUserImport(parts),
    createBroadcasts(parts),
    attachments,
    conversations,
    inbox,
    createCannedReplies(parts),
    createContactNotes(parts),
    createCraftsmen(parts),
    createWorkHandover({ ...parts, conversations: inbox.handOver, cases: cases.handOver }),
    cases,
    createChanges(parts, [...endUsers.nodes, ...buildings.nodes, ...cases.nodes], {
      END_USER: endUsers.findForRest,
      BUILDING: buildings.findForRest,
      CASE: cases.findForRest,
    }),
    createPrivacy({ ...parts, departure: staff.departure }),
    createUnansweredQuestions({ ...knowledge, events: platform.events }),
    createQuestionTrials({ ...parts, assistant, knowledge: knowledge.service }),
    createReplyProposals({
      ...parts,
      assistant,
      conversationFiles: attachments.conversationFiles,
    }),
    createAnalytics(parts),
    createMonitoring(platform, parts),
    tokens,
    webhooks,
    notifications,
    await createReleases({ ...parts, pages: wayIn.pages }),
    createLegal(parts),
    knowledge,
  ]);
  return {
    ...all,
    idempotency,
    secretWatch: parts.secretWatch,
    pages: wayIn.pages,
    acceptChatSocket: conversations.acceptSocket,
    authenticate: (em, credentials, address) =>
      credentials.bearer?.startsWith(API_KEY_PREFIX)
        ? apiKeys.authentication.authenticate(em, credentials.bearer, address)
        : auth.sessions.authenticate(em, credentials),
    findEndedSessions: async (em, ids, keys) => [
      ...(await auth.sessions.ended(em, ids)),
      ...(await apiKeys.authentication.ended(em, keys)),
    ],
    findRights: async (em, personIds) => auth.sessions.rights(em, personIds),
    addRoutes: async (server, spend) => {
      addRestRoutes(server, config, all.restRoutes, spend);
      all.addRoutes(server);
    },
    start: async () => {
      await all.start();
      if (config.seedDemo) await database.exclusively(() => seedDemo(platform, knowledge.service));
    },
  };
}
