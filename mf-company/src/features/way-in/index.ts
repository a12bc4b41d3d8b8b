export { PosterButton } from './PosterButton';
export { WayInPanel } from './WayInPanel';
