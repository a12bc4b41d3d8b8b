import {
  foldedText,
  germanSpellings,
  likeWord,
  searchPattern,
  type SqlPart,
} from '../../../platform/lists/index.js';
import { endUserText } from '../../end-users/index.js';

/** The newest messages with a word that are looked at; a word in more of them tells little. */
const MOST_HITS = 2_000;

/** Words of a search; more than these make it no narrower. */
const MOST_WORDS = 8;

/** Fewer letters have no place in the index of parts of words. */
const SHORTEST_PART = 3;

/**
 * Conversations with these words: in a message, in any form that German has for them or as parts of
 * words, or in the name, addresses or home of the person. Undefined when nothing is searched for.
 */
export function matchingConversations(
  companyId: string,
  search: string | null | undefined,
): SqlPart | undefined {
  if (searchPattern(search) === undefined) return undefined;
  const text = (search ?? '').replaceAll('\0', '').trim();
  const words = text.split(/\s+/u).slice(0, MOST_WORDS);
  const inMessages = messagesWith(text, words);
  const ofPeople = peopleCalled(words);
  return {
    sql: `with hit as (
        (select m.conversation_id from message m where m.company_id = ? and (${inMessages.sql})
          order by m.id desc limit ${MOST_HITS})
        union
        select p.id from conversation p join end_user u on u.id = p.end_user_id
         where p.company_id = ? and u.managing_company_id = ? and ${ofPeople.sql})
      select conversation_id from hit`,
    params: [companyId, ...inMessages.params, companyId, companyId, ...ofPeople.params],
  };
}

function messagesWith(text: string, words: readonly string[]): SqlPart {
  const forms = germanSpellings(text);
  const parts = [forms.map(() => `m.search @@ websearch_to_tsquery('german', ?)`).join(' or ')];
  const params = [...forms];
  const long = words.filter((word) => word.length >= SHORTEST_PART);
  if (long.length > 0) {
    parts.push(`(${long.map(() => partIn(foldedText('m.text'))).join(' and ')})`);
    params.push(...long.map(likeWord));
  }
  return { sql: parts.join(' or '), params };
}

const peopleCalled = (words: readonly string[]): SqlPart => ({
  sql: `(${words.map(() => partIn(endUserText('u.'))).join(' and ')})`,
  params: words.map(likeWord),
});

const partIn = (sql: string) => `${sql} like ${foldedText('?')}`;
