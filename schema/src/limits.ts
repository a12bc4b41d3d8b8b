/** Largest single chat attachment, in bytes (5 MB). Inclusive. */
export const MAX_FILE_BYTES = 5_242_880;

/** Largest sum of the attachments of one message, in bytes (15 MB). Inclusive. */
export const MAX_TOTAL_FILE_BYTES = 15_728_640;

/** Most files one message may carry; the byte limits bind first for real files. */
export const MAX_FILES_PER_MESSAGE = 20;

/** Longest chat message, in UTF-16 code units; longer input is refused before any provider sees it. */
export const MAX_MESSAGE_LENGTH = 4_000;

/** Longest conversation-session id that a client may choose; the web chat uses 26 characters. */
export const MAX_SESSION_ID_LENGTH = 64;

/** Length of the session id that the web chat generates. */
export const SESSION_ID_LENGTH = 26;

/** Delays and time-outs of the chat screen, in milliseconds. */
export const CHAT_TIMING = {
  welcomeDelay: 100,
  promptDelay: 500,
  loadingTimeout: 15_000,
  uploadLoadingTimeout: 30_000,
  keepAliveInterval: 30_000,
  endChatTimeout: 120_000,
  endConfirmationDelay: 1_000,
  requestTimeout: 30_000,
} as const;

/** Version of the terms of the company portal, kept with each consent; changes with their text. */
export const TERMS_VERSION = '2026-11';
