export { Conversation } from './conversation.entity.js';
export { Message } from './message.entity.js';
export { UnansweredQuestion } from './unanswered-question.entity.js';
