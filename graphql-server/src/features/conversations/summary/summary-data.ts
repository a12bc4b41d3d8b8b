import type { Language } from '@hausgeist/schema';

/** Everything that the PDF and the two mails tell about a conversation that has ended. */
export interface ConversationSummary {
  company: SummaryCompany;
  endUser: SummaryEndUser;
  /** Short number that people can name on the telephone, see {@link conversationReference}. */
  reference: string;
  startedAt: Date;
  endedAt: Date;
  /** The summary itself, as Markdown. */
  summary: string;
  urgency: 'NORMAL' | 'HIGH' | 'EMERGENCY';
  /** The danger that was reported, in German. */
  danger?: string | undefined;
  /** Whether a person was asked for. */
  wantsPerson?: boolean;
  /** What it is about in a few words, e.g. the title of a use case. */
  topic?: string | undefined;
  /** What the person was told about the assistant before the first message; missing if it was not reported. */
  aiNotice?: { version: string; language: string; shownAt: string } | undefined;
  /** Language in which the person wrote. */
  language: Language;
  messages: readonly SummaryMessage[];
}

/** The company that manages the home. */
export interface SummaryCompany {
  name: string;
  /** Names it in addresses. */
  slug?: string;
  /** Where its privacy notice and imprint are, without their names. */
  pages?: string;
  /** One line or several. */
  address: string;
  phone: string;
  email: string;
  /** Where records go: `email`, or the address before until that one is confirmed. */
  recordsEmail: string;
  /** As `#1f5468`, dark enough for text on white. */
  brandColor?: string | null;
  logoKey?: string | null;
  /** The logo itself, where it is at hand. */
  logo?: Buffer | undefined;
}

/** The person who chatted. */
export interface SummaryEndUser {
  type: 'Tenant' | 'Owner';
  firstName: string;
  lastName: string;
  email: string;
  /** Content does not go to the address before the person has signed in with it. */
  isEmailUnproven: boolean;
  phone: string;
  /** Address of the building. */
  address: string;
  apartmentNumber: string;
  roomIndication?: string | undefined;
}

/** One message, in the order of the conversation. */
export interface SummaryMessage {
  sender: 'user' | 'bot' | 'person' | 'system';
  /** What the member of the company is called who wrote it. */
  author?: string | undefined;
  /** Plain text for people and the system, Markdown for the assistant. */
  text: string;
  createdAt: Date;
  /** The assistant could not answer; `text` is the notice that the user saw. */
  isError?: boolean;
  /** The tenant stopped this answer; `text` is what was there then. */
  isStopped?: boolean;
  attachments?: readonly SummaryAttachment[];
  sources?: readonly SummarySource[];
}

/** A file that came with a message. */
export interface SummaryAttachment {
  originalName: string;
  /** Size in bytes. */
  fileSize: number;
  mimeType: string;
  /** Where the file store keeps it. */
  storageKey?: string | undefined;
  /** Where people of the company open it, once they are signed in. */
  link?: string | undefined;
  /** A small JPEG of it, if it is a picture. */
  thumbnail?: Buffer | undefined;
}

/** A use case that an answer rests on; `index` is the number in the answer's text. */
export interface SummarySource {
  index: number;
  title: string;
}

/** Name of the person as it is written in a letter. */
export const fullName = (person: { firstName: string; lastName: string }) =>
  `${person.firstName} ${person.lastName}`.trim();

/** Whether a member of the company has written, too. */
export const hasPerson = ({ messages }: Pick<ConversationSummary, 'messages'>): boolean =>
  messages.some(({ sender }) => sender === 'person');

/** All files of the conversation in the order in which they came. */
export const attachmentsOf = (messages: readonly SummaryMessage[]) =>
  messages.flatMap((message) => message.attachments ?? []);

/**
 * A number for people, from the end of the conversation's id: the beginning of such an id is a time
 * and nearly the same for conversations of one day.
 */
export function conversationReference(conversationId: string): string {
  const tail = conversationId.replaceAll('-', '').slice(-8).toUpperCase();
  return `${tail.slice(0, 4)}-${tail.slice(4)}`;
}
