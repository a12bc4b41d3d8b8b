import type { Tone } from '@hausgeist/ui';
import type { ReactNode } from 'react';

/** One number at the head of the page. */
export interface Figure {
  label: string;
  value: number;
  icon: ReactNode;
  tone?: Tone;
}

/** One line of the list. */
export interface Row {
  id: string;
  title: string;
  text: string;
  badge?: { text: string; tone: Tone } | undefined;
}

/** What the page shows; nothing while it is on its way. */
export interface Overview {
  figures: readonly Figure[] | undefined;
  rows: readonly Row[] | undefined;
  /** Why it could not be loaded. */
  error: unknown;
  retry: () => void;
  /** Stands in place of the list where there is nothing to be read yet. */
  invitation?: ReactNode;
}
