export { AnswerWorker } from './answer.worker.js';
export { ConversationAnnouncer } from './conversation-announcer.js';
export { ConversationEventsResolver } from './conversation-events.resolver.js';
export { ConversationFeed } from './conversation-feed.js';
export { answerJob, endConversationJob } from './conversation.jobs.js';
export { ConversationResolver } from './conversation.resolver.js';
export { ConversationService, requireEndUser } from './conversation.service.js';
export { Conversation, Message } from './entities.js';
