import {
  foldedText,
  foldedWord,
  germanSpellings,
  likeWord,
  searchPattern,
  searchWords,
  type SqlPart,
} from '../../../platform/lists/index.js';
import { endUserReference, endUserText } from '../../end-users/index.js';
import { MOST_HITS, newestMessages, SHORTEST_PART } from './newest-messages.js';
import { conversationsAcross } from './words-across.js';

/**
 * Conversations with all of these words: in messages, in any form that German has for them or as parts of
 * words, or in the name, addresses or home of the person, or with this as the person's customer number. Undefined
 * when nothing is searched for.
 */
export function matchingConversations(
  companyId: string,
  search: string | null | undefined,
): SqlPart | undefined {
  if (searchPattern(search) === undefined) return undefined;
  const words = searchWords(search);
  const inMessages = messagesWith(companyId, textOf(search), words);
  const ofPeople = peopleCalled(words);
  const across = conversationsAcross(companyId, words);
  return {
    sql: `with ${inMessages.sql}${across?.ctes ?? ''}
      select conversation_id from stem_hit union select conversation_id from part_hit
      union
      select p.id from conversation p join end_user u on u.id = p.end_user_id
       where p.company_id = ? and u.managing_company_id = ? and ${ofPeople.sql}
      union
      select p.id from conversation p join end_user u on u.id = p.end_user_id
       where p.company_id = ? and u.managing_company_id = ? and ${endUserReference('u.')} = lower(?)
      ${across?.union ?? ''}`,
    params: [
      ...[
        ...inMessages.params,
        ...(across?.params ?? []),
        companyId,
        companyId,
        ...ofPeople.params,
      ],
      ...[companyId, companyId, textOf(search)],
    ],
  };
}

/**
 * Messages with a form of the words, and those with parts of them. To read parts costs far more, so they are
 * looked for only where forms do not give enough.
 */
function messagesWith(companyId: string, text: string, words: readonly string[]): SqlPart {
  const { forms, long, form, part } = conditionsOf(text, words);
  return {
    sql: `stem_hit as materialized (${newestMessages(`(${form})`)}),
      part_hit as materialized (
        ${newestMessages(`(select count(*) from stem_hit) < ${MOST_HITS} and ${part}`)})`,
    params: [companyId, ...forms, companyId, ...long.map(likeWord)],
  };
}

/** The conditions of a message `m` that has a form of the words, or parts of them. */
function conditionsOf(text: string, words: readonly string[]) {
  const forms = germanSpellings(text);
  const long = words.filter((word) => word.length >= SHORTEST_PART);
  const form = forms.map(() => `m.search @@ websearch_to_tsquery('german', ?)`).join(' or ');
  const part = long.map(() => partIn(foldedText('m.text'))).join(' and ') || 'false';
  return { forms, long, form, part };
}

/**
 * The condition of a message `m` with what is searched for, and with one of its words at least; and the words
 * in all their spellings.
 */
export function messageHit(
  search: string | null | undefined,
): { all: SqlPart; some: SqlPart; words: string } | undefined {
  const words = searchWords(search);
  if (words.length === 0) return undefined;
  const { forms, long, form, part } = conditionsOf(textOf(search), words);
  const parts = long.map(() => partIn(foldedText('m.text')));
  return {
    all: { sql: `(${form} or ${part})`, params: [...forms, ...long.map(likeWord)] },
    some: {
      sql: `(${[form, `m.search @@ websearch_to_tsquery('german', ?)`, ...parts].join(' or ')})`,
      params: [...forms, words.join(' or '), ...long.map(likeWord)],
    },
    words: forms.join(' '),
  };
}

const textOf = (search: string | null | undefined) => (search ?? '').replaceAll('\0', '').trim();

function peopleCalled(words: readonly string[]): SqlPart {
  const called = words.map((word) => foldedWord(endUserText('u.'), word));
  return {
    sql: `(${called.map(({ sql }) => sql).join(' and ')})`,
    params: called.flatMap(({ params }) => params),
  };
}

const partIn = (sql: string) => `${sql} like ${foldedText('?')}`;
