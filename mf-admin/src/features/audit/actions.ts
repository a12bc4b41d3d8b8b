/** Kinds of events that one can look for; there may be others. */
export const ACTIONS = [
  'session.signed-in',
  'session.signed-out',
  'session.refused',
  'session.token-reused',
  'account.session-ended',
  'account.other-sessions-ended',
  'account.password-changed',
  'account.second-factor-enabled',
  'account.second-factor-disabled',
  'admin.created',
  'admin.registered',
  'admin.verified',
  'admin.invited',
  'admin.invitation-accepted',
  'admin.updated',
  'admin.deleted',
  'admin.password-reset',
  'company.created',
  'company.updated',
  'company.deleted',
  'company.prompt-file.uploaded',
  'company.assistant-updated',
  'company-user.created',
  'company-user.updated',
  'company-user.suspended',
  'company-user.activated',
  'company-user.deleted',
  'company-user.password-reset-requested',
  'company-user.password-reset',
  'company-invitation.created',
  'company-invitation.resent',
  'company-invitation.revoked',
  'company-invitation.accepted',
  'end-user.created',
  'end-user.updated',
  'end-user.deleted',
  'end-user.number-renewed',
  'end-users.exported',
  'end-users.import-uploaded',
  'end-users.import-started',
  'end-users.import-finished',
  'end-users.import-cancelled',
  'end-users.import-failed',
  'role.permissions-updated',
  'role.permissions-reset',
  'wording.added',
  'wording.accepted',
  'wording.rejected',
  'wording.deleted',
  'modelPrice.changed',
  'mails.retried',
  'jobs.retried',
  'api-key.created',
  'api-key.updated',
  'api-key.rotated',
  'api-key.revoked',
  'api-key.refused',
  'api-key.maker-left',
  'webhook.created',
  'webhook.updated',
  'webhook.secret-rotated',
  'webhook.tested',
  'webhook.replayed',
  'webhook.deleted',
  'webhook.maker-left',
] as const;

type Known = (typeof ACTIONS)[number];
type Dashed<Text extends string> = Text extends `${infer Head}.${infer Tail}`
  ? `${Head}_${Dashed<Tail>}`
  : Text;

/** Key of an action's words: keys of a catalogue cannot hold a point. */
export const actionKey = <Action extends Known>(action: Action) =>
  action.replaceAll('.', '_') as Dashed<Action>;

/** The action, if it is one that has words. */
export const knownAction = (action: string): Known | undefined =>
  ACTIONS.find((known) => known === action);
