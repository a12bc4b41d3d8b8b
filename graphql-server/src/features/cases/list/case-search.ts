import {
  foldedText,
  germanSpellings,
  likeWord,
  searchPattern,
  searchWords,
  type SqlPart,
} from '../../../platform/lists/index.js';
import { endUserText } from '../../end-users/index.js';
import { caseText } from '../case.entity.js';

/**
 * Cases with this number, or these words: in their texts, in any form that German has for them or as
 * parts of words, or in the name or home of their tenant. Undefined when nothing is searched for.
 */
export function casesMatching(search: string | null | undefined): SqlPart | undefined {
  if (searchPattern(search) === undefined) return undefined;
  const text = (search ?? '').replaceAll('\0', '').trim();
  const number = /^#?(\d{1,9})$/.exec(text)?.[1];
  const words = searchWords(search);
  const forms = germanSpellings(text);
  const inForms = forms.map(() => `c.search @@ websearch_to_tsquery('german', ?)`).join(' or ');
  const inParts = words.map(() => `${caseText('c.')} like ${foldedText('?')}`).join(' and ');
  const ofPeople = words.map(() => `${endUserText('p.')} like ${foldedText('?')}`).join(' and ');
  return {
    sql: `(${number ? 'c.number = ? or ' : ''}${inForms} or (${inParts})
            or c.end_user_id in (select p.id from end_user p
                 where p.managing_company_id = c.company_id and ${ofPeople}))`,
    params: [
      ...(number ? [Number(number)] : []),
      ...forms,
      ...words.map(likeWord),
      ...words.map(likeWord),
    ],
  };
}
