import { useReconnected } from '@hausgeist/shell-api/slim';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pauseMs } from '../late-part';
import type { OutgoingMessage } from './local-content';

type Resend = (message: OutgoingMessage, isQuiet: boolean) => Promise<void>;

/**
 * Sends what waits for a connection, one message after the other in the order in which they were
 * written: when the network is back, when the socket is, and now and then between.
 */
export function useWaitingMessages(outgoing: readonly OutgoingMessage[], resend: Resend): void {
  const isTrying = useRef(false);
  const next = outgoing.find(({ status }) => status === 'waiting');
  const id = next?.requestId;
  async function tryNow(): Promise<void> {
    const isBusy = outgoing.some(({ status }) => status === 'sending' || status === 'uploading');
    if (!next || isBusy || isTrying.current || !navigator.onLine) return;
    isTrying.current = true;
    await resend(next, true);
    isTrying.current = false;
  }
  useReconnected(() => void tryNow());
  const tryAgain = useEffectEvent(tryNow);

  useEffect(() => {
    if (id === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const tryLater = (tries: number) => {
      const tryAndWait = async () => {
        await tryAgain();
        if (!isOver) tryLater(tries + 1);
      };
      timer = setTimeout(() => void tryAndWait(), pauseMs(tries));
    };
    const backOnline = () => void tryAgain();
    tryLater(0);
    window.addEventListener('online', backOnline);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', backOnline);
    };
  }, [id]);
}
