import { CATEGORY_NAMES, type CategoryName } from '@hausgeist/schema';

/** What questions are about: stored as it is said in German. */
export const categories = Object.fromEntries(CATEGORY_NAMES.map((name) => [name, name])) as Record<
  CategoryName,
  string
>;
