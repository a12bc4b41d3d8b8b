import { useEffect, useId, useState } from 'react';
import { isForInbox } from '../keys/use-keys';

/** What opens inside a conversation where room is short: what is known about it, or what else can be done. */
type Part = 'facts' | 'more';

const isPhone = () => typeof matchMedia === 'function' && matchMedia('(width < 48rem)').matches;

/**
 * One part that is open inside a conversation, if any. A press beside it closes it, what is chosen in it, and Escape before it closes
 * the conversation.
 */
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
    const leave = ({ target }: PointerEvent) => {
      // What is known stands beside what is said, but on a phone in front of it.
      if (open === 'facts' && !isPhone()) return;
      const parts = `[id="${id}-${open}"], [aria-controls="${id}-${open}"], dialog`;
      if (target instanceof Element && !target.closest(parts)) setOpen(undefined);
    };
    const choose = ({ target }: MouseEvent) => {
      const isChosen = target instanceof Element && target.closest(`[id="${id}-more"] button`);
      if (isChosen) setOpen(undefined);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('click', choose);
    // Before the keys of the inbox, which would close the conversation.
    document.addEventListener('keydown', handle, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('click', choose);
      document.removeEventListener('keydown', handle, { capture: true });
    };
  }, [open, id]);
  const part = (name: Part) => ({
    id: `${id}-${name}`,
    isShown: open === name,
    toggle: () => setOpen(open === name ? undefined : name),
  });
  return { facts: part('facts'), more: part('more') };
}

export type InsidePart = ReturnType<typeof useInside>['facts'];
