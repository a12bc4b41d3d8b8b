import { useRef, type PointerEvent } from 'react';

/** So far a finger has to move before it means to throw something away. */
const FAR_ENOUGH = 64;

/** Throws an element away that a finger moves sideways; it comes back where the finger does not go far. */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<number>(undefined);
  const movedBy = (event: PointerEvent) => event.clientX - (start.current ?? event.clientX);
  const rest = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = undefined;
    currentTarget.style.translate = '';
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch') start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== undefined) event.currentTarget.style.translate = `${movedBy(event)}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isFar = Math.abs(movedBy(event)) >= FAR_ENOUGH;
      rest(event);
      if (isFar) onAway();
    },
    onPointerCancel: rest,
  };
}
