export { EarlierDialog } from './EarlierDialog';
export type { EarlierConversation } from './use-earlier';
