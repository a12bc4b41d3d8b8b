import { useMutation, useSession, useTranslations } from '@hausgeist/shell-api';
import { useEffect, useEffectEvent, useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  BeginPasskeySignInDocument,
  SignedInFragmentDoc,
  SignInWithPasskeyDocument,
  type SignedInFragment,
  type StaffAudience,
} from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { answerQuestion, canUsePasskeys, stopAsking, wasGivenUp } from '../passkeys';

interface PasskeySignInOptions {
  audience: StaffAudience;
  recordOf: (viewer: SignedInFragment) => object;
  onSignedIn?: (() => Promise<void>) | undefined;
}

/** Asks the server for a question, and the browser's owner for a passkey that answers it. */
export function useAskPasskey() {
  const [begin] = useMutation(BeginPasskeySignInDocument, { fetchPolicy: 'no-cache' });
  return async (
    options: { afterPassword?: boolean; inField?: boolean; signal?: AbortSignal } = {},
  ) => {
    const { afterPassword = false, inField = false, signal } = options;
    const { data } = await begin({ variables: { input: { afterPassword } } });
    if (!data) throw new Error('The answer is empty.');
    signal?.throwIfAborted();
    return answerQuestion(data.beginPasskeySignIn, { inField });
  };
}

type Answer = Awaited<ReturnType<ReturnType<typeof useAskPasskey>>>;

/** Signs in with a passkey alone: by a button, or chosen at the field of the address. */
export function usePasskeySignIn({ audience, recordOf, onSignedIn }: PasskeySignInOptions) {
  const t = useTranslations('signIn.passkey');
  const session = useSession();
  const ask = useAskPasskey();
  const [isAsking, setIsAsking] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const { run, isBusy, error, forget } = useAction(SignInWithPasskeyDocument, {
    failed: t('failed'),
    isUncached: true,
  });

  async function send(passkey: Answer): Promise<void> {
    const data = await run({ input: { audience, passkey } });
    if (!data) return;
    const { token, viewer } = data.signInWithPasskey;
    await session.signIn(token, recordOf(readFragment(SignedInFragmentDoc, viewer)));
    await onSignedIn?.();
  }

  async function signIn(): Promise<void> {
    setIsAsking(true);
    setIsFailed(false);
    forget();
    try {
      await send(await ask());
    } catch (failure) {
      setIsFailed(!wasGivenUp(failure));
    } finally {
      setIsAsking(false);
    }
  }

  // Where the browser can, it offers passkeys at the field: nothing is said if none is chosen.
  const offer = useEffectEvent(async (signal: AbortSignal) => {
    const isOffered = await window.PublicKeyCredential.isConditionalMediationAvailable();
    if (isOffered && !signal.aborted) await ask({ inField: true, signal }).then(send);
  });
  useEffect(() => {
    if (!canUsePasskeys()) return undefined;
    let asked = new AbortController();
    const begin = () => {
      asked = new AbortController();
      offer(asked.signal).catch(() => undefined);
    };
    const stop = () => {
      asked.abort();
      void stopAsking();
    };
    begin();
    // Browsers keep no page that still asks; to one that was kept people come back as they left it.
    const shown = new AbortController();
    window.addEventListener('pagehide', stop, shown);
    window.addEventListener('pageshow', ({ persisted }) => persisted && begin(), shown);
    return () => {
      shown.abort();
      stop();
    };
  }, []);

  return {
    signIn,
    isBusy: isAsking || isBusy,
    error: isFailed ? t('failed') : error,
  };
}
