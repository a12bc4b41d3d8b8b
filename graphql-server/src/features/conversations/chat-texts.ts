import type { ConversationView } from './conversation-views.js';

/** Stored in place of an answer that could not be generated; programs know it to the letter. */
export const ANSWER_APOLOGY =
  'Es tut mir leid, ich bin bei der Verarbeitung Ihrer Nachricht ein Fehler aufgetreten. Bitte versuchen Sie es erneut.';

const READABLE_APOLOGY =
  'Es tut mir leid, bei der Verarbeitung Ihrer Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.';

/** A stored message as people read it: the apology in correct German. */
export const readableText = (text: string): string =>
  text === ANSWER_APOLOGY ? READABLE_APOLOGY : text;

/** Said in place of an answer that takes longer than a request may. */
export const STILL_PREPARING =
  'Ihre Anfrage wird noch bearbeitet. Die Antwort erscheint, sobald sie fertig ist; bitte senden Sie Ihre Nachricht nicht noch einmal.';

/** Said in place of an answer where a person has taken over, who may take their time. */
export const personAnswers = (name: string): string =>
  `Ihre Nachricht ist angekommen. ${name} von Ihrer Hausverwaltung antwortet Ihnen hier persönlich.`;

const END_PROCESSING =
  'Your conversation has been ended successfully. Summary and emails are being generated and will be sent to your email address shortly.';

const END_COMPLETED =
  'Your conversation summary has been generated and sent to your email address.';

/** How far the end of a conversation has come, for programs and for people. */
export function describeEnd({ status, summary }: ConversationView) {
  return status === 'ENDED'
    ? { status: 'completed' as const, message: END_COMPLETED, summary }
    : { status: 'processing' as const, message: END_PROCESSING, summary: null };
}
