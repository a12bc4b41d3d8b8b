import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './de';
import * as en from './en';

/** Texts of signing in and of new passwords, which a console words in its own way where it wants to. */
export const signInCatalogues = { de, en } satisfies Catalogues<typeof de>;

/** Texts that a console's types must know, because it compiles these screens with its own code. */
export type SignInTexts = typeof de;
