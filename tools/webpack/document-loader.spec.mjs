import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const loader = createRequire(import.meta.url)('./document-loader.cjs');

it('imports each document by itself, without types, on as many lines', () => {
  const source = `import { useQuery } from '@hausgeist/shell-api';
import {
  PeopleDocument,
  type PeopleQuery,
  PersonFragmentDoc as Doc,
} from '../gql/graphql';
export const one = 1;`;
  expect(loader.call({ resourceQuery: '' }, source)).toBe(
    `import { useQuery } from '@hausgeist/shell-api';
import { PeopleDocument } from '../gql/graphql?PeopleDocument'; import { PersonFragmentDoc as Doc } from '../gql/graphql?PersonFragmentDoc';



`.concat('\nexport const one = 1;'),
  );
});

it('leaves of the generated file the document that is asked for', () => {
  const generated = `export type People = string;
export const PeopleDocument = {"kind":"Document"};
export const PeopleTooDocument = {"kind":"Document"};`;
  const context = { resource: 'graphql.ts?PeopleDocument', resourceQuery: '?PeopleDocument' };
  expect(loader.call(context, generated)).toBe(
    'export const PeopleDocument = {"kind":"Document"};',
  );
  expect(() => loader.call({ ...context, resourceQuery: '?Other' }, generated)).toThrow(
    'is no document',
  );
});

it('leaves of a document that is a text the text, as short as it can be', () => {
  const generated = `export const Other = 1;
export const PeopleDocument = new TypedDocumentString(\`
    query People($first: Int) {
  people(first: $first) {
    ...Person
  }
}
    fragment Person on EndUser {
  id
}\`) as unknown as TypedDocumentString<PeopleQuery, PeopleQueryVariables>;`;
  const context = { resource: 'graphql.ts?PeopleDocument', resourceQuery: '?PeopleDocument' };
  expect(loader.call(context, generated)).toBe(
    'export const PeopleDocument = "query People($first:Int){people(first:$first){...Person}}fragment Person on EndUser{id}";',
  );
});
