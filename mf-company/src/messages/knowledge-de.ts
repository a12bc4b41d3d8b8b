import { knowledge } from './knowledge/de';
import { studio } from './studio/de';

/** What is said in German about what the assistant knows. */
export const texts = { knowledge, studio };
