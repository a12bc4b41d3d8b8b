import { FIELD_LABELS } from '@hausgeist/schema';
import type { Catalogues, RefusalReason } from '@hausgeist/shell-api';
import * as commonDe from './de';
import * as commonEn from './en';
import { content as contentDe } from './refusals-content/de';
import { content as contentEn } from './refusals-content/en';
import { integrations as integrationsDe } from './refusals-integrations/de';
import { integrations as integrationsEn } from './refusals-integrations/en';
import { organisation as organisationDe } from './refusals-organisation/de';
import { organisation as organisationEn } from './refusals-organisation/en';
import { people as peopleDe } from './refusals-people/de';
import { people as peopleEn } from './refusals-people/en';
import { technical as technicalDe } from './refusals-technical/de';
import { technical as technicalEn } from './refusals-technical/en';

/** Why the server refuses something; a reason without its text does not compile. */
const refusalsDe: Record<RefusalReason, string> = {
  ...peopleDe,
  ...contentDe,
  ...integrationsDe,
  ...organisationDe,
  ...technicalDe,
};
const refusalsEn: Record<RefusalReason, string> = {
  ...peopleEn,
  ...contentEn,
  ...integrationsEn,
  ...organisationEn,
  ...technicalEn,
};

const de = { ...commonDe, refusals: refusalsDe, fieldLabels: FIELD_LABELS.de };
const en = { ...commonEn, refusals: refusalsEn, fieldLabels: FIELD_LABELS.en };

/** Texts of the kit, which a console spreads into its own catalogues. */
export const kitCatalogues = { de, en } satisfies Catalogues<typeof de>;

/** Texts that a console's types must know, because it compiles the kit with its own code. */
export type KitTexts = typeof de;
