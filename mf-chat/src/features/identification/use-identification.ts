import { CHAT_TIMING } from '@hausgeist/schema';
import {
  type ToldRefusal,
  toRequestFailure,
  useMutation,
  usePageCompany,
  useResetSession,
} from '@hausgeist/shell-api/slim';
import { useReducer, useRef, useState } from 'react';
import { AuthenticateEndUserDocument } from '../../gql/graphql';
import { useRefusalText, type AssistantText, type Say } from '../conversation';
import type { ChatUser } from '../session';
import { keepEmail, keptEmail } from './kept-email';
import { soundsDangerous } from './sounds-dangerous';
import {
  advance,
  isEmail,
  isGreeting,
  isQuestion,
  unidentified,
  withoutNumbers,
  type Identification,
  type Step,
} from './steps';
import { useDelayed } from './use-delayed';

/** What the assistant says to refusals, in the language that it speaks. */
const OWN_WORDS: Readonly<Partial<Record<string, AssistantText>>> = {
  INVALID_AUTH_NUMBER: 'invalidNumber',
  TOO_MANY_NUMBERS_TRIED: 'tooManyAttempts',
  TOO_MANY_ATTEMPTS: 'tooManyAttempts',
  SIGN_IN_CODE_REQUIRED: 'askCode',
  SIGN_IN_CODE_WRONG: 'invalidCode',
  // Where an answer has a code and nothing else.
  UNAUTHENTICATED: 'invalidNumber',
  RATE_LIMITED: 'tooManyAttempts',
};

/** What is said to a question that comes before what the step asks for. */
const FIRST = {
  email: 'emailFirst',
  authNumber: 'numberFirst',
  code: 'codeFirst',
  complete: 'greeting',
} as const satisfies Record<Step, AssistantText>;

/** What is said to a greeting, which waits for nothing: what the step asks for, once more. */
const AGAIN = {
  email: 'welcome',
  authNumber: 'askNumber',
  code: 'askCode',
  complete: 'greeting',
} as const satisfies Record<Step, AssistantText>;

/** What a visitor is greeted with who is not signed in. */
export type Welcome = 'welcome' | 'linkVoid' | 'linkUsed';

interface IdentificationOptions {
  say: Say;
  /** The user proved who they are; the step becomes complete when this is done. */
  onIdentified: (user: ChatUser) => Promise<void>;
  /** A question was asked before the sign-in: it waits for the end of the steps. */
  onQuestion: (text: string) => void;
}

/** A page that was loaded again goes on at the number. */
const startWith = (email: string | undefined): Identification =>
  email === undefined ? unidentified : { step: 'authNumber', email };

/** The steps before the first question: e-mail address, authentication number, perhaps a code by mail. */
export function useIdentification({ say, onIdentified, onQuestion }: IdentificationOptions) {
  const [identification, dispatch] = useReducer(advance, keptEmail(), startWith);
  const [checking, setChecking] = useState(false);
  const [authenticate] = useMutation(AuthenticateEndUserDocument);
  const company = usePageCompany()?.slug;
  const resetSession = useResetSession();
  const refusalText = useRefusalText();
  const { later, flush } = useDelayed();
  // Several requests may find out at once that the sign-in has ended; it is said once.
  const identified = useRef(false);
  // What the page before this one knew is shown again, unless the user has typed since.
  const emailToRepeat = useRef(keptEmail());

  /** What is said while the company is suspended: signing in again would be no use. */
  const pauseText = (failure: ToldRefusal): string =>
    failure.reason === 'SERVICE_PAUSED' ? refusalText(failure) : '';

  function accept(): void {
    identified.current = true;
    keepEmail();
    dispatch({ type: 'accepted' });
  }

  function takeEmail(text: string): void {
    emailToRepeat.current = undefined;
    say({ by: 'user', text });
    dispatch({ type: 'textGiven', text });
    if (isEmail(text)) keepEmail(text.trim());
    const key = isEmail(text) ? 'askNumber' : 'invalidEmail';
    later(CHAT_TIMING.promptDelay, () => say({ by: 'bot', key }));
  }

  /** The number, or the code that was mailed where the number alone is not enough. */
  async function takeSecret({ email, ...known }: Identification, typed: string): Promise<void> {
    say({ by: 'user', text: typed, masked: true });
    // The number once more asks for another code.
    const isCode = known.authNumber !== undefined && typed.trim() !== known.authNumber;
    const authNumber = isCode ? (known.authNumber ?? '') : typed.trim();
    setChecking(true);
    try {
      const { data } = await authenticate({
        variables: { input: { email, authNumber, code: isCode ? typed : null, company } },
      });
      const { firstName, email: address } = data.authenticateEndUser.endUser;
      // The socket must shake hands anew, with the cookie that has just come.
      await resetSession();
      await onIdentified({ firstName, email: address });
      accept();
      say({ by: 'bot', key: 'greeting', name: firstName });
    } catch (cause) {
      const failure = toRequestFailure(cause);
      if (failure.reason === 'SIGN_IN_CODE_REQUIRED') dispatch({ type: 'codeAsked', authNumber });
      const key = OWN_WORDS[failure.reason ?? ''];
      const text = key ? '' : refusalText(failure);
      if (text) say({ by: 'bot', text });
      else say({ by: 'bot', key: key ?? OWN_WORDS[failure.code] ?? 'processingFailed' });
    } finally {
      setChecking(false);
    }
  }

  /** It goes to no server before it is known who asks, so what to do in danger is told at once. */
  function takeQuestion(typed: string): void {
    const text = withoutNumbers(typed);
    say({ by: 'user', text });
    onQuestion(text);
    const emergency = soundsDangerous(text) ? 'first' : 'after';
    say({ by: 'bot', key: FIRST[identification.step], emergency });
  }

  function takeGreeting(text: string): void {
    say({ by: 'user', text });
    later(CHAT_TIMING.promptDelay, () => say({ by: 'bot', key: AGAIN[identification.step] }));
  }

  /** Takes what was typed in the steps before the conversation. */
  function take(text: string): void {
    flush();
    if (isGreeting(text)) takeGreeting(text);
    else if (isQuestion(text)) takeQuestion(text);
    else if (identification.step === 'email' || isEmail(text)) takeEmail(text);
    else void takeSecret(identification, text);
  }

  /** A wish uttered before the user is identified: it is kept, and the steps go on. */
  function takeWish(text: string): void {
    flush();
    say({ by: 'user', text });
    later(CHAT_TIMING.promptDelay, () => say({ by: 'bot', key: 'signInFirst' }));
  }

  /** Asks for the e-mail address, unless that has been said, or for the number if the address is known. */
  function welcome(key: Welcome, isSaid: boolean, failure?: ToldRefusal): void {
    const paused = failure && pauseText(failure);
    const email = emailToRepeat.current;
    // A link leads another way in.
    if (key !== 'welcome') dispatch({ type: 'expired' });
    later(CHAT_TIMING.welcomeDelay, () => {
      if (paused) say({ by: 'bot', text: paused });
      else if (!isSaid) say({ by: 'bot', key });
      if (key !== 'welcome' || email === undefined) return;
      say({ by: 'user', text: email });
      say({ by: 'bot', key: 'askNumber' });
    });
  }

  /** The server knows no longer who this is. */
  function expire(failure: ToldRefusal): void {
    if (!identified.current) return;
    identified.current = false;
    dispatch({ type: 'expired' });
    const paused = pauseText(failure);
    say(paused ? { by: 'bot', text: paused } : { by: 'bot', key: 'expired' });
  }

  return {
    step: identification.step,
    /** The number is with the server. */
    checking,
    take,
    takeWish,
    expire,
    welcome,
    /** The server still knows who this is. */
    resume: accept,
  };
}
