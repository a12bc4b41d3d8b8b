export { Conversation } from './conversation.entity.js';
export { Message } from './message.entity.js';
