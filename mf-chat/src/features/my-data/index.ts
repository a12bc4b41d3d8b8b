import { lazy } from 'react';

/** Comes when it is opened: few people ever do. */
export const MyDataDialog = lazy(async () => ({
  default: (await import('./MyDataDialog')).MyDataDialog,
}));
export type { OwnRequest } from './use-own-requests';
