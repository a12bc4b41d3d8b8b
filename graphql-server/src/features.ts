import type { FastifyInstance } from 'fastify';
import { createAdmins } from './features/admins/index.js';
import { createApiKeys } from './features/api-keys/index.js';
import { AnswerCache, Assistant } from './features/assistant/index.js';
import { createAttachments } from './features/attachments/index.js';
import { createAudit } from './features/audit/index.js';
import { createAuth, type AdministratorRemovalListener } from './features/auth/index.js';
import { createCompanies } from './features/companies/index.js';
import { createCompanyUsers } from './features/company-users/index.js';
import { type Conversations, createConversations } from './features/conversations/index.js';
import { seedDemo } from './features/demo/index.js';
import { createEndUserImport } from './features/end-user-import/index.js';
import {
  createEndUsers,
  EndUserSignIn,
  EndUserSignInResolver,
  endUserSignInRoutes,
} from './features/end-users/index.js';
import { createKnowledge } from './features/knowledge/index.js';
import { addMailOutboxRoutes, mailSampler, openMail } from './features/mail/index.js';
import { createMonitoring } from './features/monitoring/index.js';
import { createPermissions } from './features/permissions/index.js';
import { createPromptFiles } from './features/prompt-files/index.js';
import { createReleases } from './features/releases/index.js';
import { createTokenBudget } from './features/token-budget/index.js';
import { createUnansweredQuestions } from './features/unanswered-questions/index.js';
import { createUseCases } from './features/use-cases/index.js';
import { createViewer } from './features/viewer/index.js';
import { createWebhooks, deliverySampler } from './features/webhooks/index.js';
import { BuiltinProvider, usageCounter } from './platform/ai/index.js';
import { FileRemoval } from './platform/files/index.js';
import { addRestRoutes, API_KEY_PREFIX, type Authenticate } from './platform/http/index.js';
import {
  deleteOldAnswers,
  Idempotency,
  idempotencyCleanupJob,
} from './platform/idempotency/index.js';
import { keptSecret } from './platform/secrets/index.js';
import type { Platform } from './platform/open-platform.js';
import type { FindEndedSessions } from './platform/sockets/index.js';

/** The features, put together over one platform. */
export interface Features {
  resolvers: object[];
  /** What resolvers find in their GraphQL context besides the request. */
  contextExtras: object;
  authenticate: Authenticate;
  /** Tells which sessions are over. */
  findEndedSessions: FindEndedSessions;
  /** Carries requests with a key out once. */
  idempotency: Idempotency;
  /** Makes what answers a socket at `/ws`. */
  acceptChatSocket: Conversations['acceptSocket'];
  addRoutes(server: FastifyInstance): Promise<void>;
  /** Runs once jobs are being taken, before the first request. */
  start(): Promise<void>;
  /** Runs after the last job has ended. */
  stop(): Promise<void>;
}

/** Makes every feature; those with background work tell the job queue who does it. */
export async function createFeatures(platform: Platform): Promise<Features> {
  const { config, database, files, limits } = platform;
  const secret = config.sessionSecret ?? (await keptSecret(config.dataDir, 'session-secret'));
  const auth = createAuth(platform, secret);
  const signIn = new EndUserSignIn(limits, auth);
  const idempotency = new Idempotency(auth.digests.keyFor('idempotent requests'));
  platform.jobs.work(idempotencyCleanupJob, ({ em }) => deleteOldAnswers(em));
  const outgoing = openMail({ ...platform, key: auth.digests.keyFor('stored mails') });
  platform.samplers.add(mailSampler(platform.database));
  platform.samplers.add(deliverySampler(platform.database));
  const audit = createAudit();
  const webhooks = createWebhooks({
    ...platform,
    audit: audit.service,
    digests: auth.digests,
    mail: outgoing.mail,
  });
  const { publisher } = webhooks;
  const attachments = await createAttachments(platform);
  const tokens = createTokenBudget(platform, outgoing);
  const knowledge = createKnowledge(platform, { publisher, budget: tokens.budget });
  const assistant = new Assistant({
    ai: platform.ai,
    builtin:
      platform.ai.name === 'builtin'
        ? platform.ai
        : new BuiltinProvider(usageCounter(platform.metrics)),
    knowledge,
    log: platform.log,
    metrics: platform.metrics,
    budget: tokens.budget,
    ...(config.answerCache ? { cache: new AnswerCache({ ...platform, knowledge }) } : {}),
  });
  const conversations = createConversations({
    ...platform,
    assistant,
    attachments: attachments.service,
    conversationFiles: attachments.conversationFiles,
    receiver: attachments.receiver,
    thumbnails: attachments.thumbnails,
    mail: outgoing.mail,
    publisher,
    sessions: auth.sessions,
  });
  const releases = await createReleases(platform);
  const apiKeys = createApiKeys({
    ...platform,
    auth,
    audit: audit.service,
    mail: outgoing.mail,
  });
  const viewer = createViewer({ ...platform, auth });
  const removalListener: AdministratorRemovalListener = {
    administratorRemoved: async (...removal) => {
      await apiKeys.removalListener.administratorRemoved(...removal);
      await webhooks.removalListener.administratorRemoved(...removal);
    },
  };
  const admins = createAdmins({
    ...platform,
    auth,
    audit: audit.service,
    mail: outgoing.mail,
    removalListener,
  });
  const fileRemoval = new FileRemoval(files, platform.jobs);
  const companies = createCompanies({
    audit: audit.service,
    sessions: auth.sessions,
    fileRemoval,
  });
  const endUsers = createEndUsers({
    config,
    limits,
    audit: audit.service,
    sessions: auth.sessions,
    mail: outgoing.mail,
    fileRemoval,
    publisher,
  });
  const endUserImport = createEndUserImport({
    ...platform,
    audit: audit.service,
    sessions: auth.sessions,
    mail: outgoing.mail,
    fileRemoval,
    publisher,
  });
  const permissions = createPermissions({ ...platform, audit: audit.service });
  const companyUsers = createCompanyUsers({
    ...platform,
    auth,
    audit: audit.service,
    mail: outgoing.mail,
    removalListener,
  });
  const promptFiles = createPromptFiles({ ...platform, audit: audit.service, knowledge });
  const useCases = createUseCases({ audit: audit.service });
  const unansweredQuestions = createUnansweredQuestions(useCases);
  const monitoring = createMonitoring(platform, { audit: audit.service });
  return {
    resolvers: [
      ...viewer.resolvers,
      ...auth.resolvers,
      new EndUserSignInResolver(signIn),
      ...conversations.resolvers,
      ...apiKeys.resolvers,
      ...audit.resolvers,
      ...admins.resolvers,
      ...companies.resolvers,
      ...companyUsers.resolvers,
      ...endUsers.resolvers,
      ...endUserImport.resolvers,
      ...permissions.resolvers,
      ...promptFiles.resolvers,
      ...useCases.resolvers,
      ...unansweredQuestions.resolvers,
      ...monitoring.resolvers,
      ...tokens.resolvers,
      ...webhooks.resolvers,
    ],
    contextExtras: {
      ...viewer.contextExtras,
      ...conversations.contextExtras,
      ...promptFiles.contextExtras,
      ...endUserImport.contextExtras,
    },
    acceptChatSocket: conversations.acceptSocket,
    idempotency,
    authenticate: (em, credentials, address) =>
      credentials.bearer?.startsWith(API_KEY_PREFIX)
        ? apiKeys.authentication.authenticate(em, credentials.bearer, address)
        : auth.sessions.authenticate(em, credentials),
    findEndedSessions: async (em, ids, keys) => [
      ...(await auth.sessions.ended(em, ids)),
      ...(await apiKeys.authentication.ended(em, keys)),
    ],
    addRoutes: async (server) => {
      addRestRoutes(server, config, [
        ...attachments.restRoutes,
        ...conversations.restRoutes,
        ...auth.restRoutes,
        ...apiKeys.restRoutes,
        ...admins.restRoutes,
        ...companies.restRoutes,
        ...companyUsers.restRoutes,
        ...endUsers.restRoutes,
        ...endUserImport.restRoutes,
        ...permissions.restRoutes,
        ...promptFiles.restRoutes,
        ...monitoring.restRoutes,
        ...webhooks.restRoutes,
      ]);
      addRestRoutes(server, config, endUserSignInRoutes(signIn));
      attachments.addRoutes(server);
      endUsers.addRoutes(server);
      addMailOutboxRoutes(server, config, { files, seal: outgoing.seal });
      monitoring.addRoutes(server);
      releases.addRoutes(server);
    },
    start: async () => {
      auth.start();
      monitoring.start();
      await releases.start();
      await knowledge.start();
      if (config.seedDemo) await database.exclusively(() => seedDemo(platform, knowledge));
    },
    stop: async () => {
      await auth.stop();
      await tokens.budget.stop();
      await monitoring.stop();
      await releases.stop();
      webhooks.close();
      outgoing.close();
    },
  };
}
