import { absenceReasons } from './features/absences/index.js';
import { adminReasons } from './features/admins/index.js';
import { analyticsReasons } from './features/analytics/index.js';
import { apiKeyReasons } from './features/api-keys/index.js';
import { attachmentReasons } from './features/attachments/index.js';
import { auditReasons } from './features/audit/index.js';
import { authReasons, organisationReasons } from './features/auth/index.js';
import { caseReasons } from './features/cases/index.js';
import { broadcastReasons } from './features/broadcasts/index.js';
import { buildingReasons } from './features/buildings/index.js';
import { cannedReplyReasons } from './features/canned-replies/index.js';
import { changeReasons } from './features/changes/index.js';
import { contactNoteReasons } from './features/contact-notes/index.js';
import { craftsmanReasons } from './features/craftsmen/index.js';
import { companyReasons } from './features/companies/index.js';
import { companyUserReasons } from './features/company-users/index.js';
import { conversationReasons } from './features/conversations/index.js';
import { endUserImportReasons } from './features/end-user-import/index.js';
import { endUserReasons } from './features/end-users/index.js';
import { inboxReasons } from './features/inbox/index.js';
import { knowledgeReasons } from './features/knowledge/index.js';
import { legalHoldReasons } from './features/legal-holds/index.js';
import { legalReasons } from './features/legal/index.js';
import { monitoringReasons } from './features/monitoring/index.js';
import { notificationReasons } from './features/notifications/index.js';
import { permissionReasons } from './features/permissions/index.js';
import { privacyReasons } from './features/privacy/index.js';
import { releaseReasons } from './features/releases/index.js';
import { replyProposalReasons } from './features/reply-proposals/index.js';
import { unansweredQuestionReasons } from './features/unanswered-questions/index.js';
import { wayInReasons } from './features/way-in/index.js';
import { webhookReasons } from './features/webhooks/index.js';
import { platformReasons, textsOf } from './platform/errors/index.js';
import { workHandoverReasons } from './features/work-handover/index.js';

/** English texts of all reasons for which the server refuses something, by reason. */
export const REASON_TEXTS = textsOf(
  platformReasons,
  absenceReasons,
  workHandoverReasons,
  adminReasons,
  analyticsReasons,
  apiKeyReasons,
  attachmentReasons,
  auditReasons,
  authReasons,
  organisationReasons,
  caseReasons,
  broadcastReasons,
  buildingReasons,
  cannedReplyReasons,
  contactNoteReasons,
  craftsmanReasons,
  changeReasons,
  companyReasons,
  companyUserReasons,
  conversationReasons,
  endUserImportReasons,
  endUserReasons,
  inboxReasons,
  knowledgeReasons,
  legalHoldReasons,
  legalReasons,
  monitoringReasons,
  notificationReasons,
  permissionReasons,
  privacyReasons,
  releaseReasons,
  replyProposalReasons,
  unansweredQuestionReasons,
  wayInReasons,
  webhookReasons,
);
