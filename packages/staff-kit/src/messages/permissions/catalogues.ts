import type { Catalogues } from '@hausgeist/shell-api';
import { permissions as permissionsDe } from './de';
import { permissions as permissionsEn } from './en';

const de = { permissions: permissionsDe };

/** What the permissions allow. */
export const permissionCatalogues = {
  de,
  en: { permissions: permissionsEn },
} satisfies Catalogues<typeof de>;
