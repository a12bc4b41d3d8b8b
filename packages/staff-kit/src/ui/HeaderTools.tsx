import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface HeaderToolsProps {
  /** Beside the name, or at the end. */
  place: 'staff-search' | 'staff-tools';
  children: ReactNode;
}

/** The header stays; React looks once more when all is drawn. */
const subscribe = () => () => undefined;

/** Puts something into a place in the shell's header, with which a console may be drawn together. */
export function HeaderTools({ place, children }: HeaderToolsProps) {
  const element = useSyncExternalStore(subscribe, () => document.getElementById(place));
  return element && createPortal(children, element);
}
