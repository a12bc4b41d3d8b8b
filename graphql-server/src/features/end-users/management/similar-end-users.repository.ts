import type { EntityManager } from '../../../platform/database/index.js';
import {
  foldedText,
  foldedWord,
  isHouseNumber,
  searchWords,
  type SqlPart,
} from '../../../platform/lists/index.js';
import { endUserHome, endUserText } from '../end-user.entity.js';
import { findEndUserViews } from './end-user-list.repository.js';
import type { EndUserView } from './end-user-view.js';

/** As many as can be looked over. */
const MOST_SIMILAR = 5;

/** Of shorter words half of all names have as many letters in common. */
const SHORTEST = 4;

/** The share of three letters in a row that two words have in common: 'Meier' and 'Maier' have a third. */
const LEAST_SIMILARITY = 0.33;

const NAME_AND_HOME = foldedText(
  ['first_name', 'last_name', 'address'].map((column) => `u.${column}`).join(` || ' ' || `),
);

const isFuzzy = (word: string) => word.length >= SHORTEST && /^[\p{L}'’-]+\.?$/u.test(word);

const alike = (measure: string) => `${measure}(${foldedText('?')}, ${NAME_AND_HOME})`;

/** What is written, or for words long enough something that reads like it. */
function nearly(word: string): SqlPart {
  const exact = foldedWord(isHouseNumber(word) ? endUserHome('u.') : endUserText('u.'), word);
  if (!isFuzzy(word)) return exact;
  return {
    sql: `(${exact.sql} or ${alike('strict_word_similarity')} >= ${LEAST_SIMILARITY})`,
    params: [...exact.params, word],
  };
}

/** People of a company whose names or streets read nearly like what was searched for, the most similar first. */
export async function findSimilarEndUsers(
  em: EntityManager,
  companyId: string,
  search: string,
): Promise<EndUserView[]> {
  const words = searchWords(search);
  const fuzzy = words.filter(isFuzzy);
  if (fuzzy.length === 0) return [];
  const wanted = words.map(nearly);
  // The whole word counts, and among equals how much of it there is: 'Peterson' is rather Petersen than Peter Maier.
  const rank = fuzzy.map(() => `${alike('strict_word_similarity')} + ${alike('word_similarity')}`);
  const found = await em.execute<{ id: string }[]>(
    `select u.id from end_user u
      where u.managing_company_id = ? and ${wanted.map(({ sql }) => sql).join(' and ')}
      order by ${rank.join(' + ')} desc, u.id limit ${MOST_SIMILAR}`,
    [
      ...[companyId, ...wanted.flatMap(({ params }) => params)],
      ...fuzzy.flatMap((word) => [word, word]),
    ],
  );
  const ids = found.map(({ id }) => id);
  const views = await findEndUserViews(em, ids, companyId);
  return ids.flatMap((id) => views.find((view) => view.id === id) ?? []);
}
