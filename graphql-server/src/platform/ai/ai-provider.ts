import type { SmallTalk } from './small-talk.js';
import type { SummaryCase } from './summary/summary-data.js';

/** How a text will be used; some embedding models treat the two differently. */
export type EmbeddingKind = 'document' | 'query';

/** The model behind {@link AiProvider.embed}; vectors of different models never meet. */
export interface EmbeddingModel {
  name: string;
  /** Length of every vector, or undefined until the first one has been seen. */
  dimensions: number | undefined;
}

/** Days on which a company is closed, the last one included. */
export interface ClosedDays {
  /** As `2026-12-24`. */
  from: string;
  to: string;
  /** What the company calls it; may be empty. */
  name: string;
}

/** The contacts that a tenant can turn to when the assistant does not know. */
export interface ContactDetails {
  companyName: string;
  email: string;
  phone: string;
  address?: string;
  /** As the company writes them, e.g. "Mo–Fr 9–12 Uhr". */
  officeHours?: string | undefined;
  /** Company holidays that are not over. */
  holidays?: readonly ClosedDays[];
  emergencyContacts?: readonly { label: string; phone: string }[];
}

/** One earlier message of the conversation. */
export interface ConversationTurn {
  role: 'user' | 'assistant';
  text: string;
  /** Language of an assistant's turn as its two-letter code. */
  language?: string;
  /** Titles of the use cases that an assistant's turn rests on. */
  sources?: readonly string[];
  /** Whether an assistant's turn told what to do in danger. */
  isEmergency?: boolean;
  /** What an assistant's turn offered to choose from. */
  choices?: readonly string[];
}

/** A use case that was found for the question; the index is what answers cite as `[index]`. */
export interface GroundingUseCase {
  index: number;
  title: string;
  text: string;
}

/** A file of the conversation, whichever message it came with. */
export interface AttachedFile {
  id: string;
  name: string;
  mimeType: string;
  /** What could be read from it, if it holds text. */
  text?: string;
  /** What of its text is nearest to the question, best first; prompts hold this, not the text. */
  passages?: readonly string[];
  /** Why there is no text: it is still being read, or there is none to read. */
  unread?: 'notYet' | 'nothing';
  /** Whether it came with this question. */
  isNew: boolean;
  /** Whether the question is about it: it is new, named or hinted at. */
  isMeant: boolean;
  /** The file itself, for pictures that are meant. */
  bytes?: Uint8Array;
}

/** One of several questions in a message. */
export interface QuestionPart {
  question: string;
  /** Numbers of the use cases that fit it, best first; none when nothing does. */
  sources: readonly number[];
  /** Whether it is open which of them is meant. */
  unsure: boolean;
}

/** Everything an answer may rest on. It names no person and carries no id. */
export interface AnswerPrompt {
  contact: ContactDetails;
  question: string;
  /** Older turns first; without the question. */
  history: readonly ConversationTurn[];
  /** Best first; empty when nothing fits, and then the answer has to say so. */
  useCases: readonly GroundingUseCase[];
  attachments: readonly AttachedFile[];
  /** Language of the answer as its two-letter code; German if missing. */
  language?: string;
  /** The role of the person who asks. */
  role?: 'tenant' | 'owner';
  /** When the question was asked; the companies are in German time. */
  now?: Date;
  /** True when several of the use cases may be meant and the answer should ask which. */
  unsure?: boolean;
  /** True when the use cases to choose from may not answer the question at all. */
  isDoubtful?: boolean;
  /** Titles of use cases that may be meant instead of the first; they are offered beside the answer. */
  alternatives?: readonly string[];
  /** Each question of a message that asks several; missing for a single one. */
  parts?: readonly QuestionPart[];
  /** The question in German words, to look for passages with; set when it is in another language. */
  germanQuestion?: string;
  /** True when the built-in assistant answers because the configured service did not. */
  isFallback?: boolean;
  /** Set when the message asks nothing, so that no use case was looked for. */
  smallTalk?: SmallTalk;
  /** Where the person's own reports stand, a line each; set when they ask for that. */
  reports?: readonly string[];
  /** True when the person is in danger: use cases then say what helps at once, and nothing else. */
  inDanger?: boolean;
  /** True when the search failed, as opposed to: found nothing. */
  searchFailed?: boolean;
  /** Names that a model may choose the category from; any if missing. */
  categories?: readonly string[];
}

/** How soon people have to act. */
export type Urgency = 'normal' | 'high' | 'emergency';

/** A message of a conversation that is summed up. */
export interface SummaryTurn extends ConversationTurn {
  /** What an assistant's turn did; guessed from its words if missing. */
  action?: 'answer' | 'ask_back' | 'no_answer' | 'hand_over' | 'emergency' | 'small_talk';
  /** How soon people have to act on what an assistant's turn answers; normal if missing. */
  urgency?: Urgency;
  /** What a person's turn is about, e.g. "Heizung". */
  category?: string;
  /** When it was sent, so that "gestern" becomes a date. */
  at?: Date;
  /** Whether an assistant's turn is by a member of the staff. */
  isFromStaff?: boolean;
}

/** A conversation to summarise. It names only the people that its turns mention. */
export interface SummaryPrompt {
  contact: ContactDetails;
  turns: readonly SummaryTurn[];
  /** Names of the files that were attached. */
  attachmentNames: readonly string[];
  /** How soon people have to act; normal if missing. */
  urgency?: Urgency;
  /** The danger that was reported, in German, e.g. "Gasgeruch". */
  danger?: string;
  /** Whether a person was asked for. */
  wantsPerson?: boolean;
  /** The person's language as its two-letter code; German if missing. */
  language?: string;
  /** What the staff have made of it; none if missing. */
  cases?: readonly SummaryCase[];
}

/** What one request used. Tokens are the provider's count, or an estimate where it gives none. */
export interface TokenUsage {
  model: string;
  inputTokens: number;
  outputTokens: number;
}

/**
 * Hears once of each call of a model that may cost something: embeddings too, and attempts that
 * failed after the provider had begun to work.
 */
export type UsageListener = (usage: TokenUsage) => void;

/** A question that cannot be searched for as it stands. */
export interface RewritePrompt {
  contact: ContactDetails;
  question: string;
  /** Older turns first; without the question. */
  history: readonly ConversationTurn[];
  /** Language of the question as its two-letter code; German if missing. */
  language?: string;
}

/** A use case for which wordings are wanted. */
export interface WordingPrompt {
  title: string;
  text: string;
}

/** What a model says about its answer besides the text; checked before it is used. */
export interface AnswerStructure {
  action: 'answer' | 'ask_back' | 'hand_over' | 'no_answer' | 'emergency';
  /** Numbers of the use cases that the answer rests on. */
  sources: number[];
  category?: string;
  urgency?: Urgency;
}

/** A piece of an answer on its way. */
export type AnswerEvent =
  | { type: 'delta'; text: string }
  /** The provider failed in mid-answer and begins again: what was received so far is void. */
  | { type: 'reset' }
  | {
      type: 'done';
      usage: TokenUsage;
      finishReason: 'stop' | 'length';
      /** Missing where the provider gives text only. */
      structure?: AnswerStructure;
    };

/**
 * Where embeddings and answers come from. Implementations keep to at most three upstream calls for
 * one call of theirs, and throw only {@link AiError} or the signal's reason.
 *
 * `onUsage` is told of the calls that one call of ours causes, beside the listener of all calls:
 * who asks on behalf of a company books them there.
 */
export interface AiProvider {
  readonly name: string;
  /** Name of the model that answers. */
  readonly answerModel: string;
  readonly embeddingModel: EmbeddingModel;
  readonly capabilities: { images: boolean };
  /**
   * One vector a text, in order, of the configured model or another one that is named. The built-in
   * model is always at hand; one that is not throws an AiError.
   */
  embed(
    texts: readonly string[],
    kind: EmbeddingKind,
    signal: AbortSignal,
    onUsage?: UsageListener,
    model?: string,
  ): Promise<number[][]>;
  /** Has the answering model say a word or two; throws where it is refused. Missing where no model is asked. */
  tryModel?(signal: AbortSignal): Promise<void>;
  /** Streams an answer; the last event is `done`. */
  streamAnswer(
    prompt: AnswerPrompt,
    signal: AbortSignal,
    onUsage?: UsageListener,
  ): AsyncIterable<AnswerEvent>;
  /** Sums a conversation up in German: plain paragraphs and `- ` lists, no other markup. */
  summarise(
    prompt: SummaryPrompt,
    signal: AbortSignal,
    onUsage?: UsageListener,
  ): Promise<{ text: string; usage: TokenUsage }>;
  /**
   * A German search query that stands alone; undefined when none comes in time. Throws nothing but
   * the signal's reason. Missing where no model is asked.
   */
  rewriteQuestion?(
    prompt: RewritePrompt,
    signal: AbortSignal,
    onUsage?: UsageListener,
  ): Promise<string | undefined>;
  /** Up to six short wordings in which tenants would ask for a use case. */
  proposeWordings?(
    prompt: WordingPrompt,
    signal: AbortSignal,
    onUsage?: UsageListener,
  ): Promise<string[]>;
}
