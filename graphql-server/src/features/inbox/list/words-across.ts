import {
  foldedText,
  foldedWord,
  germanSpellings,
  likeWord,
} from '../../../platform/lists/index.js';
import { endUserText } from '../../end-users/index.js';
import { MOST_HITS, newestMessages, SHORTEST_PART } from './newest-messages.js';

/** The newest conversations with one word that are read for the others. */
const MOST_ACROSS = 1_000;

/** Each word is a search of its own; a longer text is hardly a name and some words. */
const MOST_WORDS = 8;

interface Across {
  /** Named parts of the statement, to follow others. */
  ctes: string;
  params: unknown[];
  /** What to add to the conversations found, of those parts alone. */
  union: string;
}

/** Signs with a meaning in a search for words of one message. */
const OPERATOR = /^-|"|^or$/iu;

/**
 * Conversations whose words stand in several places: some in the name or home of the person, others in
 * messages. The rarest word gives those that are looked at, so that common ones cost little more than each
 * searched for alone. Undefined where one place must have them all: with signs of a search, or very many words.
 */
export function conversationsAcross(
  companyId: string,
  words: readonly string[],
): Across | undefined {
  const long = words.filter((word) => word.length >= SHORTEST_PART);
  const isSeveral = words.length > 1 && words.length <= MOST_WORDS && long.length > 0;
  if (!isSeveral || words.some((word) => OPERATOR.test(word))) return undefined;
  const hits = long.map((word, place) => hitsOf(companyId, word, place));
  const checks = words.map((word) => checkOf(companyId, word, long.indexOf(word)));
  const rarest = long.map(
    (_, place) =>
      `select conversation_id from hit_${place} where (select word from rarest) = ${place}`,
  );
  return {
    ctes: `${hits.map(({ sql }) => sql).join('')},
      rarest as materialized (
        select word from (${long.map((_, place) => amountOf(place)).join(' union all ')}) amounts
         order by hits, word limit 1),
      looked_at as materialized (
        select p.id as conversation_id, p.end_user_id from conversation p
         where p.id = any (array(select conversation_id from (${rarest.join(' union all ')}) found
                                  order by conversation_id desc limit ${MOST_ACROSS}))),
      across as materialized (
        select k.conversation_id from looked_at k
         where ${checks.map(({ sql }) => sql).join(' and ')})`,
    params: [...hits, ...checks].flatMap(({ params }) => params),
    union: 'union select conversation_id from across',
  };
}

const amountOf = (place: number) => `select ${place} as word, count(*) as hits from hit_${place}`;

/** The newest conversations with one word. */
function hitsOf(companyId: string, word: string, place: number) {
  const { forms, form } = formsOf(word);
  const named = foldedWord(endUserText('u.'), word);
  return {
    sql: `,
      form_${place} as materialized (${newestMessages(`(${form})`)}),
      part_${place} as materialized (
        ${newestMessages(`(select count(*) from form_${place}) < ${MOST_HITS} and ${PART}`)}),
      named_${place} as materialized (
        select p.id as conversation_id from conversation p join end_user u on u.id = p.end_user_id
         where p.company_id = ? and u.managing_company_id = ? and ${named.sql}
         order by p.last_activity_at desc limit ${MOST_HITS}),
      hit_${place} as materialized (
        select conversation_id from form_${place} union select conversation_id from part_${place}
        union select conversation_id from named_${place})`,
    params: [
      ...[companyId, ...forms, companyId, likeWord(word)],
      ...[companyId, companyId, ...named.params],
    ],
  };
}

/**
 * Whether the conversation `k` has one word: it is among those found, or, where those may not be all, the person
 * and the messages are read. Counts, so that the database reads them for these conversations alone.
 */
function checkOf(companyId: string, word: string, place: number) {
  const { forms, form } = formsOf(word);
  const named = foldedWord(endUserText('u.'), word);
  const isFound =
    place < 0 ? 'false' : `k.conversation_id in (select conversation_id from hit_${place})`;
  const amounts = ['form', 'part', 'named'].map(
    (kind) => `(select count(*) from ${kind}_${place})`,
  );
  const mayBeMore = place < 0 ? 'true' : `greatest(${amounts.join(', ')}) >= ${MOST_HITS}`;
  return {
    sql: `(${isFound} or (${mayBeMore} and (
        (select count(*) from end_user u where u.id = k.end_user_id and ${named.sql}) > 0
        or (select count(*) from (
          select 1 from message m where m.company_id = ? and m.conversation_id = k.conversation_id
             and (${form} or ${PART}) limit 1) said) > 0)))`,
    params: [...named.params, companyId, ...forms, likeWord(word)],
  };
}

function formsOf(word: string) {
  const forms = germanSpellings(word);
  const form = forms.map(() => `m.search @@ plainto_tsquery('german', ?)`).join(' or ');
  return { forms, form };
}

const PART = `${foldedText('m.text')} like ${foldedText('?')}`;
