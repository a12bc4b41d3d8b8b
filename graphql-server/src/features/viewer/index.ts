export { ViewerResolver } from './viewer.resolver.js';
