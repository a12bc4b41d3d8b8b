import type { ConversationView } from './conversation-views.js';

/** Said in place of an answer that takes longer than a request may. */
export const STILL_PREPARING =
  'Ihre Anfrage wird noch bearbeitet. Die Antwort erscheint, sobald sie fertig ist; bitte senden Sie Ihre Nachricht nicht noch einmal.';

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
