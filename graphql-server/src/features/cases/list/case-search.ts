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
import { caseText } from '../case.entity.js';

/** Who reads cases may see the name and the home of a tenant, and not how to reach them. */
const NAME_AND_HOME = foldedText(
  ['first_name', 'last_name', 'address', 'apartment_number']
    .map((column) => `p.${column}`)
    .join(` || ' ' || `),
);

/**
 * Cases with this number, or these words: in their texts, in any form that German has for them or as
 * parts of words, or in the name or home of their tenant, or with this as the tenant's customer number. Undefined when
 * nothing is searched for.
 * Each way is a statement of its own: joined by "or" none of their indexes is used, and people were looked
 * for once a case.
 */
export function casesMatching(
  companyId: string,
  search: string | null | undefined,
): SqlPart | undefined {
  if (searchPattern(search) === undefined) return undefined;
  const text = (search ?? '').replaceAll('\0', '').trim();
  const number = /^#?(\d{1,9})$/.exec(text)?.[1];
  const words = searchWords(search);
  const forms = germanSpellings(text);
  const ways = [
    caseWhere(
      companyId,
      forms.map(() => `s.search @@ websearch_to_tsquery('german', ?)`).join(' or '),
      forms,
    ),
    caseWhere(
      companyId,
      words.map(() => `${caseText('s.')} like ${foldedText('?')}`).join(' and '),
      words.map(likeWord),
    ),
    ...(number ? [caseWhere(companyId, 's.number = ?', [Number(number)])] : []),
    casesOfPeople(companyId, words),
    casesOfReference(companyId, text),
  ];
  return {
    sql: `c.id in (${ways.map(({ sql }) => sql).join(' union ')})`,
    params: ways.flatMap(({ params }) => params),
  };
}

const caseWhere = (companyId: string, sql: string, params: readonly unknown[]): SqlPart => ({
  sql: `select s.id from service_case s where s.company_id = ? and (${sql})`,
  params: [companyId, ...params],
});

function casesOfPeople(companyId: string, words: readonly string[]): SqlPart {
  const named = words.map((word) => foldedWord(endUserText('p.'), word));
  const shown = words.map((word) => foldedWord(NAME_AND_HOME, word));
  const all = [...named, ...shown];
  return {
    // The first condition has an index, which has more than may be searched for here.
    sql: `select s.id from end_user p
            join service_case s on s.company_id = p.managing_company_id and s.end_user_id = p.id
           where p.managing_company_id = ? and ${all.map(({ sql }) => sql).join(' and ')}`,
    params: [companyId, ...all.flatMap(({ params }) => params)],
  };
}

/** The whole number alone: parts of it would tell those who may not see it. */
const casesOfReference = (companyId: string, text: string): SqlPart => ({
  sql: `select s.id from end_user p
          join service_case s on s.company_id = p.managing_company_id and s.end_user_id = p.id
         where p.managing_company_id = ? and ${endUserReference('p.')} = lower(?)`,
  params: [companyId, text],
});
