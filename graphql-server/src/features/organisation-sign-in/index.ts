import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/open-platform.js';
import type { OrganisationAdmins } from '../admins/index.js';
import type { AuditLog } from '../audit/index.js';
import type { Auth } from '../auth/index.js';
import type { OrganisationMembers } from '../company-users/index.js';
import type { MailService } from '../mail/index.js';
import type { SignInWays } from '../staff-sign-in/index.js';
import type { ViewerService } from '../viewer/index.js';
import { addressRulesOf } from '../webhooks/index.js';
import { DomainRecords } from './domains/domain-records.js';
import { EmailDomains } from './domains/email-domains.service.js';
import { OpenIdClient } from './providers/open-id-client.js';
import { Providers } from './providers/providers.js';
import { organisationPresenter } from './settings/organisation-settings.presenter.js';
import { OrganisationSettingsResolver } from './settings/organisation-settings.resolver.js';
import { OrganisationSettings } from './settings/organisation-settings.service.js';
import { addOrganisationCallback } from './sign-in/organisation-callback.routes.js';
import { OrganisationPeople } from './sign-in/organisation-people.js';
import { OrganisationSignInResolver } from './sign-in/organisation-sign-in.resolver.js';
import { OrganisationSignIn } from './sign-in/organisation-sign-in.service.js';
import { OrganisationSignOut } from './sign-in/organisation-sign-out.js';

export { OrganisationDomain } from './organisation-domain.entity.js';
export { OrganisationProvider } from './organisation-provider.entity.js';
export { OrganisationRules } from './rules/organisation-rules.js';
export { OrganisationSettingsResolver } from './settings/organisation-settings.resolver.js';
export { OrganisationSignInResolver } from './sign-in/organisation-sign-in.resolver.js';

interface OrganisationSignInParts extends Pick<Platform, 'config' | 'limits'> {
  auth: Auth;
  audit: AuditLog;
  mail: MailService;
  viewers: ViewerService;
  ways: SignInWays;
  admins: OrganisationAdmins;
  members: OrganisationMembers;
}

/** Puts the feature together. */
export function createOrganisationSignIn(parts: OrganisationSignInParts) {
  const { auth, audit, config, limits, viewers, ways } = parts;
  const { digests } = auth;
  const rules = addressRulesOf(config);
  const openId = new OpenIdClient(rules);
  const providers = new Providers(config, digests);
  const signIn = new OrganisationSignIn({
    ...{ auth, limits, openId, providers, ways, publicUrl: config.publicUrl },
    people: new OrganisationPeople(parts.admins, parts.members),
  });
  const settings = new OrganisationSettings({
    ...{ audit, auth, openId, rules },
    ...{ mail: parts.mail, publicUrl: config.publicUrl },
  });
  const records = new DomainRecords(config.dnsServers);
  const domains = new EmailDomains({ audit, auth, limits, records });
  const present = organisationPresenter(digests, config.publicUrl);
  return {
    /** How people leave their organisation when they sign out. */
    door: new OrganisationSignOut({ openId, providers, publicUrl: config.publicUrl }),
    resolvers: [
      new OrganisationSignInResolver(signIn, viewers),
      new OrganisationSettingsResolver(settings, domains, present),
    ],
    addRoutes: (server: FastifyInstance) => addOrganisationCallback(server, config, signIn),
  };
}
