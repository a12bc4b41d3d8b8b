import type { apiKeys as germanApiKeys, apiScopes as germanApiScopes } from './de';

/** Texts of the API keys, in English. */
export const apiKeys: typeof germanApiKeys = {
  intro:
    'With an API key your own programs work with Hausgeist without a person signing in. Each key may do only what you allow it.',
  introPlatform:
    'Keys of the platform are for programs that work across all companies. Choose a company above to see its keys.',
  create: 'Create API key',
  table: 'API keys',
  search: 'Search by name or beginning...',
  statusFilter: 'Status',
  allStatus: 'All',
  status: { ACTIVE: 'Active', EXPIRED: 'Expired', REVOKED: 'Revoked' },
  columns: {
    name: 'Name',
    scopes: 'Permissions',
    lastUsed: 'Last used',
    status: 'Status',
  },
  scopeCount: '{count, plural, one {# permission} other {# permissions}}',
  createdBy: 'Created {time} by {name}',
  makerLeft: 'please rotate',
  makerLeftAdvice: 'Its creator is no longer an administrator here.',
  until: 'until {day}',
  since: 'since {day}',
  never: 'Never',
  expiresSoon: '{days, plural, =0 {expires today} one {# day left} other {# days left}}',
  previousUntil: 'Previous one valid until {time}',
  empty: {
    title: 'No API keys yet',
    text: 'Connect your own systems with Hausgeist: keep tenants in sync, evaluate conversations, automate what repeats. The guide says what is possible.',
    noMatch: 'No matching API keys',
  },
  loadFailed: 'The API keys could not be loaded.',
  form: {
    createTitle: 'Create API key',
    editTitle: 'Edit API key',
    name: 'Name',
    nameHint: 'What the key is for, such as “Accounting sync”.',
    nameRequired: 'Please enter a name.',
    nameTooLong: 'The name may have 100 characters at most.',
    expires: 'Valid for',
    days: '{days} days',
    year: '1 year',
    expiresHint: 'Expires on {date}. You can rotate or revoke it at any time before.',
    scopes: 'What the key may do',
    scopesHint: 'As little as possible: whatever is not ticked is refused.',
    scopesRequired: 'Please choose at least one permission.',
    scopesLoading: 'Loading permissions...',
    scopesFailed: 'The permissions could not be loaded.',
    submit: 'Create',
    submitting: 'Creating...',
    createFailed: 'The API key could not be created.',
    updateFailed: 'The API key could not be saved.',
    updated: 'API key saved',
  },
  secret: {
    createdTitle: 'Your new API key',
    rotatedTitle: 'Your rotated API key',
    warning:
      'Copy the key now: it is shown this one time only. Keep it like a password, not in source code or emails.',
    label: 'API key “{name}”',
    usage: 'How it is used: as a header of every request.',
  },
  rotate: {
    action: 'Rotate',
    title: 'Rotate API key',
    text: '“{name}” gets a new value. Name, permissions and expiry stay.',
    submit: 'Rotate',
    submitting: 'Rotating...',
    failed: 'The API key could not be rotated.',
  },
  revoke: {
    action: 'Revoke',
    title: 'Revoke API key?',
    text: '“{name}” ({prefix}…) becomes invalid at once and for good. Programs that use it are refused.',
    lastUsed: 'Last used: {time}',
    neverUsed: 'It has never been used.',
    confirm: 'Revoke',
    failed: 'The API key could not be revoked.',
    done: 'API key “{name}” revoked',
  },
};

/** What scopes allow apart from permissions, and where it is less for a key than for a person. */
export const apiScopes: typeof germanApiScopes = {
  settings: {
    roles: 'See what the roles may do',
    manageRoles: 'Nothing: roles are changed by people',
  },
  companies: {
    label: 'Companies',
    view: 'See companies, their counts and prompt files',
    manage: 'Add, change and delete companies, replace their prompt files',
  },
  monitoring: {
    label: 'Monitoring',
    view: 'See the figures of operation and the prices of models',
  },
  audit: { label: 'Audit log', view: 'Read the audit log of all companies' },
};
