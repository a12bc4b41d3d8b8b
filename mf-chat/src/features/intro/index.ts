export { Intro } from './Intro';
export { Suggestions } from './Suggestions';
