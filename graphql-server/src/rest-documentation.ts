import { WEBHOOK_DESCRIPTIONS } from './features/webhooks/index.js';
import type { RestDocumentation } from './platform/http/index.js';
import { REASON_TEXTS } from './reasons.js';
import examples from './rest-examples.json' with { type: 'json' };

/** What the documentation of REST is made of, besides the calls themselves. */
export const REST_DOCUMENTATION: RestDocumentation = {
  reasons: REASON_TEXTS,
  examples,
  webhooks: WEBHOOK_DESCRIPTIONS,
  tags: {
    'API keys': 'Keys by which programs sign in, and what each may do.',
    Administrators: 'The administrators of the platform, their invitations and their figures.',
    'Administrators: access': 'How administrators register, sign in and set passwords anew.',
    Broadcasts: 'Messages that a company mails to many of its tenants and owners.',
    Buildings: 'Buildings and flats of a company.',
    'Canned replies': 'Texts that people of a company answer tenants with.',
    Cases: 'Damages and other matters that a company takes care of.',
    Chat: 'The chat of tenants and owners with the assistant, its files, and what they ask about their data.',
    Companies: 'The managing companies, and what everybody may know of them.',
    'Company portal':
      'What people of a company work with: tenants and owners, conversations, requests about data.',
    'Company settings':
      'What a company sets for itself: details, assistant, way in, roles, people.',
    'Company sign-in': 'How company users sign in, set passwords anew and accept invitations.',
    'Company users': 'The people of companies, as administrators of the platform see them.',
    'End users': 'Tenants and owners, as both consoles know them.',
    Monitoring: 'Figures of a company, of all companies, and of the platform itself.',
    Notifications: 'What the caller is told of, and in which ways.',
    Releases: 'Front ends that are released, tried with some visitors, and rolled back.',
    Sessions: 'Access tokens: renewed, given back, and had from an organisation’s own sign-in.',
    Team: 'The people of the caller’s company, and what each may do.',
    Webhooks: 'Endpoints that are told of events, and the events themselves.',
  },
};
