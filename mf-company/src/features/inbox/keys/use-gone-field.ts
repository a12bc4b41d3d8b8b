import { useEffect, useRef } from 'react';

/** Where letters are written; dialogs are closed by the person in them. */
const WRITES = 'textarea, select, input:not([type="checkbox"]), [contenteditable]';

const isField = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.matches(WRITES) && !target.closest('dialog');

/**
 * Whether the field that someone was writing in has gone by itself: what they go on typing is meant for it, until
 * they place the keyboard anew. `place` names what the person looks at; going elsewhere is their own doing.
 */
export function useGoneField(place: string | undefined): () => boolean {
  const field = useRef<Element>(undefined);
  const seen = useRef(place);
  useEffect(() => {
    const take = ({ target, type }: Event) => {
      // Where the keyboard is brought when its place has gone; no person has placed it there.
      if (type === 'focusin' && target instanceof Element && target.matches('main')) return;
      field.current = isField(target) ? target : undefined;
    };
    // Left by the person, it is still there afterwards; whether it is, shows a moment later.
    const leave = ({ target }: Event) =>
      setTimeout(() => {
        if (field.current === target && field.current.isConnected) field.current = undefined;
      });
    document.addEventListener('focusin', take);
    document.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', take);
    return () => {
      document.removeEventListener('focusin', take);
      document.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', take);
    };
  }, []);
  useEffect(() => {
    if (seen.current === place) return;
    seen.current = place;
    if (!field.current?.isConnected) field.current = undefined;
  }, [place]);
  return () => field.current?.isConnected === false;
}
