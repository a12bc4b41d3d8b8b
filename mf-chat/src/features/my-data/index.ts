import { late } from '../late-part';

/** Comes when it is opened: few people ever do. */
export const MyDataDialog = late(async () => (await import('./MyDataDialog')).MyDataDialog);
export type { OwnRequest } from './use-own-requests';
