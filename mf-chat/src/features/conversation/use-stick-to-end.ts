import { useCallback, useEffect, useRef, useState } from 'react';
import { ScrollPosition, watchPosition } from './scroll-position';

/**
 * Keeps the end of a growing list in view as long as the reader is there, and lets them read in
 * peace where they are not. A question that is given to `holdAtTop` stands at the top while its answer
 * grows below it. An element that is given to `keepInView` never leaves upwards.
 */
export function useStickToEnd() {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const position = useRef<ScrollPosition>(null);
  const kept = useRef<Element>(null);
  const [atEnd, setAtEnd] = useState(true);

  useEffect(() => {
    const outer = scroller.current;
    const inner = content.current;
    if (!outer || !inner) return undefined;
    const place = new ScrollPosition(outer, inner);
    place.kept = kept.current;
    position.current = place;
    return watchPosition(place, setAtEnd);
  }, []);

  const lead = useCallback((question: Element | null) => {
    const place = position.current;
    if (!place) return;
    place.question = question;
    place.kept = null;
    place.sticks = true;
    place.follow();
    setAtEnd(place.isAtEnd);
  }, []);

  return {
    scroller,
    content,
    atEnd,
    toEnd: useCallback(() => lead(null), [lead]),
    holdAtTop: lead,
    keepInView: useCallback((element: Element | null) => {
      kept.current = element;
      if (position.current) position.current.kept = element;
    }, []),
  };
}
