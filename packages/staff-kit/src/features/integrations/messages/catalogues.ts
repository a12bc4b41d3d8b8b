import type { Catalogues } from '@hausgeist/shell-api';
import { permissions as permissionsDe } from '../../../messages/permissions/de';
import { permissions as permissionsEn } from '../../../messages/permissions/en';
import * as apiKeysDe from './api-keys/de';
import * as apiKeysEn from './api-keys/en';
import * as sharedDe from './shared/de';
import * as sharedEn from './shared/en';
import * as webhooksDe from './webhooks/de';
import * as webhooksEn from './webhooks/en';

/** A scope is called as the permission, unless it has words of its own. */
const scopesIn = (permissions: typeof permissionsDe, own: typeof apiKeysDe.apiScopes) => ({
  ...permissions,
  ...own,
  settings: { ...permissions.settings, ...own.settings },
});

const de = {
  ...sharedDe,
  ...apiKeysDe,
  ...webhooksDe,
  apiScopes: scopesIn(permissionsDe, apiKeysDe.apiScopes),
};

/** The texts of these screens, beside those of the kit. */
export const catalogues = {
  de,
  en: {
    ...sharedEn,
    ...apiKeysEn,
    ...webhooksEn,
    apiScopes: scopesIn(permissionsEn, apiKeysEn.apiScopes),
  },
} satisfies Catalogues<typeof de>;

/** Texts that a console's types must know, because it compiles these screens with its own. */
export type IntegrationsTexts = typeof de;
