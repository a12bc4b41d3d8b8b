export { late } from './late';
export { LatePart } from './LatePart';
export { MessageBoundary } from './MessageBoundary';
export { pauseMs } from './pause-ms';
