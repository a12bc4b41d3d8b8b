import type { AttachedFile } from '../../../platform/ai/index.js';
import type { TextSearch } from '../../knowledge/index.js';

/** A file of a conversation with what it takes to look things up in it. */
export interface ConversationFile {
  file: Omit<AttachedFile, 'isMeant' | 'passages'>;
  /** Unset for a file without a text. */
  search?: TextSearch;
}

/** What was said before a question, and what it is. */
export interface Asked {
  question: string;
  /** Oldest first; without the question. */
  history: readonly { role: 'user' | 'assistant'; text: string }[];
}
