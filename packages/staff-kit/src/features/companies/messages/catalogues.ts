import type { Catalogues } from '@hausgeist/shell-api';
import { COMPANY_TEXTS } from '../company-schema';
import { companyForm as textsDe } from './de';
import { companyForm as textsEn } from './en';

const de = { companyForm: { ...COMPANY_TEXTS.labels('de'), ...textsDe } };
const en = { companyForm: { ...COMPANY_TEXTS.labels('en'), ...textsEn } };

/** Texts of the form about a company. */
export const companyCatalogues = { de, en } satisfies Catalogues<typeof de>;

/** Texts that a console's types must know, because it compiles the form with its own code. */
export type CompanyTexts = typeof de;
