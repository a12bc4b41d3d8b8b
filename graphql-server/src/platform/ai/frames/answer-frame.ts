import type { ContactDetails } from '../ai-provider.js';
import type { SmallTalk } from '../small-talk.js';

/**
 * What the built-in assistant says around the German text of a company, in one language. Lists are
 * ways of saying the same, so that a person does not read the same sentence three times.
 */
export interface AnswerFrame {
  smallTalk: Record<SmallTalk, (contact: ContactDetails) => readonly string[]>;
  /** Comes before and after the states of what a person has reported. */
  reports: (contact: ContactDetails) => readonly [before: string, after: string];
  /** Comes before what the company announced on a day, and is followed by its subject; `over` is its last day, if past. */
  announced: (day: string, over?: string) => string;
  /** What those hear who add a floor or a number of people to a danger: it has to be said to those who help. */
  sayByPhone: (phone: string) => string;
  /** Comes before the answer to a person who tells of a death or an illness. */
  sympathy: string;
  /** Sent as a message by the button that asks to pass a question on; it has to be understood as that. */
  passOn: string;
  /** Nothing is known about the question. */
  notKnown: (contact: ContactDetails) => string;
  /** Nothing is known about one of several questions. */
  partNotKnown: string;
  /** Asks which of the use cases listed below it is meant. */
  askBack: string;
  /** Comes before use cases that may be meant instead of the one answered from. */
  orElse: string;
  /** Comes before the German text of the company. */
  germanOriginal: string;
  /** The contact to ask. */
  contact: (contact: ContactDetails) => string;
  /** What cannot wait while the office is closed: the emergency numbers, each with its name. */
  whenClosed: (numbers: string) => string;
  /** The fact that was asked for is not in the text. */
  factMissing: string;
  /** The configured AI service failed; what follows comes from the company's documents. */
  fallback: string;
  /** The documents cannot be searched at the moment. */
  searchFailed: string;
  files: FileFrame;
  /** The same of pictures, where they are spoken of in another way than other files. */
  pictures?: FileFrame;
}

/** What is said of a file by its name. */
export interface FileFrame {
  /** Comes before what a file says. */
  says: (name: string) => string;
  received: (name: string) => string;
  stillReading: (name: string) => string;
  /** Nothing can be read in it; it goes to the company with the summary. */
  unreadable: (name: string) => string;
  nothingAbout: (name: string) => string;
}
