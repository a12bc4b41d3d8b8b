/** Texts that the assistant says by itself; see the catalogue `assistant`. */
export type AssistantText =
  | 'welcome'
  | 'askNumber'
  | 'emailFirst'
  | 'numberFirst'
  | 'codeFirst'
  | 'askCode'
  | 'invalidCode'
  | 'invalidEmail'
  | 'invalidNumber'
  | 'tooManyAttempts'
  | 'greeting'
  | 'signInFirst'
  | 'processingFailed'
  | 'endFailed'
  | 'expired'
  | 'linkVoid'
  | 'linkUsed'
  | 'linkSent';

/** Notes of the product itself. */
export type SystemText = 'files.skipped' | 'summary.processing' | 'summary.completed';

/** What is said, before it is translated. */
export type LocalContent =
  | { by: 'user'; text: string; masked?: boolean }
  /** `emergency` adds what to do in danger, and the number: before what else is said where the message sounds dangerous. */
  | { by: 'bot'; key: AssistantText; name?: string; emergency?: 'first' | 'after' }
  /** The server's own words. */
  | { by: 'bot'; text: string }
  | { by: 'system'; key: SystemText };

/** A message that no server stores. */
export interface LocalMessage {
  id: string;
  content: LocalContent;
  createdAt: string;
  /** Where it stands: behind the message with this sequence, in the order of its number. */
  behind: number;
  order: number;
  isError?: boolean;
  /** The message that it is about; it goes when that one is sent again. */
  requestId?: string;
}

/** A message of mine on its way to the server. */
export interface OutgoingMessage {
  requestId: string;
  text: string;
  files: readonly File[];
  /** Ids of the files once they are uploaded, so that another try need not upload again. */
  attachmentIds?: readonly string[];
  /** `waiting`: there was no connection; it goes out again by itself. */
  status: 'uploading' | 'sending' | 'waiting' | 'failed';
  /** Uploaded share of the files, 0 to 1. */
  progress: number;
  createdAt: string;
  behind: number;
  order: number;
}
