import { ANSWER_APOLOGY } from '../answer.worker.js';

/** The apology as people should read it; what is stored is a text that others rely on to the letter. */
const READABLE_APOLOGY =
  'Es tut mir leid, bei der Verarbeitung Ihrer Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.';

/** A stored message as people read it. */
export const shownText = (text: string): string =>
  text === ANSWER_APOLOGY ? READABLE_APOLOGY : text;
