// The features' GraphQL classes need it as soon as they are loaded, whichever comes first.
import 'reflect-metadata';
import { Absence } from './features/absences/index.js';
import { Admin } from './features/admins/index.js';
import { ApiKey } from './features/api-keys/index.js';
import { Attachment } from './features/attachments/index.js';
import { AuditChain, AuditEntry, AuditLink } from './features/audit/index.js';
import {
  OneTimeToken,
  OrganisationIdentity,
  Passkey,
  SecondFactor,
  Session,
  SignInChallenge,
} from './features/auth/index.js';
import {
  CaseConversation,
  CaseCounter,
  CaseEntry,
  CaseFile,
  CaseLink,
  ServiceCase,
} from './features/cases/index.js';
import { Broadcast, BroadcastRecipient } from './features/broadcasts/index.js';
import { Building, BuildingAddress, Flat } from './features/buildings/index.js';
import { CannedReply } from './features/canned-replies/index.js';
import { ContactNote } from './features/contact-notes/index.js';
import { Craftsman } from './features/craftsmen/index.js';
import { Change, ChangeEpoch } from './features/changes/index.js';
import { Company, CompanySlug } from './features/companies/index.js';
import { CompanyInvitation, CompanyUser } from './features/company-users/index.js';
import { Conversation, Message, UnansweredQuestion } from './features/conversations/index.js';
import { EndUserImport } from './features/end-user-import/index.js';
import {
  EndUser,
  EndUserCount,
  EndUserSignInState,
  NumberRenewal,
  SignInCode,
} from './features/end-users/index.js';
import {
  ConversationActivity,
  ConversationLabel,
  ConversationLabelUse,
  ConversationNote,
  ConversationReading,
  InboxSavedFilter,
} from './features/inbox/index.js';
import {
  DraftUseCase,
  KnowledgeDraft,
  KnowledgeVersion,
  PassageVector,
  PromptFile,
  UseCase,
  UseCaseChunk,
  UseCaseWording,
  TestQuestion,
} from './features/knowledge/index.js';
import { LegalHold } from './features/legal-holds/index.js';
import { Mail } from './features/mail/index.js';
import { MetricHour, MetricMinute, ModelPrice } from './features/monitoring/index.js';
import { Notification, NotificationSettings, PushDevice } from './features/notifications/index.js';
import { LegalText, OperatorDetails } from './features/legal/index.js';
import { OrganisationDomain, OrganisationProvider } from './features/organisation-sign-in/index.js';
import { RolePermissions } from './features/permissions/index.js';
import { PrivacyRequest, RetentionRule, RetentionRun } from './features/privacy/index.js';
import {
  FrontEnd,
  Release,
  ReleaseError,
  ReleaseHealth,
  ReleaseVital,
  ReleasePointer,
  ReleaseTrial,
} from './features/releases/index.js';
import { TokenUse } from './features/token-budget/index.js';
import { Webhook, WebhookDelivery, WebhookEvent } from './features/webhooks/index.js';
import { migrations } from './migrations/index.js';
import type { DatabaseSchema } from './platform/database/index.js';
import { IdempotentRequest } from './platform/idempotency/index.js';
import { KnownSecret } from './platform/secrets/index.js';
import { QuotaUse } from './platform/quotas/index.js';

/** Every entity and every migration of the product. */
export const databaseSchema: DatabaseSchema = {
  entities: [
    Company,
    CompanySlug,
    Building,
    BuildingAddress,
    CannedReply,
    ContactNote,
    Craftsman,
    LegalHold,
    PrivacyRequest,
    RetentionRule,
    RetentionRun,
    LegalText,
    OperatorDetails,
    Flat,
    EndUser,
    EndUserCount,
    EndUserSignInState,
    NumberRenewal,
    SignInCode,
    EndUserImport,
    Session,
    OneTimeToken,
    SecondFactor,
    Passkey,
    SignInChallenge,
    OrganisationIdentity,
    OrganisationProvider,
    OrganisationDomain,
    Absence,
    Admin,
    CompanyUser,
    CompanyInvitation,
    RolePermissions,
    Notification,
    NotificationSettings,
    PushDevice,
    AuditEntry,
    AuditChain,
    AuditLink,
    ApiKey,
    MetricMinute,
    MetricHour,
    ModelPrice,
    Broadcast,
    BroadcastRecipient,
    Conversation,
    Message,
    UnansweredQuestion,
    ConversationLabel,
    ConversationLabelUse,
    ConversationNote,
    ConversationActivity,
    ConversationReading,
    InboxSavedFilter,
    Attachment,
    ServiceCase,
    CaseConversation,
    CaseCounter,
    CaseEntry,
    CaseFile,
    CaseLink,
    Change,
    ChangeEpoch,
    PromptFile,
    PassageVector,
    UseCase,
    UseCaseChunk,
    UseCaseWording,
    KnowledgeVersion,
    KnowledgeDraft,
    DraftUseCase,
    TestQuestion,
    TokenUse,
    FrontEnd,
    Release,
    ReleaseError,
    ReleaseHealth,
    ReleaseVital,
    ReleasePointer,
    ReleaseTrial,
    Mail,
    IdempotentRequest,
    QuotaUse,
    KnownSecret,
    Webhook,
    WebhookEvent,
    WebhookDelivery,
  ],
  migrations,
};
