export { SummaryDialog } from './SummaryDialog';
export { useEndConversation } from './use-end-conversation';
