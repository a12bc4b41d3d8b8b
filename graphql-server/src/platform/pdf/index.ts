export type { Line, Span } from './line-breaking.js';
export {
  CONTENT_WIDTH,
  type DocumentFacts,
  PAGE,
  type Place,
  type StructureElement,
  TaggedDocument,
  type TextStyle,
} from './tagged-document.js';
