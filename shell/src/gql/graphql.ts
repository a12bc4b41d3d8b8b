/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an API key may do; the last four are for keys of the platform. Elsewhere `USERS_VIEW` is written `users.view`. */
export type ApiKeyScope =
  /** Export analyses. */
  | 'ANALYTICS_EXPORT'
  /** See analyses. */
  | 'ANALYTICS_VIEW'
  /** Read the audit log of all companies. */
  | 'AUDIT_VIEW'
  /** Write messages to many recipients. */
  | 'BROADCAST_CREATE'
  /** Send messages to many recipients. */
  | 'BROADCAST_SEND'
  /** See messages to many recipients. */
  | 'BROADCAST_VIEW'
  /** Make and change cases and send them to craftsmen. */
  | 'CASES_EDIT'
  /** See cases with their history and files. */
  | 'CASES_VIEW'
  /** Add, change and delete companies and replace their prompt files. */
  | 'COMPANIES_MANAGE'
  /** See companies, their counts and prompt files. */
  | 'COMPANIES_VIEW'
  /** Archive conversations. */
  | 'CONVERSATIONS_ARCHIVE'
  /** Export conversations. */
  | 'CONVERSATIONS_EXPORT'
  /** Take over conversations and answer tenants in person. */
  | 'CONVERSATIONS_REPLY'
  /** Read conversations with the assistant. */
  | 'CONVERSATIONS_VIEW'
  /** See figures on the dashboard. */
  | 'DASHBOARD_ANALYTICS'
  /** See the dashboard. */
  | 'DASHBOARD_VIEW'
  /** See the figures of the monitoring and the prices of models. */
  | 'MONITORING_VIEW'
  /** Read and export the audit log of the company. */
  | 'SETTINGS_AUDIT'
  /** Change the details and the users of the company: invite people and make them managers. */
  | 'SETTINGS_EDIT'
  /** Nothing: roles are changed by people. */
  | 'SETTINGS_MANAGE_ROLES'
  /** See what the roles may do. */
  | 'SETTINGS_ROLES'
  /** See the details and the users of the company. */
  | 'SETTINGS_VIEW'
  /** Invite members, managers too, resend and revoke invitations. */
  | 'TEAM_INVITE'
  /** Change team members and make them managers. */
  | 'TEAM_MANAGE'
  /** Remove team members. */
  | 'TEAM_REMOVE'
  /** See the team, who of it is away, and open invitations. */
  | 'TEAM_VIEW'
  /** Add tenants and owners. */
  | 'USERS_CREATE'
  /** Delete tenants and owners with their conversations. */
  | 'USERS_DELETE'
  /** Change tenants and owners, their addresses included, have new numbers mailed to them, and note calls with `conversations.view`. */
  | 'USERS_EDIT'
  /** See tenants and owners, without their authentication numbers. */
  | 'USERS_VIEW';

/** Role of a person who works at a property-management company. */
export type CompanyRole =
  /** May do everything at the company. */
  | 'COMPANY_ADMIN'
  /** Manages the team and most features. */
  | 'COMPANY_MANAGER'
  /** Works with the homes and their people. */
  | 'COMPANY_STAFF';

/** What kind of actor makes the request. */
export type ViewerKind =
  /** An administrator of the platform. */
  | 'ADMIN'
  /** The caller is not signed in. */
  | 'ANONYMOUS'
  /** A program with an API key. */
  | 'API_KEY'
  /** A person who works at a property-management company. */
  | 'COMPANY_USER'
  /** A tenant or owner. */
  | 'END_USER';

type StaffViewer_AdminViewer_Fragment = { twoFactorEnabled: boolean, kind: ViewerKind, permissions: Array<ApiKeyScope>, admin: { id: string, firstName: string, lastName: string, email: string } } & { ' $fragmentName'?: 'StaffViewer_AdminViewer_Fragment' };

type StaffViewer_AnonymousViewer_Fragment = { kind: ViewerKind, permissions: Array<ApiKeyScope> } & { ' $fragmentName'?: 'StaffViewer_AnonymousViewer_Fragment' };

type StaffViewer_ApiKeyViewer_Fragment = { kind: ViewerKind, permissions: Array<ApiKeyScope> } & { ' $fragmentName'?: 'StaffViewer_ApiKeyViewer_Fragment' };

type StaffViewer_CompanyUserViewer_Fragment = { twoFactorEnabled: boolean, kind: ViewerKind, permissions: Array<ApiKeyScope>, companyUser: { id: string, firstName: string, lastName: string, fullName: string, email: string, role: CompanyRole, companyLogoUrl: string | null, passwordIsTemporary: boolean, passwordChangeIsDue: boolean, termsAreDue: boolean, managingCompany: { id: string, name: string } } } & { ' $fragmentName'?: 'StaffViewer_CompanyUserViewer_Fragment' };

type StaffViewer_EndUserViewer_Fragment = { kind: ViewerKind, permissions: Array<ApiKeyScope> } & { ' $fragmentName'?: 'StaffViewer_EndUserViewer_Fragment' };

export type StaffViewerFragment =
  | StaffViewer_AdminViewer_Fragment
  | StaffViewer_AnonymousViewer_Fragment
  | StaffViewer_ApiKeyViewer_Fragment
  | StaffViewer_CompanyUserViewer_Fragment
  | StaffViewer_EndUserViewer_Fragment
;

export type StaffViewerNowQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffViewerNowQuery = { viewer:
    | { ' $fragmentRefs'?: { 'StaffViewer_AdminViewer_Fragment': StaffViewer_AdminViewer_Fragment } }
    | { ' $fragmentRefs'?: { 'StaffViewer_AnonymousViewer_Fragment': StaffViewer_AnonymousViewer_Fragment } }
    | { ' $fragmentRefs'?: { 'StaffViewer_ApiKeyViewer_Fragment': StaffViewer_ApiKeyViewer_Fragment } }
    | { ' $fragmentRefs'?: { 'StaffViewer_CompanyUserViewer_Fragment': StaffViewer_CompanyUserViewer_Fragment } }
    | { ' $fragmentRefs'?: { 'StaffViewer_EndUserViewer_Fragment': StaffViewer_EndUserViewer_Fragment } }
   };

export type StaffViewerChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type StaffViewerChangedSubscription = { viewerChanged:
    | { ' $fragmentRefs'?: { 'StaffViewer_AdminViewer_Fragment': StaffViewer_AdminViewer_Fragment } }
    | { ' $fragmentRefs'?: { 'StaffViewer_AnonymousViewer_Fragment': StaffViewer_AnonymousViewer_Fragment } }
    | { ' $fragmentRefs'?: { 'StaffViewer_ApiKeyViewer_Fragment': StaffViewer_ApiKeyViewer_Fragment } }
    | { ' $fragmentRefs'?: { 'StaffViewer_CompanyUserViewer_Fragment': StaffViewer_CompanyUserViewer_Fragment } }
    | { ' $fragmentRefs'?: { 'StaffViewer_EndUserViewer_Fragment': StaffViewer_EndUserViewer_Fragment } }
   };

export type BeginActingMutationVariables = Exact<{
  companyId: string;
}>;


export type BeginActingMutation = { beginActing: { message: string } };

export type EndActingMutationVariables = Exact<{
  companyId: string;
}>;


export type EndActingMutation = { endActing: { message: string } };

export type ActingCompanyQueryVariables = Exact<{
  id: string;
}>;


export type ActingCompanyQuery = { company: { id: string, name: string, suspendedAt: string | null } };

export const StaffViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminViewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"twoFactorEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyUserViewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"twoFactorEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"companyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"managingCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companyLogoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"passwordIsTemporary"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangeIsDue"}},{"kind":"Field","name":{"kind":"Name","value":"termsAreDue"}}]}}]}}]}}]} as unknown as DocumentNode<StaffViewerFragment, unknown>;
export const StaffViewerNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffViewerNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffViewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminViewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"twoFactorEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyUserViewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"twoFactorEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"companyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"managingCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companyLogoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"passwordIsTemporary"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangeIsDue"}},{"kind":"Field","name":{"kind":"Name","value":"termsAreDue"}}]}}]}}]}}]} as unknown as DocumentNode<StaffViewerNowQuery, StaffViewerNowQueryVariables>;
export const StaffViewerChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"StaffViewerChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffViewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminViewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"twoFactorEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyUserViewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"twoFactorEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"companyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"managingCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companyLogoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"passwordIsTemporary"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangeIsDue"}},{"kind":"Field","name":{"kind":"Name","value":"termsAreDue"}}]}}]}}]}}]} as unknown as DocumentNode<StaffViewerChangedSubscription, StaffViewerChangedSubscriptionVariables>;
export const BeginActingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginActing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginActing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<BeginActingMutation, BeginActingMutationVariables>;
export const EndActingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndActing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endActing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EndActingMutation, EndActingMutationVariables>;
export const ActingCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActingCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}}]}}]}}]} as unknown as DocumentNode<ActingCompanyQuery, ActingCompanyQueryVariables>;