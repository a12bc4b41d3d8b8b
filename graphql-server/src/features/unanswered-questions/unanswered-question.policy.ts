import {
  type Actor,
  companyOf,
  ownCompanyOf,
  requirePermission,
  requireStaff,
} from '../../platform/context/index.js';

/** Id of the company whose open questions the actor may see: they are what its tenants wrote. */
export const companyToRead = (actor: Actor, companyId: string | null | undefined): string =>
  companyOf(requirePermission(actor, 'conversations.view'), companyId);

/** The company whose questions alone the actor may deal with; undefined for any. */
export const scopeToRead = (actor: Actor): string | undefined =>
  ownCompanyOf(requirePermission(actor, 'conversations.view'));

/**
 * The company whose people's answers alone the actor may put into the draft; undefined for any. Those who
 * answer tenants may propose what they said: a person with `settings.edit` looks at it and publishes it.
 */
export const scopeToKeepAnswers = (actor: Actor): string | undefined =>
  ownCompanyOf(
    requirePermission(
      requirePermission(requireStaff(actor), 'conversations.view'),
      'conversations.reply',
      'settings.edit',
    ),
  );
