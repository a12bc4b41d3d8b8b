import { knowledge } from './knowledge/en';
import { studio } from './studio/en';

/** What is said in English about what the assistant knows. */
export const texts = { knowledge, studio };
