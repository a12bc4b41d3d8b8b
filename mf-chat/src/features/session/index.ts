export { randomId } from './random-id';
export { forgetLink } from './session-storage';
export type { ChatSession, ChatUser } from './session-storage';
export { useChatSession } from './use-chat-session';
export type { ChatSessionHandle } from './use-chat-session';
export { useStartOver } from './use-start-over';
