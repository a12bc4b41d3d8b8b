export { CallButtons } from './CallButtons';
export { Choices } from './Choices';
export { FallbackNote } from './FallbackNote';
export { byUrgency, dialOf } from './calls';
export type { CallOption } from './calls';
