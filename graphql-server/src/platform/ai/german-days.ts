import type { ClosedDays } from './ai-provider.js';

const germanDay = (date: string) => date.split('-').toReversed().join('.');

/** Days as they are written in Germany: `24.12.2026 bis 02.01.2027`. */
export const germanDays = ({ from, to }: ClosedDays): string =>
  from === to ? germanDay(from) : `${germanDay(from)} bis ${germanDay(to)}`;
