/* Apart from the rest of the design system: the renderer is large, and is fetched when it is needed. */
export { Markdown } from './Markdown';
export type { CitedSource } from './citation-markers';
