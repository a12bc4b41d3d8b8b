import type { FastifyInstance } from 'fastify';
import {
  addEndUserSignInRoutes,
  AuthResolver,
  EndUserSignIn,
  SessionService,
} from './features/auth/index.js';
import {
  AnswerWorker,
  answerJob,
  ConversationAnnouncer,
  ConversationEventsResolver,
  ConversationFeed,
  ConversationResolver,
  ConversationService,
} from './features/conversations/index.js';
import { createReleases } from './features/releases/index.js';
import type { Authenticate } from './platform/http/index.js';
import { keptSecret } from './platform/secrets/index.js';
import type { Platform } from './platform/open-platform.js';

/** The features, put together over one platform. */
export interface Features {
  resolvers: object[];
  /** What resolvers find in their GraphQL context besides the request. */
  contextExtras: object;
  authenticate: Authenticate;
  addRoutes(server: FastifyInstance): Promise<void>;
  /** Runs once requests and jobs are being taken. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes every feature and tells the job queue who does which job. */
export async function createFeatures(platform: Platform): Promise<Features> {
  const { config, log, events, jobs, limits, liveText } = platform;
  const releases = await createReleases(platform);
  const secret = config.sessionSecret ?? (await keptSecret(config.dataDir, 'session-secret'));
  const sessions = new SessionService(events, secret);
  const signIn = new EndUserSignIn(limits, sessions);
  const announcer = new ConversationAnnouncer(events, log);
  // TEMPORARY
  const attachments = { claimForMessage: async () => {}, readForAssistant: async () => [] } as any;
  const assistant = {
    async *answer(request: any) {
      for (const word of `Sie fragten: ${request.question}`.split(/(?<= )/))
        yield { type: 'delta', text: word };
      yield {
        type: 'done',
        sources: [],
        category: 'Heizung',
        usage: { model: 'x', inputTokens: 1, outputTokens: 1 },
      };
    },
  } as any;
  const conversations = new ConversationService({ jobs, limits, announcer, attachments });
  const answers = new AnswerWorker({ assistant, attachments, announcer, events, liveText });
  jobs.work(answerJob, (context, data, attempt) => answers.run(context, data, attempt));
  return {
    resolvers: [
      new AuthResolver(signIn, sessions),
      new ConversationResolver(conversations),
      new ConversationEventsResolver(),
    ],
    contextExtras: { conversationFeed: new ConversationFeed(events, liveText) },
    authenticate: (em, credentials) => sessions.authenticate(em, credentials),
    addRoutes: async (server) => {
      addEndUserSignInRoutes(server, config, signIn);
      releases.addRoutes(server);
    },
    start: () => releases.start(),
    stop: () => releases.stop(),
  };
}
