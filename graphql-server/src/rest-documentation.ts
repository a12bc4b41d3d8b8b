import { WEBHOOK_DESCRIPTIONS } from './features/webhooks/index.js';
import type { RestDocumentation } from './platform/http/index.js';
import { REASON_TEXTS } from './reasons.js';
import examples from './rest-examples.json' with { type: 'json' };

/** What the documentation of REST is made of, besides the calls themselves and the GraphQL schema. */
export const REST_DOCUMENTATION: Omit<RestDocumentation, 'graphql'> = {
  reasons: REASON_TEXTS,
  examples,
  webhooks: WEBHOOK_DESCRIPTIONS,
  parameters: {
    action: 'Only entries of this action, e.g. `end-user.deleted`.',
    app: 'Name of the front end, e.g. `mf-chat`.',
    assigneeId: 'Only what this member of the company looks after.',
    companyId:
      'Id of the company, for administrators and keys of the platform. Company users and their keys act for their own and may leave it out; another one is not found.',
    conversationId: 'Id of the conversation, as its list gives it.',
    fileId: 'Id of the file, as the details of the case give it.',
    format: 'What kind of file it is.',
    id: 'Id of what the call is about, as its list gives it.',
    invitationId: 'Id of the invitation, as the list of people gives it.',
    isFromTenant: '`true` for cases that tenants have reported, `false` for others.',
    isOverdue: '`true` for cases whose day has passed, `false` for others.',
    isUnassigned: '`true` for cases that no member looks after, `false` for others.',
    isUndone: '`true` for cases that are neither done nor closed, `false` for others.',
    itemId: 'Id of the file, or of the report, as the details of the case give it.',
    key: 'Which sign-in of an organisation it is, as the way there says.',
    language: 'Of what is written for people, such as headers.',
    memberId: 'Id of the member, as the team gives it.',
    period: 'Days that figures are of; `own` goes from `from` to `to`.',
    role: 'A role of company users: `COMPANY_ADMIN`, `COMPANY_MANAGER` or `COMPANY_STAFF`, in any case. In a list `ALL` and nothing are all of them.',
    search: 'Only entries that match this text, in upper or lower case.',
    slug: 'Name of the company in the address of its chat.',
    state: 'Only cases in this state.',
    status:
      'Only people in this state: `ACTIVE`, `INACTIVE`, `SUSPENDED` or `PENDING`, in any case. `ALL` and nothing are all of them.',
    subjectId: 'Only entries about the thing with this id.',
    subjectKind: 'Only entries about things of this kind.',
    table: 'Which figures.',
    timeRange: 'How far back figures go.',
    token: 'The token of the mailed link.',
    type: '`Tenant` or `Owner`, in any case; `all` and nothing are both.',
    urgency: 'Only cases of this urgency.',
    userId: 'Id of the person, as the list of people gives it.',
    version: 'Version of the release.',
  },
  tags: {
    'API keys': 'Keys by which programs sign in, and what each may do.',
    Administrators: 'The administrators of the platform, their invitations and their figures.',
    'Administrators: access': 'How administrators register, sign in and set passwords anew.',
    Broadcasts: 'Messages that a company mails to many of its tenants and owners.',
    Buildings: 'Buildings and flats of a company.',
    'Canned replies': 'Texts that people of a company answer tenants with.',
    Cases: 'Damages and other matters that a company takes care of.',
    Conversations: 'What tenants and owners have talked about.',
    Changes: 'What programs that keep a copy are told of.',
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
