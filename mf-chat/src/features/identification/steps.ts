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
