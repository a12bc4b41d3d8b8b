/** Who acts, by the name that entries keep, and what that is. */
export const AUDIT_ACTOR_TEXTS = {
  admin: 'An administrator of the platform.',
  companyUser: 'A person who works at a property-management company.',
  endUser: 'A tenant or owner.',
  apiKey: 'A program with an API key.',
  operator: 'A person at the console of the server.',
  anonymous: 'A caller who was not signed in.',
} as const;

export type AuditActorKind = keyof typeof AUDIT_ACTOR_TEXTS;

/** What something is done to, by the name that entries keep, and what that is. */
export const AUDIT_SUBJECT_TEXTS = {
  admin: 'An administrator of the platform.',
  apiKey: 'An API key.',
  cannedReply: 'A text that people answer tenants with.',
  case: 'Something that has to be done in a house.',
  broadcast: 'A message to many tenants and owners.',
  building: 'A house that a company manages.',
  company: 'A property-management company.',
  companyInvitation: 'An invitation to a company.',
  companyUser: 'A person who works at a property-management company.',
  conversation: 'A conversation of a tenant with the assistant.',
  craftsman: 'A craftsman that a company keeps; named by what they do.',
  endUser: 'A tenant or owner.',
  flat: 'A home in a building.',
  label: 'A label of conversations.',
  webhook: 'An endpoint that is told of events.',
  wording: 'A wording that leads to a use case.',
} as const;

export type AuditSubjectKind = keyof typeof AUDIT_SUBJECT_TEXTS;
