import { lazy } from 'react';

/** Comes when it is opened: a visitor waits for nothing of it. */
export const EarlierDialog = lazy(async () => ({
  default: (await import('./EarlierDialog')).EarlierDialog,
}));
export type { EarlierConversation } from './use-earlier';
