import { END_USER_FIELDS } from '@hausgeist/schema';
import { labelsOf, namesOf } from '../../../forms/field-names';
import type { endUsers } from './de';

const { type: TYPE, ...TYPED } = END_USER_FIELDS;

/**
 * Texts about tenants and owners, which a console words in its own way where it wants to. Columns and forms
 * call a field by its name, unless they have another word for it.
 */
export const endUserTexts = (language: 'de' | 'en', own: typeof endUsers) => ({
  endUsers: {
    ...own,
    columns: { ...namesOf(END_USER_FIELDS, language), ...own.columns },
    form: { type: TYPE[language], ...labelsOf(TYPED, language), ...own.form },
  },
});

/** Texts that a console's types must know, because it compiles these screens with its own code. */
export type EndUserTexts = ReturnType<typeof endUserTexts>;
