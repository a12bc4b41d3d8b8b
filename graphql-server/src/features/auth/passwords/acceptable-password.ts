import type { PasswordPolicy } from '../../../protection-settings.js';
import { type Refusal, wrongField } from '../../../platform/errors/index.js';
import type { StaffAudience } from '../../../platform/http/index.js';
import { authReasons } from '../auth.reasons.js';
import { isCommonPassword } from './common-passwords.js';

/** Longer ones are refused before they cost anything. */
const MAX_LENGTH = 200;

type Rules = readonly (readonly [RegExp, Refusal])[];

/** The rules for passwords of each audience, with the message for each broken rule. */
const STANDARD: Record<StaffAudience, Rules> = {
  admin: [[/^.{6,}$/su, authReasons.PASSWORD_TOO_SHORT({ min: 6 })]],
  'company-user': [
    [/^.{8,}$/su, authReasons.PASSWORD_TOO_SHORT({ min: 8 })],
    [/[a-z]/, authReasons.PASSWORD_NEEDS_LOWERCASE],
    [/[A-Z]/, authReasons.PASSWORD_NEEDS_UPPERCASE],
    [/\d/, authReasons.PASSWORD_NEEDS_NUMBER],
    [/[@$!%*?&#+\-_=]/, authReasons.PASSWORD_NEEDS_SPECIAL({ characters: '@$!%*?&#+-_=' })],
  ],
};

/** For passwords that are given to users, to be changed by them. */
const GIVEN: Rules = [[/^.{8,}$/su, authReasons.PASSWORD_BELOW_MINIMUM({ min: 8 })]];

/** Length is worth more than a mixture of signs, which people put at the same places. */
const LONG: Rules = [[/^.{12,}$/su, authReasons.PASSWORD_TOO_SHORT({ min: 12 })]];

/** What of a person must not make up their password. */
export interface OwnNames {
  email?: string | undefined;
  names?: readonly string[] | undefined;
}

/** What is asked of passwords, for forms. */
export interface PasswordDemand {
  minLength: number;
  /** Whether lowercase, uppercase, a digit and a special character are asked for. */
  needsMixture: boolean;
}

/** Whether a new password is good enough, as the settings say. */
export class PasswordRules {
  readonly #policy: PasswordPolicy;

  constructor(policy: PasswordPolicy) {
    this.#policy = policy;
  }

  demand(audience: StaffAudience): PasswordDemand {
    if (this.#policy === 'long') return { minLength: 12, needsMixture: false };
    return audience === 'admin'
      ? { minLength: 6, needsMixture: false }
      : { minLength: 8, needsMixture: true };
  }

  /** What is wrong with a new password, or undefined. */
  problem(audience: StaffAudience, password: string, own: OwnNames = {}): Refusal | undefined {
    const rules = this.#policy === 'long' ? LONG : STANDARD[audience];
    return firstBroken(rules, password, own);
  }

  /** What is wrong with a password that is given to a person, to be changed by them. */
  problemOfGiven(password: string, own: OwnNames): Refusal | undefined {
    return firstBroken(this.#policy === 'long' ? LONG : GIVEN, password, own);
  }

  /** Refuses a new password that breaks a rule or that everybody would try first. */
  assert(
    audience: StaffAudience,
    password: string,
    { field = 'password', ...own }: OwnNames & { field?: string } = {},
  ): void {
    const refusal = this.problem(audience, password, own);
    if (refusal) throw wrongField(field, refusal);
  }
}

function firstBroken(rules: Rules, password: string, own: OwnNames): Refusal | undefined {
  const broken = rules.find(([pattern]) => !pattern.test(password));
  if (broken) return broken[1];
  if (password.length > MAX_LENGTH) return authReasons.PASSWORD_TOO_LONG({ max: MAX_LENGTH });
  return isEasyToGuess(password, own) ? authReasons.PASSWORD_TOO_EASY : undefined;
}

/**
 * Whether a password is among the first that an attacker would try for this person: a leaked one or
 * their own names, whatever digits and symbols are put around it.
 */
function isEasyToGuess(password: string, { email = '', names = [] }: OwnNames): boolean {
  const own = [
    email,
    email.split('@')[0] ?? '',
    email.split('@')[1]?.split('.')[0] ?? '',
    ...names,
  ];
  return isCommonPassword(password, own);
}
