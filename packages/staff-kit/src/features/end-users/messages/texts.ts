import { END_USER_FIELDS } from '@hausgeist/schema';
import { labelsOf } from '../../../forms/field-names';
import type { endUsers } from './de';
import type { endUserDialogs } from './dialogs/de';

const { type: TYPE, ...TYPED } = END_USER_FIELDS;

/**
 * Texts about tenants and owners, those of the dialogs too, which a console words in its own way where it wants to. Forms
 * call a field by its name, unless they have another word for it.
 */
export const endUserTexts = (
  language: 'de' | 'en',
  list: typeof endUsers,
  dialogs: typeof endUserDialogs,
) => ({
  endUsers: {
    ...list,
    ...dialogs,
    form: { type: TYPE[language], ...labelsOf(TYPED, language), ...dialogs.form },
    signInLinks: { ...list.signInLinks, ...dialogs.signInLinks },
    failed: { ...list.failed, ...dialogs.failed },
  },
});

/** Texts that a console's types must know, because it compiles these screens with its own code. */
export type EndUserTexts = ReturnType<typeof endUserTexts>;
