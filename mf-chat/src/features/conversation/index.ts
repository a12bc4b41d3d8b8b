export { AnswerExtra } from './answer-extra';
export { AnswerText, preloadAnswerText } from './AnswerText';
export { ConnectionStatus } from './ConnectionStatus';
export {
  emptyConversation,
  withConversation,
  withHistory,
  withSnapshot,
} from './conversation-state';
export type { ConversationState } from './conversation-state';
export type { AssistantText, LocalContent } from './local-content';
export { MessageLog } from './MessageLog';
export { detailOf } from './notice';
export { useRefusalText } from './use-refusal-text';
export type { Notice } from './notice';
export { NoticeLine } from './NoticeLine';
export { readConversation } from './read-conversation';
export type { ConversationSnapshot } from './read-conversation';
export type { TimelineItem } from './timeline';
export { isStreaming, runningAnswer, timelineOf, unansweredMessage } from './timeline';
export { TimelineEntry, type MessageActions } from './TimelineEntry';
export { useConnectionNotice } from './use-connection-notice';
export { useConversation } from './use-conversation';
export type { Expired, Say, UpdateConversation } from './use-conversation';
export { useConversationFeed } from './use-conversation-feed';
export { useLoading } from './use-loading';
export { usePolling } from './use-polling';
export { useRateAnswer } from './use-rate-answer';
export { useRetryAnswer } from './use-retry-answer';
export { useTellTyping } from './use-tell-typing';
export { useWaitingMessages } from './use-waiting-messages';
export { useWriter } from './use-writer';
export { useStopAnswer } from './use-stop-answer';
export { useSendMessage } from './use-send-message';
export type { Draft } from './use-send-message';
