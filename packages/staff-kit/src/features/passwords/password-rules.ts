/** Special characters that count when a password is set by a link. */
export const RESET_SPECIALS = '@$!%*?&';

/** Special characters that count when an invitation is accepted. */
export const INVITATION_SPECIALS = '@$!%*?&#+-_=';

export const PASSWORD_MIN_LENGTH = 8;

/** What a password must have, in the order in which it is asked for. */
export type PasswordRule = 'length' | 'lowercase' | 'uppercase' | 'number' | 'special';

export type StrengthLabel = 'weak' | 'fair' | 'good' | 'strong';

const hasOneOf = (password: string, characters: string) =>
  Array.from(characters).some((character) => password.includes(character));

/** Which rules a password fulfils. */
export function checkPassword(password: string, specials: string): Record<PasswordRule, boolean> {
  return {
    length: password.length >= PASSWORD_MIN_LENGTH,
    lowercase: /[a-z]/.test(password),
    uppercase: /[A-Z]/.test(password),
    number: /\d/.test(password),
    special: hasOneOf(password, specials),
  };
}

/** How many of the five rules a password fulfils. */
export const strengthOf = (password: string, specials: string): number =>
  Object.values(checkPassword(password, specials)).filter(Boolean).length;

const ALL_RULES = 5;

/** Whether a password fulfils all rules. */
export const isStrong = (password: string, specials: string): boolean =>
  strengthOf(password, specials) === ALL_RULES;

/** The word for a score of 0 to 5. */
export function labelOf(score: number): StrengthLabel {
  if (score <= 2) return 'weak';
  if (score === 3) return 'fair';
  return score === 4 ? 'good' : 'strong';
}
