/** What the calls of each tag are for, as the document and its page say it. */
export const TAG_DESCRIPTIONS: Readonly<Record<string, string>> = {
  'API keys': 'Keys for programs, of the platform or of one company, with their scopes.',
  Administrators: 'Administrators of the platform, and invitations of new ones.',
  'Administrators: access':
    'Signing in, registering, confirming addresses and new passwords of administrators.',
  Broadcasts: 'Messages of a company to many tenants and owners at once.',
  Buildings: 'Buildings of a company and their flats.',
  'Canned replies': 'Texts that people of a company answer tenants with.',
  Cases: 'Damage and other matters that a company works on, with history and files.',
  Chat: 'What tenants and owners ask, the answers, files, and the end of a conversation.',
  Companies: 'Managing companies and the prompt files that their assistants answer from.',
  'Company portal': 'Figures, tenants and owners, conversations and audit log of one company.',
  'Company settings':
    'What a company says about itself, its assistant, its people and their rights.',
  'Company sign-in': 'Signing in, invitations and new passwords of company users.',
  'Company users': 'People of all companies and their invitations, for administrators.',
  'End users': 'Tenants and owners, and how they sign in to the chat.',
  Monitoring: 'Figures of the platform and whether it works.',
  Notifications: 'What one person of the staff is told of, and in which ways.',
  Releases: 'Versions of the front ends: publishing, activating and rolling back.',
  Sessions: 'Renewing and ending the sign-in of who calls.',
  Team: 'Colleagues of one company and their invitations.',
  Webhooks: 'Addresses of other systems that are told what happens.',
};
