export { CannedReplies } from './CannedReplies';
