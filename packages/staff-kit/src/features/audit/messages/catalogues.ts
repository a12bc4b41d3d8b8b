import type { Catalogues } from '@hausgeist/shell-api';
import { de } from './de';
import { en } from './en';

/** The texts of this screen, beside those of the kit. */
export const catalogues = {
  de: { audit: de },
  en: { audit: en },
} satisfies Catalogues<AuditTexts>;

/** Texts that a console's types must know, because it compiles this screen with its own. */
export interface AuditTexts {
  audit: typeof de;
}
