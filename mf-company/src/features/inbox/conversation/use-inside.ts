import { useEffect, useId, useState } from 'react';
import { isForInbox } from '../keys/use-keys';

/** What opens inside a conversation where room is short: what is known about it, or what else can be done. */
type Part = 'facts' | 'more';

/** One part that is open inside a conversation, if any. Escape closes it before it closes the conversation. */
export function useInside() {
  const [open, setOpen] = useState<Part>();
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    const handle = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isForInbox(event)) return;
      event.preventDefault();
      // The keyboard may be on what goes away.
      document.querySelector<HTMLElement>(`[aria-controls="${id}-${open}"]`)?.focus();
      setOpen(undefined);
    };
    // Before the keys of the inbox, which would close the conversation.
    document.addEventListener('keydown', handle, { capture: true });
    return () => document.removeEventListener('keydown', handle, { capture: true });
  }, [open, id]);
  const part = (name: Part) => ({
    id: `${id}-${name}`,
    isShown: open === name,
    toggle: () => setOpen(open === name ? undefined : name),
  });
  return { facts: part('facts'), more: part('more') };
}

export type InsidePart = ReturnType<typeof useInside>['facts'];
