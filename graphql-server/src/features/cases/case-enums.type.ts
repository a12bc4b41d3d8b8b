import { namedEnum } from '../../platform/graphql/index.js';
import type { AppointmentState, CaseState } from './case.entity.js';
import type { CaseEntryKind, CaseSide } from './case-records.entity.js';
import type { CaseSortName, TenantNoticeWay } from './case-views.js';

/** States of cases. */
export const CaseStateEnum = namedEnum<CaseState>('CaseState', 'What has become of a case.', {
  OPEN: 'Made, and nothing has been arranged.',
  REOPENED: 'It was done or closed, and something is left to do after all.',
  SCHEDULED: 'There is an appointment.',
  IN_PROGRESS: 'It is being worked on.',
  DONE: 'The work is done; the company has not looked at it yet.',
  CLOSED: 'Nothing is left to do.',
});

/** States of appointments. */
export const CaseAppointmentStateEnum = namedEnum<AppointmentState>(
  'CaseAppointmentState',
  'Whether both sides have agreed to an appointment.',
  {
    PROPOSED_BY_COMPANY: 'Named by the company; the craftsman has not agreed yet.',
    PROPOSED_BY_CRAFTSMAN: 'Named by the craftsman; the company has not agreed yet.',
    CONFIRMED: 'Agreed.',
  },
);

/** Sides of a case. */
export const CaseSideEnum = namedEnum<CaseSide>('CaseSide', 'Where something comes from.', {
  COMPANY: 'A member or a program of the company.',
  CRAFTSMAN: 'The craftsman, by the link.',
  TENANT: 'The tenant or owner, in the conversation.',
});

/** Entries of a history. */
export const CaseEntryKindEnum = namedEnum<CaseEntryKind>(
  'CaseEntryKind',
  'What happened to a case.',
  {
    CREATED: 'It was made; `names` has the files that came along.',
    CHANGED: 'Fields have got other values; `changes` has them.',
    COMMENTED: 'A colleague said something; `text` has it.',
    FILES_ADDED: 'Files were added; `names` has theirs.',
    LINK_SENT:
      'The craftsman was sent the link; `names` has the craftsman, `text` name and telephone number of the tenant if they went along.',
    LINK_REVOKED: 'The link was made void.',
    APPOINTMENT_PROPOSED:
      'An appointment was proposed; `names` has its moment, and the end of a window, as ISO 8601.',
    APPOINTMENT_CONFIRMED:
      'Both sides have agreed to an appointment; `names` has its moment, and the end of a window, as ISO 8601.',
    REPORTED_DONE: 'The craftsman has reported the work as done; `text` has the note.',
    SHOWN_TO_TENANT: 'The tenant was shown files or the report; `names` has those of files.',
    HIDDEN_FROM_TENANT: 'That was taken back; `names` has those of files.',
    CONVERSATION_ADDED: 'A conversation was added; `names` has its person.',
    CONVERSATION_REMOVED: 'It was taken out again; `names` has its person.',
    WRITTEN_TO_TENANT: 'The tenant was written to; `text` has what.',
  },
);

/** Orders of a list. */
export const CaseSortEnum = namedEnum<CaseSortName>('CaseSort', 'The order of a list of cases.', {
  ACTIVITY: 'What changed last comes first.',
  NEWEST: 'The highest number comes first.',
  DUE: 'What is due first comes first, and what has no day last.',
  URGENCY: 'The most urgent comes first, the higher number before the lower.',
});

/** Ways by which tenants are told. */
export const TenantNoticeWayEnum = namedEnum<TenantNoticeWay>(
  'TenantNoticeWay',
  'By which way the tenant of a case is told what becomes of it.',
  {
    CHAT: 'In the conversation that the case was made from, which still goes on.',
    MAIL: 'By e-mail.',
  },
);
