import type { Catalogues } from '@hausgeist/shell-api';
import { permissions as permissionsDe } from '../../../messages/permissions/de';
import { permissions as permissionsEn } from '../../../messages/permissions/en';
import { de } from './de';
import { details as detailsDe } from './details-de';
import { details as detailsEn } from './details-en';
import { en } from './en';

/** The texts of this screen, beside those of the kit. */
export const catalogues = {
  de: { audit: de, auditDetails: detailsDe, auditPermissions: permissionsDe },
  en: { audit: en, auditDetails: detailsEn, auditPermissions: permissionsEn },
} satisfies Catalogues<AuditTexts>;

/** Texts that a console's types must know, because it compiles this screen with its own. */
export interface AuditTexts {
  audit: typeof de;
  auditDetails: typeof detailsDe;
  auditPermissions: typeof permissionsDe;
}
