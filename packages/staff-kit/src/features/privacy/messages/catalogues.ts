import type { Catalogues } from '@hausgeist/shell-api';
import * as germanTexts from './de';
import * as englishTexts from './en';
import { retention as germanRetention } from './retention/de';
import { retention as englishRetention } from './retention/en';

const de = {
  ...germanTexts,
  dataProtection: { ...germanTexts.dataProtection, retention: germanRetention },
};
const en = {
  ...englishTexts,
  dataProtection: { ...englishTexts.dataProtection, retention: englishRetention },
};

/** The texts of these screens, beside those of the kit. */
export const privacyCatalogues = { de, en } satisfies Catalogues<typeof de>;

/** Texts that a console's types must know, because it compiles these screens with its own. */
export type PrivacyTexts = typeof de;
