export { Badges } from './list/Badges';
export { oneLine } from './list/one-line';
export { ShortTime } from './list/ShortTime';
export { Inbox } from './Inbox';
export { askForInbox } from './use-conversations';
