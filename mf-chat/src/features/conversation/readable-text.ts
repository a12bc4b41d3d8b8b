/** What the server stores, and programs rely on, in place of an answer that failed. */
const STORED_APOLOGY =
  'Es tut mir leid, ich bin bei der Verarbeitung Ihrer Nachricht ein Fehler aufgetreten. Bitte versuchen Sie es erneut.';

const READABLE_APOLOGY =
  'Es tut mir leid, bei der Verarbeitung Ihrer Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.';

/** A stored answer as people should read it. */
export const readableText = (text: string): string =>
  text === STORED_APOLOGY ? READABLE_APOLOGY : text;
