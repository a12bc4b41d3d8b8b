export { BroadcastPage } from './BroadcastPage';
export { Broadcasts } from './Broadcasts';
