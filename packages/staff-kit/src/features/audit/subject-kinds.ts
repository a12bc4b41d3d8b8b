import type { AuditSubjectKind } from '../../gql/graphql';

/** Kinds of things that something is done to, in the order of the choice. */
export const SUBJECT_KINDS = [
  'END_USER',
  'CONVERSATION',
  'CASE',
  'COMPANY_USER',
  'COMPANY_INVITATION',
  'COMPANY',
  'BUILDING',
  'FLAT',
  'BROADCAST',
  'WORDING',
  'CANNED_REPLY',
  'CRAFTSMAN',
  'LABEL',
  'API_KEY',
  'WEBHOOK',
  'ADMIN',
] as const satisfies readonly AuditSubjectKind[];
