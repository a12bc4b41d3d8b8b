import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './building-choice/de';
import * as en from './building-choice/en';

/** The texts of choosing buildings, which come with what lets one choose. */
export const buildingChoiceCatalogues = { de, en } satisfies Catalogues<typeof de>;
