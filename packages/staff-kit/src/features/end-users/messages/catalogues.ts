import { END_USER_FIELDS, type EndUserField } from '@hausgeist/schema';
import type { Catalogues } from '@hausgeist/shell-api';
import { END_USER_TEXTS } from '../end-user-schema';
import * as textsDe from './de';
import * as textsEn from './en';

/** Columns and forms call a field by its name, unless they have another word for it. */
const named = ({ endUsers }: typeof textsDe, language: 'de' | 'en') => ({
  endUsers: {
    ...endUsers,
    columns: { ...namesIn(language), ...endUsers.columns },
    form: {
      type: END_USER_FIELDS.type[language],
      ...END_USER_TEXTS.labels(language),
      ...endUsers.form,
    },
  },
});

const namesIn = (language: 'de' | 'en') =>
  Object.fromEntries(
    Object.entries(END_USER_FIELDS).map(([name, words]) => [name, words[language]]),
  ) as Record<EndUserField, string>;

const de = named(textsDe, 'de');

/** Texts about tenants and owners, which a console words in its own way where it wants to. */
export const endUserCatalogues = { de, en: named(textsEn, 'en') } satisfies Catalogues<typeof de>;

/** Texts that a console's types must know, because it compiles these screens with its own code. */
export type EndUserTexts = typeof de;
