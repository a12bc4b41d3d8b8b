export { useShownNotice, type ShownNotice } from './ai-notice';
export { Intro } from './Intro';
export { Suggestions } from './Suggestions';
