import type { Language } from '@hausgeist/schema';
import type {
  AttachedFile,
  ClosedDays,
  ConversationTurn,
  SummaryPrompt,
  SummaryTurn,
  TokenUsage,
} from '../../platform/ai/index.js';
import type { DangerKind } from './understanding/index.js';

/** The company on whose behalf the assistant speaks. */
export interface AssistedCompany {
  id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  /** As the company writes them. */
  officeHours?: string | null;
  holidays?: readonly ClosedDays[];
  emergencyContacts?: readonly { label: string; phone: string }[];
}

/** A question with everything an answer may use. */
export interface AnswerRequest {
  company: AssistedCompany;
  question: string;
  /** What the person who asks is to the company. */
  role: 'tenant' | 'owner';
  /** Building in which the person lives, for use cases that are meant for it; never part of a prompt. */
  buildingId: string | null;
  /** Who asks, for what they may use in a day alone; it is never part of a prompt. */
  personId?: string;
  /** When the question was asked. */
  askedAt: Date;
  /** Finished user and bot messages before the question, oldest first. */
  history: readonly ConversationTurn[];
  attachments: readonly AttachedFile[];
}

/** Says where a person's own reports stand, a line each in that language, what changed last first. */
export type FindReports = (
  person: { companyId: string; endUserId: string },
  language: Language,
) => Promise<string[]>;

/** What the company has announced to a person lately. */
export interface Announcement {
  id: string;
  subject: string;
  /** Markdown; says nothing of the person. */
  text: string;
  sentAt: Date;
  /** The last German day on which it matters, as `2026-11-24`; not known if null. */
  validUntil: string | null;
}

/** What was announced to a person, the newest first. */
export interface Announcements {
  find: (person: { companyId: string; endUserId: string }) => Promise<Announcement[]>;
  /** Notes that these were told to the person, who so has read them. */
  noteTold: (
    person: { companyId: string; endUserId: string },
    ids: readonly string[],
  ) => Promise<void>;
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
  /** What it says about it, as the tenant may read it; missing where it was only offered. */
  passage?: string;
}

/**
 * What kind of answer it is: from use cases; which of several use cases is meant; that nothing is
 * known; that a person takes over; what to do in danger; or a reply to what asks nothing.
 */
export type AnswerAction =
  | 'ANSWER'
  | 'ASK_BACK'
  | 'NO_ANSWER'
  | 'HAND_OVER'
  | 'EMERGENCY'
  | 'SMALL_TALK';

/** How soon people have to act. */
export type Urgency = 'NORMAL' | 'HIGH' | 'EMERGENCY';

/** A number that can be called with one tap. */
export type CallOption = { label: string; phone: string };

/** What an answer offers beside its text. */
export type AnswerGuidance = {
  action: AnswerAction;
  urgency: Urgency;
  /** The tenant's language as its two-letter code. */
  language: Language;
  /** Messages that can be sent with one tap, e.g. the use cases that may be meant. */
  choices: string[];
  calls: CallOption[];
  /** Whether the built-in assistant answered because the configured provider did not. */
  isFallback: boolean;
  /** Damage was told of, which can be reported as a case with one tap; missing in answers of before. */
  offersCase?: boolean;
};

/** Why a question counts as unanswered. */
export type UnansweredReason = 'NOT_FOUND' | 'UNSURE' | 'HAND_OVER';

/** Everything about a finished answer besides its text. */
export interface AnswerOutcome {
  sources: AnswerSource[];
  category: string | null;
  guidance: AnswerGuidance;
  /**
   * The danger that the message reports for sure, which the company has to be told of at once;
   * `OTHER` where only the model saw it.
   */
  danger: DangerKind | 'OTHER' | null;
  /** Set when the company's use cases did not answer the question. */
  unanswered: UnansweredReason | null;
}

/** What {@link Assistant.answer} yields; `done` comes last and once. */
export type AssistantEvent =
  | { type: 'delta'; text: string }
  /** The answer starts over: throw away what came so far. */
  | { type: 'reset' }
  | { type: 'done'; outcome: AnswerOutcome; usage: TokenUsage };
