import type { Actor } from '../../platform/context/index.js';
import { CaseConversation, CaseDetails, CaseEntry, CaseFile } from './case-details.type.js';
import { CaseCounts, CaseType } from './case.type.js';
import type { CaseCountsView, CaseDetailsView, CaseRow } from './case-views.js';
import { mayReadConversations } from './case.policy.js';

/** Path of a file of a case. */
export const caseFileUrl = (caseId: string, id: string): string =>
  `/api/company/cases/${caseId}/files/${id}`;

/** Makes a case for GraphQL, as this actor may see it. */
export const presentCaseTo =
  (actor: Actor) =>
  ({ companyId: _companyId, updatedKey: _updatedKey, ...row }: CaseRow): CaseType =>
    Object.assign(new CaseType(), row, {
      conversationId: mayReadConversations(actor) ? row.conversationId : null,
    });

/** The counts for GraphQL. */
export const presentCaseCounts = (counts: CaseCountsView): CaseCounts =>
  Object.assign(new CaseCounts(), {
    open: counts.OPEN,
    reopened: counts.REOPENED,
    scheduled: counts.SCHEDULED,
    inProgress: counts.IN_PROGRESS,
    done: counts.DONE,
    closed: counts.CLOSED,
    overdue: counts.overdue,
    mine: counts.mine,
    appointments: counts.appointments,
  });

/** The conversations of a case, as far as this actor may read any. */
export const conversationsFor = (actor: Actor, { conversations }: CaseDetailsView) =>
  mayReadConversations(actor) ? conversations : [];

/** Everything about one case for GraphQL. */
export const presentCaseDetails = (actor: Actor, details: CaseDetailsView): CaseDetails => {
  const { row, entries, files, link, tenantNotice } = details;
  return Object.assign(new CaseDetails(), {
    id: row.id,
    case: presentCaseTo(actor)(row),
    history: entries.map((entry) => Object.assign(new CaseEntry(), entry)),
    files: files.map((file) =>
      Object.assign(new CaseFile(), file, { url: caseFileUrl(row.id, file.id) }),
    ),
    link,
    conversations: conversationsFor(actor, details).map((one) =>
      Object.assign(new CaseConversation(), one),
    ),
    tenantNotice,
  });
};
