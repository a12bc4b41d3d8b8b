import type { Catalogues } from '@hausgeist/shell-api';
import { kitCatalogues } from '../../../messages/catalogues';
import * as apiKeysDe from './api-keys/de';
import * as apiKeysEn from './api-keys/en';
import * as sharedDe from './shared/de';
import * as sharedEn from './shared/en';
import * as webhooksDe from './webhooks/de';
import * as webhooksEn from './webhooks/en';

const de = { ...kitCatalogues.de, ...sharedDe, ...apiKeysDe, ...webhooksDe };

/** Every text of these screens, by language. */
export const catalogues = {
  de,
  en: { ...kitCatalogues.en, ...sharedEn, ...apiKeysEn, ...webhooksEn },
} satisfies Catalogues<typeof de>;

/** Texts that a console's types must know, because it compiles these screens with its own. */
export type IntegrationsTexts = typeof de;
