import { END_USER_FIELDS, FIELD_LABELS, type EndUserField } from '@hausgeist/schema';
import type { Catalogues } from '@hausgeist/shell-api';
import * as textsDe from './de';
import * as textsEn from './en';

const OPTIONAL = { de: 'freiwillig', en: 'optional' };

/** Names of the fields, each with what `behind` adds to it. */
const namesIn = (language: 'de' | 'en', behind: (name: EndUserField) => string) =>
  Object.fromEntries(
    (Object.keys(END_USER_FIELDS) as EndUserField[]).map((name) => [
      name,
      FIELD_LABELS[language][name] + behind(name),
    ]),
  ) as Record<EndUserField, string>;

/** Columns and forms call a field by its name, unless they have another word for it. */
const named = ({ endUsers }: typeof textsDe, language: 'de' | 'en') => ({
  endUsers: {
    ...endUsers,
    columns: { ...namesIn(language, () => ''), ...endUsers.columns },
    form: {
      ...namesIn(language, (name) =>
        'isOptional' in END_USER_FIELDS[name] ? ` (${OPTIONAL[language]})` : '',
      ),
      ...endUsers.form,
    },
  },
});

const de = named(textsDe, 'de');

/** Texts about tenants and owners, which a console words in its own way where it wants to. */
export const endUserCatalogues = { de, en: named(textsEn, 'en') } satisfies Catalogues<typeof de>;

/** Texts that a console's types must know, because it compiles these screens with its own code. */
export type EndUserTexts = typeof de;
