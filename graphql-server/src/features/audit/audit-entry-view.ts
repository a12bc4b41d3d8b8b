import type { AuditActorKind, AuditSubjectKind } from './audit-kinds.js';

/** An entry as it is listed. */
export interface AuditEntryView {
  id: string;
  at: Date;
  /** The same moment as a cursor carries it. */
  atKey: string;
  actorKind: AuditActorKind;
  actorId: string | null;
  actorName: string;
  action: string;
  companyId: string | null;
  companyName: string | null;
  subjectKind: AuditSubjectKind | null;
  subjectId: string | null;
  subjectName: string | null;
  /** JSON. */
  details: string;
  address: string;
}
