export { type FoundNode, NodeFinder } from './node-finder.js';
export { NodeResolver } from './node.resolver.js';
export type { NodeSource } from './node-source.js';
export { Node } from './node.type.js';
