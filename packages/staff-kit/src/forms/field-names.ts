import type { FieldWords } from '@hausgeist/schema';

/** Fields by their names, as the server checks them. */
export type Words = Readonly<Record<string, FieldWords>>;

/** What fields are called above their inputs. */
export const labelsOf = <Fields extends Words>(fields: Fields, language: 'de' | 'en') =>
  Object.fromEntries(
    Object.entries(fields).map(([name, words]) => [
      name,
      words.isOptional ? `${words[language]} (optional)` : words[language],
    ]),
  ) as Record<keyof Fields & string, string>;
