import { useTranslations } from '@hausgeist/shell-api';
import { CATEGORY_NAMES } from '@hausgeist/schema';
import { oneOf } from '../lists/use-list-state';

/** Says what something is about in the reader's language; it is stored in German. */
export function useCategoryText(): (category: string) => string {
  const t = useTranslations('categories');
  return (category) => {
    const known = oneOf(CATEGORY_NAMES, category);
    return known ? t(known) : category;
  };
}
