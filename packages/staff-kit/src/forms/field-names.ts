import type { FieldWords } from '@hausgeist/schema';

/** Fields by their names, as the server checks them. */
export type Words = Readonly<Record<string, FieldWords>>;

const OPTIONAL = { de: 'freiwillig', en: 'optional' };

const named = <Fields extends Words>(fields: Fields, nameOf: (words: FieldWords) => string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, words]) => [name, nameOf(words)]),
  ) as Record<keyof Fields & string, string>;

/** What fields are called, as above the columns of a list. */
export const namesOf = <Fields extends Words>(fields: Fields, language: 'de' | 'en') =>
  named(fields, (words) => words[language]);

/** What they are called above their inputs. */
export const labelsOf = <Fields extends Words>(fields: Fields, language: 'de' | 'en') =>
  named(fields, (words) =>
    words.isOptional ? `${words[language]} (${OPTIONAL[language]})` : words[language],
  );
