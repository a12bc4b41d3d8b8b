import type { ShowToast, ToastAction, ToastGroup, ToastTone } from '@hausgeist/shell-api/host';
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
  group?: { name: string; count: number };
}

/** The messages with one more, which takes the place of others of its group. */
function withMessage(
  current: readonly PassingMessage[],
  message: PassingMessage,
  group: ToastGroup | undefined,
): readonly PassingMessage[] {
  if (!group) return [...current, message].slice(-MOST);
  const { name, text, action } = group;
  const earlier = current.find((one) => one.group?.name === name);
  const count = (earlier?.group?.count ?? 0) + 1;
  const said = earlier ? { ...message, text: text(count), action } : message;
  return [...current.filter((one) => one !== earlier), { ...said, group: { name, count } }].slice(
    -MOST,
  );
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
    (text, tone = 'success', action, group) => {
      const id = crypto.randomUUID();
      setToasts((current) => withMessage(current, { id, text, tone, action }, group));
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
