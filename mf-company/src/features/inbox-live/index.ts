export { useLater } from './use-later';
export { InboxLive, useInboxCounts, useInboxEvents } from './InboxLive';
export type { InboxRow } from './InboxLive';
