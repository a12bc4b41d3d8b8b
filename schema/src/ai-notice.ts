/**
 * Version of what the chat says before the first message: that an AI answers, what it can and cannot do, and how
 * a human being is reached. It changes with these texts, and is kept with each conversation.
 */
export const AI_NOTICE_VERSION = '2026-11-29';
