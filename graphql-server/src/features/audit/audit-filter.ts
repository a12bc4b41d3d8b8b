import type { AuditSubjectKind } from './audit-kinds.js';

/** Which entries are asked for. */
export interface AuditFilter {
  companyId?: string | null;
  actorId?: string | null;
  action?: string | null;
  subjectKind?: AuditSubjectKind | null;
  subjectId?: string | null;
  search?: string | null;
  /** Given where something is searched for. */
  searched?: AuditSearch;
  withoutSignIns?: boolean | null;
  from?: Date | null;
  to?: Date | null;
}

/** What is looked for besides names, as far as the actor may see it. */
export interface AuditSearch {
  /** People whose addresses match. */
  actorIds: string[];
  /** Whether all network addresses may be seen, or only those of the company's own people and programs. */
  seesAddresses: boolean;
}
