import { untilServerAnswers, useTranslations } from '@hausgeist/shell-api/slim';
import { useEffect, useEffectEvent } from 'react';
import { Notice } from '../layout/Notice';

interface RemoteFailureProps {
  /** `load`: it never arrived; `crash`: it failed while running. */
  kind: 'load' | 'crash';
  onRetry: () => void;
}

/** Stands where a micro-frontend should be; tries again by itself when the network or the server is back. */
export function RemoteFailure({ kind, onRetry }: RemoteFailureProps) {
  const t = useTranslations('failure');
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const left = new AbortController();
    async function retryOnceItAnswers(): Promise<void> {
      const wasAway = await untilServerAnswers(left.signal);
      if (wasAway && !left.signal.aborted) retry();
    }
    const backOnline = () => retry();
    window.addEventListener('online', backOnline);
    // A crash is no matter of the network.
    if (kind === 'load') void retryOnceItAnswers();
    return () => {
      left.abort();
      window.removeEventListener('online', backOnline);
    };
  }, [kind]);
  // What crashed would crash again with all that the page still holds of it.
  const onPress = kind === 'crash' ? () => window.location.reload() : onRetry;
  return (
    <Notice
      urgent
      failure={kind}
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      action={{ label: t(`${kind}.retry`), onPress }}
    />
  );
}
