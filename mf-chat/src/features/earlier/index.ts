import { late } from '../late-part';

/** Comes when it is opened: a visitor waits for nothing of it. */
export const EarlierDialog = late(async () => (await import('./EarlierDialog')).EarlierDialog);
export type { EarlierConversation } from './use-earlier';
