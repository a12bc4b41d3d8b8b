import type {
  AttachedFile,
  ConversationTurn,
  SummaryPrompt,
  SummaryTurn,
  TokenUsage,
} from '../../platform/ai/index.js';

/** The company on whose behalf the assistant speaks. */
export interface AssistedCompany {
  id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  /** As the company writes them. */
  officeHours?: string | null;
  emergencyContacts?: readonly { label: string; phone: string }[];
}

/** A question with everything an answer may use. */
export interface AnswerRequest {
  company: AssistedCompany;
  question: string;
  /** What the person who asks is to the company. */
  role: 'tenant' | 'owner';
  /** When the question was asked. */
  askedAt: Date;
  /** Finished user and bot messages before the question, oldest first. */
  history: readonly ConversationTurn[];
  attachments: readonly AttachedFile[];
}

/** A finished conversation. */
export interface SummaryRequest extends Omit<SummaryPrompt, 'contact'> {
  company: AssistedCompany;
  /** Oldest first. */
  turns: readonly SummaryTurn[];
}

/** A use case that an answer rests on; `index` is the number cited in its text. */
export interface AnswerSource {
  index: number;
  title: string;
}

/** What {@link Assistant.answer} yields; `done` comes last and once. */
export type AssistantEvent =
  | { type: 'delta'; text: string }
  /** The answer starts over: throw away what came so far. */
  | { type: 'reset' }
  | { type: 'done'; sources: AnswerSource[]; category: string | null; usage: TokenUsage };
