export { ShortText } from './ShortText';
