import type { ConversationTurn, QuestionPart } from '../../../platform/ai/index.js';
import type { Reader, Retrieval } from '../../knowledge/index.js';
import type { Act } from './act-vote/features.js';

/** What is to be answered, and from what. */
export interface Finding extends Pick<Retrieval, 'verdict' | 'useCases'> {
  /** The question; an earlier one when the message picks what that question meant. */
  question: string;
  /** Titles to offer beside an answer from the first use case, which is likely and not certain. */
  alternatives?: string[];
  /** Whether the use cases to choose from may not answer the question at all. */
  isDoubtful?: boolean;
  /** Only when the message asks several questions. */
  parts?: QuestionPart[];
  /** What a German message within a conversation does; anything but a question needs no answer. */
  act?: Act;
}

/** A finding that may turn out to be likely enough. */
export type Found = Finding & Partial<Pick<Retrieval, 'isLikely' | 'likelihood'>>;

/** A message as it is searched for. */
export interface SearchedMessage {
  companyId: string;
  /** Who asks; all use cases are searched if missing. */
  reader?: Reader;
  /** In German; the words that a message in another language was mapped to. */
  question: string;
  history: readonly ConversationTurn[];
  /** What a message says in German; words of another language would count as a new topic. */
  asGerman?: (text: string) => string;
  /** Says the question in German so that it stands alone; asked only if nothing sure was found. */
  rewrite: () => Promise<string | undefined>;
  signal: AbortSignal;
}
