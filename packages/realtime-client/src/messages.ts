/** A file as `files/upload-with-message` lists it. */
export interface UploadedFile {
  id: string;
  originalName?: string;
  fileSize?: number;
  mimeType?: string;
  purpose?: string;
}

/** What an answer rests on; the index is the number in its text. */
export interface Source {
  index: number;
  title: string;
}

/** A message of the server. */
export interface RealtimeMessage {
  /** `chat:response`, `categorization:result`, `chat:end`, `error` and so on. */
  type: string;
  topic?: string;
  content?: unknown;
  data?: unknown;
  /** Id that the client gave to the message which this one belongs to. */
  requestId?: string | null;
  /** The same id is the same message; the client hands it on once. */
  id?: string;
  sessionId?: string;
  timestamp?: string;
  extractedContent?: unknown;
  response?: unknown;
  sources?: Source[];
  isError?: boolean;
  /** Of an error: a stable code, such as `UNAUTHENTICATED` or `RATE_LIMITED`. */
  code?: string;
  /** Of an error or a confirmation: a text for people. */
  message?: string;
  /** Of `chat:end`: `processing` or `completed`. */
  status?: string;
  summary?: string | null;
  [field: string]: unknown;
}

/** Reads a frame; undefined for anything but a message. */
export function readMessage(frame: unknown): RealtimeMessage | undefined {
  if (typeof frame !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(frame);
    return isMessage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isMessage = (value: unknown): value is RealtimeMessage =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
