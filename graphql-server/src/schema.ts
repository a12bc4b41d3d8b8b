import { type GraphQLSchema, type GraphQLTypeResolver, isInterfaceType } from 'graphql';
import { buildSchema, getMetadataStorage, type PubSub } from 'type-graphql';
import { AbsenceResolver } from './features/absences/index.js';
import { AuditLogResolver } from './features/audit/index.js';
import { AdminSignInResolver, AdminResolver } from './features/admins/index.js';
import { AnalyticsResolver, WeeklyFiguresResolver } from './features/analytics/index.js';
import { ApiKeyResolver } from './features/api-keys/index.js';
import {
  AccountResolver,
  PasskeyResolver,
  PasswordJudgementResolver,
  ResetLinkResolver,
  SignOutResolver,
} from './features/auth/index.js';
import {
  AssistantSettingsResolver,
  ActingResolver,
  CompanyMailboxResolver,
  CompanyResolver,
} from './features/companies/index.js';
import { BroadcastResolver, NoticeResolver } from './features/broadcasts/index.js';
import { BuildingResolver, FlatResolver } from './features/buildings/index.js';
import { ChangeResolver } from './features/changes/index.js';
import { CannedReplyResolver } from './features/canned-replies/index.js';
import { ContactNoteResolver } from './features/contact-notes/index.js';
import { CraftsmanContactResolver } from './features/craftsmen/index.js';
import { FrontEndErrorResolver, FrontEndResolver } from './features/releases/index.js';
import {
  CaseEventsResolver,
  CaseConversationsResolver,
  CaseResolver,
  ChatCasesResolver,
  CraftsmanResolver,
} from './features/cases/index.js';
import {
  CompanySignInResolver,
  MemberResolver,
  TermsConsentResolver,
} from './features/company-users/index.js';
import {
  AnswerRatingResolver,
  ConversationEventsResolver,
  ConversationResolver,
  EarlierConversationsResolver,
  TypingResolver,
} from './features/conversations/index.js';
import { EndUserImportResolver } from './features/end-user-import/index.js';
import {
  ChatAccessResolver,
  PersonMailsResolver,
  EndUserManagementResolver,
  EndUserSignInResolver,
} from './features/end-users/index.js';
import {
  HandOverResolver,
  InboxEventsResolver,
  InboxResolver,
  InboxWorkResolver,
  LabelResolver,
  NoteResolver,
  PresenceResolver,
  SavedFilterResolver,
} from './features/inbox/index.js';
import {
  PromptFileProgressResolver,
  UseCaseResolver,
  WordingResolver,
  DraftResolver,
  PublishResolver,
  TestQuestionResolver,
} from './features/knowledge/index.js';
import {
  NotificationEventsResolver,
  NotificationResolver,
  NotificationSettingsResolver,
} from './features/notifications/index.js';
import {
  LegalTextResolver,
  OperatorDetailsResolver,
  ProcessingResolver,
} from './features/legal/index.js';
import { MonitoringResolver } from './features/monitoring/index.js';
import { PermissionResolver } from './features/permissions/index.js';
import {
  OwnRequestResolver,
  PrivacyResolver,
  RequestDecisionResolver,
  RetentionResolver,
} from './features/privacy/index.js';
import { QuestionTrialResolver } from './features/question-trials/index.js';
import { PasskeySignInResolver, StaffSignInResolver } from './features/staff-sign-in/index.js';
import {
  OrganisationSettingsResolver,
  OrganisationSignInResolver,
} from './features/organisation-sign-in/index.js';
import { ReplyProposalResolver } from './features/reply-proposals/index.js';
import { TokenUseResolver } from './features/token-budget/index.js';
import {
  KeptAnswerResolver,
  UnansweredQuestionResolver,
} from './features/unanswered-questions/index.js';
import { ViewerChangesResolver, ViewerResolver } from './features/viewer/index.js';
import { FaceResolver } from './features/way-in/index.js';
import { WebhookResolver } from './features/webhooks/index.js';
import {
  declareReasons,
  enforceAccess,
  letSiblingsSurvive,
  NodeResolver,
  takePlannedRootFields,
  DateTime,
} from './platform/graphql/index.js';
import { REASON_TEXTS } from './reasons.js';
import { WorkHandoverResolver } from './features/work-handover/index.js';

/** Resolver classes of all features; their instances are made by the app. */
const resolvers = [
  NodeResolver,
  ViewerResolver,
  ViewerChangesResolver,
  NotificationResolver,
  NotificationEventsResolver,
  NotificationSettingsResolver,
  SignOutResolver,
  AccountResolver,
  PasskeyResolver,
  ResetLinkResolver,
  PasswordJudgementResolver,
  StaffSignInResolver,
  PasskeySignInResolver,
  OrganisationSignInResolver,
  OrganisationSettingsResolver,
  AdminSignInResolver,
  AbsenceResolver,
  WorkHandoverResolver,
  AdminResolver,
  EndUserSignInResolver,
  ChatAccessResolver,
  PersonMailsResolver,
  ConversationResolver,
  AnswerRatingResolver,
  ConversationEventsResolver,
  TypingResolver,
  EarlierConversationsResolver,
  InboxResolver,
  InboxEventsResolver,
  InboxWorkResolver,
  HandOverResolver,
  LabelResolver,
  NoteResolver,
  PresenceResolver,
  SavedFilterResolver,
  CaseConversationsResolver,
  CaseResolver,
  ChatCasesResolver,
  CaseEventsResolver,
  CraftsmanResolver,
  MonitoringResolver,
  AnalyticsResolver,
  WeeklyFiguresResolver,
  AuditLogResolver,
  ApiKeyResolver,
  CompanyResolver,
  ActingResolver,
  CompanyMailboxResolver,
  AssistantSettingsResolver,
  CompanySignInResolver,
  TermsConsentResolver,
  LegalTextResolver,
  OperatorDetailsResolver,
  ProcessingResolver,
  MemberResolver,
  BroadcastResolver,
  NoticeResolver,
  BuildingResolver,
  FlatResolver,
  EndUserManagementResolver,
  EndUserImportResolver,
  PermissionResolver,
  PromptFileProgressResolver,
  UseCaseResolver,
  WordingResolver,
  DraftResolver,
  PublishResolver,
  TestQuestionResolver,
  PrivacyResolver,
  OwnRequestResolver,
  RequestDecisionResolver,
  RetentionResolver,
  QuestionTrialResolver,
  CannedReplyResolver,
  ChangeResolver,
  ContactNoteResolver,
  CraftsmanContactResolver,
  FrontEndErrorResolver,
  FrontEndResolver,
  ReplyProposalResolver,
  TokenUseResolver,
  UnansweredQuestionResolver,
  KeptAnswerResolver,
  FaceResolver,
  WebhookResolver,
] as const;

/** type-graphql asks for one as soon as there are subscriptions; ours bring their own source. */
const unusedPubSub: PubSub = {
  publish: () => {
    throw new Error('Publish on the event bus instead.');
  },
  subscribe: () => {
    throw new Error('The subscription declares no `subscribe` function.');
  },
};

/** The GraphQL schema over these resolver instances. */
export async function createSchema(instances: readonly object[]): Promise<GraphQLSchema> {
  const byClass = new Map(instances.map((instance) => [instance.constructor, instance]));
  declareReasons(REASON_TEXTS);
  readPlainly();
  const schema = await buildSchema({
    resolvers,
    container: { get: (type: { name: string }) => instanceOf(byClass, type) },
    scalarsMap: [{ type: Date, scalar: DateTime }],
    validate: false,
    pubSub: unusedPubSub,
    // It would answer every question about itself, at each start; `npm run check` reads what is emitted.
    skipCheck: true,
  });
  enforceAccess(tellTypesAtOnce(schema));
  return describeRoots(letSiblingsSurvive(takePlannedRootFields(schema)));
}

/** Has values without a resolver read by their name; type-graphql makes a function for each of them. */
function readPlainly(): void {
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
}

/** Has interfaces say at once which type a value is; type-graphql makes a promise of it. */
function tellTypesAtOnce(schema: GraphQLSchema): GraphQLSchema {
  for (const { name, resolveType } of getMetadataStorage().interfaceTypes) {
    const type = schema.getType(name);
    if (isInterfaceType(type) && resolveType) {
      type.resolveType = resolveType as GraphQLTypeResolver<unknown, unknown>;
    }
  }
  return schema;
}

/** type-graphql makes these types by itself, and without a word. */
function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  const descriptions = {
    Query: 'Everything that can be read. Each field says who may ask.',
    Mutation:
      'Everything that can be changed; one `input`, and a payload with a message for people.',
    Subscription: 'Everything that can be followed, over graphql-transport-ws.',
  };
  for (const [name, description] of Object.entries(descriptions)) {
    const type = schema.getType(name);
    if (type) type.description = description;
  }
  return schema;
}

function instanceOf(byClass: Map<unknown, object>, type: { name: string }): object {
  const instance = byClass.get(type);
  if (!instance) throw new Error(`No instance of ${type.name} was given to createSchema.`);
  return instance;
}
