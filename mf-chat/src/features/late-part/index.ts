export { LatePart } from './LatePart';
export { MessageBoundary } from './MessageBoundary';
