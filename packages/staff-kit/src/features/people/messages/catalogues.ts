import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './de';
import * as en from './en';

/** Texts about the people of a company, which each page words in its own way where it wants to. */
export const peopleCatalogues = { de, en } satisfies Catalogues<typeof de>;

/** Texts that a console's types must know, because it compiles these screens with its own code. */
export type PeopleTexts = typeof de;
