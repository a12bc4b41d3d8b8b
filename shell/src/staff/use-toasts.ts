import type { ShowToast, ToastAction, ToastTone } from '@hausgeist/shell-api/host';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a message stays; bad news stays until it is taken away. */
const STAY_MS = 6_000;

/** More than these would cover the page; the oldest goes. */
const MOST = 3;

interface PassingMessage {
  id: string;
  text: string;
  tone: ToastTone;
  action: ToastAction | undefined;
}

/** The passing messages of the page. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly PassingMessage[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const dismiss = useCallback(
    (id: string) => setToasts((current) => current.filter((toast) => toast.id !== id)),
    [],
  );
  const show = useCallback<ShowToast>(
    (text, tone = 'success', action) => {
      const id = crypto.randomUUID();
      setToasts((current) => [...current, { id, text, tone, action }].slice(-MOST));
      if (tone === 'danger') return;
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        dismiss(id);
      }, STAY_MS);
      timers.current.add(timer);
    },
    [dismiss],
  );
  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending) clearTimeout(timer);
    };
  }, []);
  return { toasts, show, dismiss };
}
