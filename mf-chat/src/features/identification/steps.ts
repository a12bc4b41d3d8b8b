/** Where the sign-in stands: asking for the e-mail, for the number, perhaps for a code by mail, or done. */
export type Step = 'email' | 'authNumber' | 'code' | 'complete';

/** The sign-in so far. */
export interface Identification {
  step: Step;
  email: string;
  /** The number that was right, while a code is asked for. */
  authNumber?: string;
}

/** What moves it. */
export type IdentificationEvent =
  | { type: 'textGiven'; text: string }
  | { type: 'codeAsked'; authNumber: string }
  | { type: 'accepted' }
  | { type: 'expired' };

export const unidentified: Identification = { step: 'email', email: '' };

/** Text, @, text, dot, text: enough to catch a slip without refusing a real address. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

/** As many digits as the shortest authentication number has: they may be one. */
const NUMBERS = /\d{6,}/g;

/** A few words around digits are a number with a greeting; more of them say something. */
const WORDS_AROUND_A_NUMBER = 4;

/** A question or a call for help in place of what was asked for: no slip in an address, and no number. */
export function isQuestion(text: string): boolean {
  if (!/\p{L}/u.test(text)) return false;
  const words = text
    .trim()
    .replaceAll(/\s*@\s*/g, '@')
    .split(/\s+/);
  if (words.length > WORDS_AROUND_A_NUMBER) return true;
  if (words.some((word) => word.includes('@')) || text.search(NUMBERS) >= 0) return false;
  // One word: an address without its @ has a dot inside, a number or a code has digits.
  return words.length > 1 || !/\d|\.\p{L}/u.test(text);
}

/** Words that only greet, in the languages of the chat. */
const GREETING =
  /^(?:(?:hallo|hi|hey|moin|servus|guten? (?:tag|morgen|abend)|hello|good (?:morning|day)|merhaba|selam|здравствуйте|привет|привіт|вітаю|добр(?:ый|ий) день|dzień dobry|cześć|مرحبا|السلام عليكم|zusammen)[\s!.,]*)+$/iu;

/** Whether a text says hello and nothing else. */
export const isGreeting = (text: string): boolean => GREETING.test(text.trim());

/** A text without anything that may be the authentication number, which is neither shown nor kept. */
export const withoutNumbers = (text: string): string => text.replaceAll(NUMBERS, '••••••');

/**
 * The next state. An address given in place of the number corrects the e-mail, since a number never
 * looks like one.
 */
export function advance(state: Identification, event: IdentificationEvent): Identification {
  switch (event.type) {
    case 'textGiven':
      if (state.step === 'complete' || !isEmail(event.text)) return state;
      return { step: 'authNumber', email: event.text.trim() };
    case 'codeAsked':
      return { ...state, step: 'code', authNumber: event.authNumber };
    case 'accepted':
      return { email: state.email, step: 'complete' };
    case 'expired':
      return unidentified;
  }
}
