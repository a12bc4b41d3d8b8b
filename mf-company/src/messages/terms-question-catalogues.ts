import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './terms-question/de';
import * as en from './terms-question/en';

/** Texts of what people are asked who have yet to accept the terms, which come with it. */
export const termsQuestionCatalogues = { de, en } satisfies Catalogues<typeof de>;
