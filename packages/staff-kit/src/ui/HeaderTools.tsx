import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface HeaderToolsProps {
  /** Beside the name, or at the end. */
  place: 'staff-search' | 'staff-tools';
  children: ReactNode;
}

/** Puts something into a place in the shell's header, which is there before any console. */
export function HeaderTools({ place, children }: HeaderToolsProps) {
  const [element] = useState(() => document.getElementById(place));
  return element && createPortal(children, element);
}
