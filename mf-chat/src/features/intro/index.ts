export { Intro } from './Intro';
