import type { FastifyInstance } from 'fastify';
import { requireEndUser } from '../../platform/context/index.js';
import type { NodeSource } from '../../platform/graphql/index.js';
import type { Platform } from '../../platform/open-platform.js';
import type { Assistant } from '../assistant/index.js';
import type { RestRoute } from '../../platform/http/index.js';
import type { JsonConnection, JsonSocketHandler } from '../../platform/sockets/index.js';
import type {
  AttachmentService,
  ConversationFiles,
  Thumbnails,
  UploadReceiver,
} from '../attachments/index.js';
import type { Auth, SessionService } from '../auth/index.js';
import type { ChatLinks } from '../end-users/index.js';
import type { MailService } from '../mail/index.js';
import type { Notifier } from '../notifications/index.js';
import type { EventPublisher } from '../webhooks/index.js';
import { AnswerConsequences } from './alerts/answer-consequences.js';
import { AnswerReader } from './answer-reader.js';
import { AnswerWorker } from './answer.worker.js';
import { ConversationAnnouncer } from './conversation-announcer.js';
import { ConversationEventsResolver } from './conversation-events.resolver.js';
import { ConversationFeed } from './conversation-feed.js';
import { answerJob, endConversationJob, replyMailJob } from './conversation.job.js';
import { presentConversation, presentMessage } from './conversation.presenter.js';
import { ConversationResolver } from './conversation.resolver.js';
import { ConversationService } from './conversation.service.js';
import { EndConversationWorker } from './end-conversation.worker.js';
import { FollowerWatch } from './follower-watch.js';
import { addInboundMailRoute } from './inbound-mail/inbound-mail.routes.js';
import { createInboundMail } from './inbound-mail/create-inbound-mail.js';
import { findOwnConversations, findOwnMessages } from './own-conversations.repository.js';
import { EarlierConversationsResolver } from './earlier/earlier-conversations.resolver.js';
import { AnswerRatingResolver } from './ratings/answer-rating.resolver.js';
import { AnswerRatingService } from './ratings/answer-rating.service.js';
import { PersonMessages } from './person-messages.js';
import { ReplyMailWorker } from './reply-mails/reply-mail.worker.js';
import { settleQuietJob } from './settling/settle-quiet.job.js';
import { settleQuiet } from './settling/settle-quiet.worker.js';
import { ChatSocket } from './realtime/chat.socket.js';
import { chatRoutes } from './rest/chat.routes.js';
import { TypingResolver } from './typing/typing.resolver.js';
import { TypingService } from './typing/typing.service.js';

export { loadQuestion } from './answer-request.js';
export { conversationReasons } from './conversation.reasons.js';
export { presentMessage } from './conversation.presenter.js';
export {
  countMessages,
  findLanguage,
  findMessageViews,
  LAST_SEQUENCE,
} from './conversation.repository.js';
export type { ConversationHandler, ConversationStatus } from './conversation.entity.js';
export type { Author, PersonMessages } from './person-messages.js';
export { proposeCases } from './propose-cases.js';
export { takenOverText } from './hand-over-texts.js';
export { readAnswer } from './summary/answer-blocks.js';
export { plainAnswer } from './summary/plain-answer.js';
export { bringBack } from './bring-back.js';
export { settle } from './settling/settle.js';
export { conversationReference, fullName } from './summary/summary-data.js';
export { type LoadedSummary, loadSummary } from './summary-source.js';
export { TENANT_TEXTS } from './summary/tenant-texts.js';
export { renderSummaryPdf } from './summary/summary-pdf.js';
export {
  conversationTopic,
  type InboxChange,
  inboxPresenceTopic,
  inboxTopic,
  type PersonTypes,
  type TenantTypes,
  viewMessage,
} from './conversation-views.js';
export type { MessageSender } from './message.entity.js';
export type { MessageView } from './conversation-views.js';
export { ConversationStatusType } from './conversation.type.js';
export {
  AnswerRatingReasonType,
  ChatMessage,
  ChatMessageConnection,
  MessageSenderType,
  UrgencyType,
  AnswerActionType,
  Source,
} from './message.type.js';
export { ConversationEventsResolver } from './conversation-events.resolver.js';
export { ConversationResolver } from './conversation.resolver.js';
export { TypingResolver } from './typing/typing.resolver.js';
export { EarlierConversationsResolver } from './earlier/earlier-conversations.resolver.js';
export { AnswerRatingResolver } from './ratings/answer-rating.resolver.js';
export { Conversation, Message, UnansweredQuestion } from './entities.js';

type ConversationParts = Pick<
  Platform,
  'config' | 'database' | 'events' | 'files' | 'jobs' | 'limits' | 'liveText' | 'log' | 'quotas'
> & {
  assistant: Assistant;
  attachments: AttachmentService;
  conversationFiles: ConversationFiles;
  receiver: UploadReceiver;
  thumbnails: Thumbnails;
  mail: MailService;
  notifier: Notifier;
  publisher: EventPublisher;
  sessions: SessionService;
  auth: Pick<Auth, 'digests'>;
  chatLinks: ChatLinks;
};

/** The feature as the rest of the server sees it. */
export interface Conversations {
  resolvers: object[];
  nodes: NodeSource[];
  contextExtras: object;
  /** Adds what people of the company write. */
  personMessages: PersonMessages;
  restRoutes: RestRoute[];
  addRoutes: (server: FastifyInstance) => void;
  /** Begins to look for mails. */
  start: () => void;
  stop: () => Promise<void>;
  /** Makes what answers a socket of the chat. */
  acceptSocket: (connection: JsonConnection, url: URL) => JsonSocketHandler;
}

/** Puts the feature together and takes on its jobs. */
export function createConversations(parts: ConversationParts): Conversations {
  const { events, jobs, liveText, log, sessions } = parts;
  const announcer = new ConversationAnnouncer(events);
  const service = new ConversationService({ ...parts, announcer });
  const consequences = new AnswerConsequences(parts.mail, parts.publisher, parts.notifier);
  const answers = new AnswerWorker({ ...parts, announcer, consequences });
  const endings = new EndConversationWorker({
    ...parts,
    announcer,
    publicUrl: parts.config.publicUrl,
  });
  jobs.work(
    answerJob,
    (context, data, attempt) => answers.run(context, data, attempt),
    (context, data, attempt) => answers.abandon(context, data, attempt),
  );
  jobs.work(settleQuietJob, ({ em }, _data, attempt) => settleQuiet(em, parts.events, attempt));
  jobs.work(endConversationJob, (context, data, attempt) => endings.run(context, data, attempt));
  const inboundMail = createInboundMail({ ...parts, conversations: service });
  const replyMails = new ReplyMailWorker({
    ...{ mail: parts.mail, chatLinks: parts.chatLinks },
    addresses: inboundMail.addresses,
  });
  jobs.work(replyMailJob, (context, data) => replyMails.run(context, data));
  const feed = new ConversationFeed(events, liveText, new FollowerWatch(parts.database, log));
  const answerReader = new AnswerReader(feed);
  return {
    nodes: [
      {
        type: 'Conversation',
        access: ['endUser'],
        find: async (request, ids) =>
          (await findOwnConversations(request.em, ids, requireEndUser(request.actor))).map(
            presentConversation,
          ),
      },
      {
        type: 'Message',
        access: ['endUser'],
        find: async (request, ids) =>
          (await findOwnMessages(request.em, ids, requireEndUser(request.actor))).map(
            presentMessage,
          ),
      },
    ] satisfies NodeSource[],
    resolvers: [
      new ConversationResolver(service),
      new EarlierConversationsResolver(),
      new TypingResolver(new TypingService(parts)),
      new ConversationEventsResolver(),
      new AnswerRatingResolver(new AnswerRatingService(parts)),
    ],
    contextExtras: { conversationFeed: feed },
    personMessages: new PersonMessages(announcer, jobs),
    restRoutes: chatRoutes({
      conversations: service,
      answers: answerReader,
      receiver: parts.receiver,
    }),
    addRoutes: (server) =>
      addInboundMailRoute(server, {
        mails: inboundMail.mails,
        token: parts.config.inboundMailToken,
      }),
    start: inboundMail.start,
    stop: inboundMail.stop,
    acceptSocket: (connection, url) =>
      new ChatSocket(connection, url, { conversations: service, feed, events, sessions, log }),
  };
}
