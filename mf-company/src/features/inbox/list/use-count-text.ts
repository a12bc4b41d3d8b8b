import { useFormatter, useTranslations } from '@hausgeist/shell-api';

/** The server counts no further. */
export const MOST_COUNTED = 10_000;

/** Writes how many conversations there are. */
export function useCountText(): (count: number) => string {
  const t = useTranslations('inbox');
  const format = useFormatter();
  return (count) => (count >= MOST_COUNTED ? t('more', { count }) : format.number(count));
}
