/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Accepts an invitation. Company, role and address are its own. */
export type AcceptCompanyInvitationInput = {
  /** Whether the terms and conditions are accepted; they must be. */
  acceptTerms: boolean;
  /** The same again. */
  confirmPassword: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** At least 8 characters, among them a lower-case and an upper-case letter, a number and one of @$!%*?&#+-_=. */
  password: string;
  /** Token of the mailed link. */
  token: string;
};

/** A new wording, which leads to the use case at once. */
export type AddWordingInput = {
  /** What tenants type; one line, at most 300 characters. */
  text: string;
  /** The use case. */
  useCaseId: string;
};

/** A question whose words shall lead to a use case. */
export type AssignUnansweredQuestionInput = {
  /** The question. */
  id: string;
  /** Words to add instead of those of the question, without names; at most 300 characters. */
  text?: string | null | undefined;
  /** The use case, of the same company. */
  useCaseId: string;
};

/** Names the import that ends. */
export type CancelEndUserImportInput = {
  /** The import. */
  id: string;
};

/** How a file is to be read, and what becomes of its people. */
export type CheckEndUserImportInput = {
  /** The import. */
  id: string;
  /** A column for each field; all but type, room and number are needed. */
  mapping: Array<EndUserImportColumnInput>;
  /** Whether new people get a mail with their number; none if missing. */
  sendInvitation?: boolean | null | undefined;
  /** Whether people whom the company knows by their e-mail address are changed; needs `users.edit`. They are left alone if missing. */
  updateExisting?: boolean | null | undefined;
};

/** Which users and invitations a list has. */
export type CompanyMemberFilter = {
  /** For administrators; company users always see their own company. */
  companyId?: string | null | undefined;
  /** Both kinds if missing. */
  kind?: CompanyMemberKind | null | undefined;
  /** All roles if missing. */
  role?: CompanyRole | null | undefined;
  /** Part of name or e-mail address. */
  search?: string | null | undefined;
  /** All if missing; invitations are PENDING. */
  status?: CompanyUserStatus | null | undefined;
};

/** What a row of the list of people is. */
export type CompanyMemberKind =
  /** Somebody who was invited and has not accepted yet. */
  | 'INVITATION'
  /** Somebody with an account. */
  | 'USER';

/** Role of somebody who works at a property-management company. */
export type CompanyRole =
  /** May do everything at the company. */
  | 'COMPANY_ADMIN'
  /** Manages the team and most features. */
  | 'COMPANY_MANAGER'
  /** Works with the homes and their people. */
  | 'COMPANY_STAFF';

/** Whether a company user gets in. Only active ones do. */
export type CompanyUserStatus =
  /** May sign in. */
  | 'ACTIVE'
  /** Is not in use. */
  | 'INACTIVE'
  /** Is invited, or waits to be activated. */
  | 'PENDING'
  /** Was locked out. */
  | 'SUSPENDED';

/** Somebody to be added to a company. */
export type CreateCompanyUserInput = {
  /** For administrators, who must give it; others add to their own company. */
  companyId?: string | null | undefined;
  /** The same again. */
  confirmPassword?: string | null | undefined;
  /** One plain e-mail address; nobody else may sign in with it. */
  email: string;
  /** First name, at most 100 characters. */
  firstName: string;
  /** Last name, at most 100 characters. */
  lastName: string;
  /** COMPANY_STAFF if missing; never above the actor's own. */
  role?: CompanyRole | null | undefined;
  /** Default true: an invitation is mailed. False: temporaryPassword and confirmPassword are needed. */
  sendInvitation?: boolean | null | undefined;
  /** ACTIVE if missing. Whoever is invited is PENDING until they accept, and cannot be added as INACTIVE or SUSPENDED. */
  status?: CompanyUserStatus | null | undefined;
  /** First password, at least 8 characters, to be changed by the person. */
  temporaryPassword?: string | null | undefined;
};

/** Names the thing to delete. */
export type DeleteInput = {
  /** Id of the thing. */
  id: string;
};

/** A number to call in an emergency. */
export type EmergencyContactInput = {
  /** Whom one reaches there, at most 80 characters. */
  label: string;
  /** A number that a telephone can dial: 3 to 15 digits. */
  phone: string;
};

/** Which column of the file holds a field. */
export type EndUserImportColumnInput = {
  /** Index of the column, from 0. */
  column: number;
  /** The field. */
  field: EndUserImportField;
};

/** What a column of an imported file holds. */
export type EndUserImportField =
  /** Address of the home. */
  | 'ADDRESS'
  /** Number or place of the apartment. */
  | 'APARTMENT_NUMBER'
  /** Six digits; made up at random where none are given. */
  | 'AUTH_NUMBER'
  /** E-mail address; tells whether the company knows the person. */
  | 'EMAIL'
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME'
  /** Telephone number. */
  | 'PHONE'
  /** Room, where one is let on its own. */
  | 'ROOM_INDICATION'
  /** Tenant or owner; everybody is a tenant if no column says it. */
  | 'TYPE';

/** How far an import is. */
export type EndUserImportStatus =
  /** Somebody ended it; rows that were in stay in. */
  | 'CANCELLED'
  /** It can be started, or checked again in another way. */
  | 'CHECKED'
  /** Every row is being looked at. */
  | 'CHECKING'
  /** All rows were taken in or left out. */
  | 'DONE'
  /** The server could not go on; rows that were in stay in. */
  | 'FAILED'
  /** Rows are being taken in. */
  | 'RUNNING'
  /** Its columns have to be assigned. */
  | 'UPLOADED';

/** Names an invitation. */
export type InvitationInput = {
  /** The invitation. */
  id: string;
};

/** Asks for a mail with a link to a new password. */
export type RequestPasswordResetInput = {
  /** E-mail address of the account. */
  email: string;
};

/** Sets a new password with a mailed link. */
export type ResetPasswordInput = {
  /** The new password. */
  password: string;
  /** Token of the link. */
  token: string;
};

/** Names the role whose defaults shall hold again. */
export type ResetRolePermissionsInput = {
  /** The company; for administrators, who have to say it. */
  companyId?: string | null | undefined;
  /** The role; not COMPANY_ADMIN. */
  role: CompanyRole;
};

/** What to do with a wording. */
export type ReviewWordingInput = {
  /** What the company thinks of it. */
  decision: WordingDecision;
  /** The wording. */
  id: string;
};

/** Says whether a question has been dealt with. */
export type SetUnansweredQuestionStateInput = {
  /** The question. */
  id: string;
  /** DONE, or OPEN to take that back. */
  state: UnansweredQuestionState;
};

/** What staff sign in with. */
export type SignInInput = {
  /** Code of the authenticator app, or a recovery code; needed after an error TWO_FACTOR_REQUIRED. */
  code?: string | null | undefined;
  /** E-mail address; case does not matter. */
  email: string;
  /** Password. */
  password: string;
};

/** Names the import that begins. */
export type StartEndUserImportInput = {
  /** The import. */
  id: string;
  /** Whether rows with problems are left out; refused while there are any if missing. */
  skipProblems?: boolean | null | undefined;
};

/** Which unanswered questions a list has. */
export type UnansweredQuestionFilter = {
  /** The actor's own company if missing. */
  companyId?: string | null | undefined;
  /** All if missing. */
  reason?: UnansweredQuestionReason | null | undefined;
  /** All if missing. */
  state?: UnansweredQuestionState | null | undefined;
};

/** Why a question was left open. */
export type UnansweredQuestionReason =
  /** The tenant wanted a person. */
  | 'HAND_OVER'
  /** No use case fits. */
  | 'NOT_FOUND'
  /** Several use cases may fit; the assistant asked back. */
  | 'UNSURE';

/** Whether the company has dealt with a question. */
export type UnansweredQuestionState =
  /** A wording or a use case was added for it, or none is wanted. */
  | 'DONE'
  /** Nobody has dealt with it yet. */
  | 'OPEN';

/** What a company lets its assistant say and cost from now on. */
export type UpdateCompanyAssistantInput = {
  /** The actor's own company if missing. */
  companyId?: string | null | undefined;
  /** Tokens a day; null for no limit. Unchanged if missing. Administrators of the platform only. */
  dailyTokenBudget?: number | null | undefined;
  /** All emergency numbers in the order in which they are offered; at most 5. */
  emergencyContacts: Array<EmergencyContactInput>;
  /** When the office can be reached, at most 500 characters; unknown if missing. */
  officeHours?: string | null | undefined;
};

/** All details of a company as they shall be from now on. */
export type UpdateCompanyInput = {
  /** Postal address, at most 500 characters; may have several lines. */
  address: string;
  /** The team's mailbox: one plain e-mail address. */
  email: string;
  /** The company. */
  id: string;
  /** Name, at most 200 characters. */
  name: string;
  /** Telephone number, at most 50 characters. */
  phone: string;
  /** WhatsApp number, at most 50 characters; none if missing or empty. */
  whatsapp?: string | null | undefined;
};

/** How a user shall be from now on; what is missing stays. */
export type UpdateCompanyUserInput = {
  /** Administrators only: moves the user to another company. */
  companyId?: string | null | undefined;
  /** Administrators only. */
  email?: string | null | undefined;
  /** First name. */
  firstName: string;
  /** The user. */
  id: string;
  /** Last name. */
  lastName: string;
  /** Never one's own, and never above the actor's. */
  role?: CompanyRole | null | undefined;
  /** Never one's own. */
  status?: CompanyUserStatus | null | undefined;
};

/** What a role may do from now on. */
export type UpdateRolePermissionsInput = {
  /** The company; for administrators, who have to say it. */
  companyId?: string | null | undefined;
  /** Names (`group.key`) of everything that it may do; unknown ones are refused. */
  permissions: Array<string>;
  /** The role; not COMPANY_ADMIN. */
  role: CompanyRole;
};

/** Which use cases a list has. */
export type UseCaseFilter = {
  /** The actor's own company if missing. */
  companyId?: string | null | undefined;
  /** True for those with proposed wordings that nobody has looked at. */
  onlyProposed?: boolean | null | undefined;
  /** Part of title or text. */
  search?: string | null | undefined;
};

/** Who thought of a wording. */
export type UseCaseWordingOrigin =
  /** The company. */
  | 'COMPANY'
  /** A model, when the prompt file was uploaded. */
  | 'MODEL'
  /** A tenant whose question was left open. */
  | 'QUESTION';

/** What became of a wording. */
export type UseCaseWordingState =
  /** Whoever asks like this is led to the use case. */
  | 'ACCEPTED'
  /** It waits for the company and leads nowhere yet. */
  | 'PROPOSED'
  /** It is kept so that nobody proposes it again. */
  | 'REJECTED';

/** What the company thinks of a wording. */
export type WordingDecision =
  /** It leads to the use case from now on. */
  | 'ACCEPT'
  /** It leads nowhere and is not proposed again. */
  | 'REJECT';

export type InvitationDetailsFragment = { companyName: string, email: string, role: CompanyRole, firstName: string, lastName: string } & { ' $fragmentName'?: 'InvitationDetailsFragment' };

export type CompanyInvitationQueryVariables = Exact<{
  token: string;
}>;


export type CompanyInvitationQuery = { companyInvitation: { valid: boolean, error: string | null, invitation: { ' $fragmentRefs'?: { 'InvitationDetailsFragment': InvitationDetailsFragment } } | null } };

export type AcceptCompanyInvitationMutationVariables = Exact<{
  input: AcceptCompanyInvitationInput;
}>;


export type AcceptCompanyInvitationMutation = { acceptCompanyInvitation: { message: string, email: string } };

export type RequestCompanyPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestCompanyPasswordResetMutation = { requestCompanyPasswordReset: { message: string } };

export type CompanyResetTokenIsValidQueryVariables = Exact<{
  token: string;
}>;


export type CompanyResetTokenIsValidQuery = { passwordResetTokenIsValid: boolean };

export type ResetCompanyPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetCompanyPasswordMutation = { resetCompanyPassword: { message: string } };

export type SignInCompanyUserMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInCompanyUserMutation = { signInCompanyUser: { token: string, permissions: Array<string>, companyUser: { id: string, firstName: string, lastName: string, fullName: string, email: string, role: CompanyRole, passwordIsTemporary: boolean, managingCompany: { id: string, name: string } } } };

export type AssistantSettingsFragment = { id: string, officeHours: string | null, dailyTokenBudget: number | null, emergencyContacts: Array<{ label: string, phone: string }> } & { ' $fragmentName'?: 'AssistantSettingsFragment' };

export type PortalAssistantQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type PortalAssistantQuery = { company: { ' $fragmentRefs'?: { 'AssistantSettingsFragment': AssistantSettingsFragment } } };

export type UpdatePortalAssistantMutationVariables = Exact<{
  input: UpdateCompanyAssistantInput;
}>;


export type UpdatePortalAssistantMutation = { updateCompanyAssistant: { message: string, company: { ' $fragmentRefs'?: { 'AssistantSettingsFragment': AssistantSettingsFragment } } } };

export type CompanyInfoFragment = { id: string, name: string, address: string, email: string, phone: string, whatsapp: string | null, tenantCount: number, ownerCount: number } & { ' $fragmentName'?: 'CompanyInfoFragment' };

export type PortalCompanyQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type PortalCompanyQuery = { company: { ' $fragmentRefs'?: { 'CompanyInfoFragment': CompanyInfoFragment } } };

export type UpdatePortalCompanyMutationVariables = Exact<{
  input: UpdateCompanyInput;
}>;


export type UpdatePortalCompanyMutation = { updateCompany: { message: string, company: { ' $fragmentRefs'?: { 'CompanyInfoFragment': CompanyInfoFragment } } } };

export type PortalCompanyUsersQueryVariables = Exact<{
  first: number;
  offset: number;
  filter?: CompanyMemberFilter | null | undefined;
}>;


export type PortalCompanyUsersQuery = { companyMembers: { totalCount: number, edges: Array<{ node: { ' $fragmentRefs'?: { 'MemberRowFragment': MemberRowFragment } } }> } };

export type EndUserImportStateFragment = { id: string, fileName: string, status: EndUserImportStatus, columns: Array<string>, sampleRows: Array<Array<string>>, updateExisting: boolean, sendInvitation: boolean, totalRows: number, processedRows: number, createdCount: number, updatedCount: number, skippedCount: number, problemCount: number, suggestedMapping: Array<{ field: EndUserImportField, column: number }>, mapping: Array<{ field: EndUserImportField, column: number }>, problems: Array<{ row: number, field: EndUserImportField, message: string }> } & { ' $fragmentName'?: 'EndUserImportStateFragment' };

export type PortalEndUserImportsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type PortalEndUserImportsQuery = { endUserImports: Array<{ ' $fragmentRefs'?: { 'EndUserImportStateFragment': EndUserImportStateFragment } }> };

export type PortalEndUserImportQueryVariables = Exact<{
  id: string;
}>;


export type PortalEndUserImportQuery = { endUserImport: { ' $fragmentRefs'?: { 'EndUserImportStateFragment': EndUserImportStateFragment } } };

export type CheckPortalEndUserImportMutationVariables = Exact<{
  input: CheckEndUserImportInput;
}>;


export type CheckPortalEndUserImportMutation = { checkEndUserImport: { endUserImport: { ' $fragmentRefs'?: { 'EndUserImportStateFragment': EndUserImportStateFragment } } } };

export type StartPortalEndUserImportMutationVariables = Exact<{
  input: StartEndUserImportInput;
}>;


export type StartPortalEndUserImportMutation = { startEndUserImport: { endUserImport: { ' $fragmentRefs'?: { 'EndUserImportStateFragment': EndUserImportStateFragment } } } };

export type CancelPortalEndUserImportMutationVariables = Exact<{
  input: CancelEndUserImportInput;
}>;


export type CancelPortalEndUserImportMutation = { cancelEndUserImport: { endUserImport: { ' $fragmentRefs'?: { 'EndUserImportStateFragment': EndUserImportStateFragment } } } };

export type PortalEndUserImportProgressSubscriptionVariables = Exact<{
  id: string;
}>;


export type PortalEndUserImportProgressSubscription = { endUserImportProgress: { ' $fragmentRefs'?: { 'EndUserImportStateFragment': EndUserImportStateFragment } } };

export type QuestionRowFragment = { id: string, text: string, category: string | null, reason: UnansweredQuestionReason, state: UnansweredQuestionState, language: string | null, choices: Array<string>, askedAt: string } & { ' $fragmentName'?: 'QuestionRowFragment' };

export type UseCaseRowFragment = { id: string, title: string, acceptedCount: number, proposedCount: number } & { ' $fragmentName'?: 'UseCaseRowFragment' };

export type WordingRowFragment = { id: string, text: string, state: UseCaseWordingState, origin: UseCaseWordingOrigin } & { ' $fragmentName'?: 'WordingRowFragment' };

export type PortalQuestionsQueryVariables = Exact<{
  first: number;
  offset: number;
  filter: UnansweredQuestionFilter;
}>;


export type PortalQuestionsQuery = { unansweredQuestions: { totalCount: number, edges: Array<{ node: { ' $fragmentRefs'?: { 'QuestionRowFragment': QuestionRowFragment } } }> } };

export type PortalUseCasesQueryVariables = Exact<{
  first: number;
  offset: number;
  filter: UseCaseFilter;
}>;


export type PortalUseCasesQuery = { entries: { totalCount: number, edges: Array<{ node: { ' $fragmentRefs'?: { 'UseCaseRowFragment': UseCaseRowFragment } } }> } };

export type UseCaseChoicesQueryVariables = Exact<{
  filter: UseCaseFilter;
}>;


export type UseCaseChoicesQuery = { entries: { edges: Array<{ node: { id: string, title: string } }> } };

export type PortalUseCaseQueryVariables = Exact<{
  id: string;
}>;


export type PortalUseCaseQuery = { entry: (
    { text: string }
    & { ' $fragmentRefs'?: { 'UseCaseRowFragment': UseCaseRowFragment } }
  ), wordings: Array<{ ' $fragmentRefs'?: { 'WordingRowFragment': WordingRowFragment } }> };

export type SetQuestionStateMutationVariables = Exact<{
  input: SetUnansweredQuestionStateInput;
}>;


export type SetQuestionStateMutation = { setUnansweredQuestionState: { message: string, question: { ' $fragmentRefs'?: { 'QuestionRowFragment': QuestionRowFragment } } } };

export type AssignQuestionMutationVariables = Exact<{
  input: AssignUnansweredQuestionInput;
}>;


export type AssignQuestionMutation = { assignUnansweredQuestion: { message: string, question: { ' $fragmentRefs'?: { 'QuestionRowFragment': QuestionRowFragment } }, useCase: { ' $fragmentRefs'?: { 'UseCaseRowFragment': UseCaseRowFragment } } } };

export type AddPortalWordingMutationVariables = Exact<{
  input: AddWordingInput;
}>;


export type AddPortalWordingMutation = { addWording: { message: string, wording: { ' $fragmentRefs'?: { 'WordingRowFragment': WordingRowFragment } }, useCase: { ' $fragmentRefs'?: { 'UseCaseRowFragment': UseCaseRowFragment } } } };

export type ReviewPortalWordingMutationVariables = Exact<{
  input: ReviewWordingInput;
}>;


export type ReviewPortalWordingMutation = { reviewWording: { message: string, wording: { ' $fragmentRefs'?: { 'WordingRowFragment': WordingRowFragment } } } };

export type DeletePortalWordingMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeletePortalWordingMutation = { deleteWording: { message: string, deletedId: string } };

export type MemberRowFragment = { id: string, isInvitation: boolean, firstName: string, lastName: string, fullName: string, email: string, role: CompanyRole, status: CompanyUserStatus, lastLoginAt: string | null, expiresAt: string | null, isExpired: boolean, isCurrentUser: boolean } & { ' $fragmentName'?: 'MemberRowFragment' };

export type InviteMemberMutationVariables = Exact<{
  input: CreateCompanyUserInput;
}>;


export type InviteMemberMutation = { createCompanyUser: { message: string, member: { ' $fragmentRefs'?: { 'MemberRowFragment': MemberRowFragment } } } };

export type UpdateMemberMutationVariables = Exact<{
  input: UpdateCompanyUserInput;
}>;


export type UpdateMemberMutation = { updateCompanyUser: { message: string, member: { ' $fragmentRefs'?: { 'MemberRowFragment': MemberRowFragment } } } };

export type RemoveMemberMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type RemoveMemberMutation = { deleteCompanyUser: { message: string, deletedId: string } };

export type ResendInvitationMutationVariables = Exact<{
  input: InvitationInput;
}>;


export type ResendInvitationMutation = { resendCompanyInvitation: { message: string, member: { ' $fragmentRefs'?: { 'MemberRowFragment': MemberRowFragment } } } };

export type RevokeInvitationMutationVariables = Exact<{
  input: InvitationInput;
}>;


export type RevokeInvitationMutation = { revokeCompanyInvitation: { message: string, deletedId: string } };

export type RoleGridFragment = { role: CompanyRole, label: string, description: string, permissions: Array<string>, isCustom: boolean, canEdit: boolean, userCount: number } & { ' $fragmentName'?: 'RoleGridFragment' };

export type PermissionGridFragment = { group: string, label: string, permissions: Array<{ name: string, key: string, description: string }> } & { ' $fragmentName'?: 'PermissionGridFragment' };

export type PortalRolePermissionsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type PortalRolePermissionsQuery = { rolePermissions: { roles: Array<{ ' $fragmentRefs'?: { 'RoleGridFragment': RoleGridFragment } }>, availablePermissions: Array<{ ' $fragmentRefs'?: { 'PermissionGridFragment': PermissionGridFragment } }> } };

export type SaveRolePermissionsMutationVariables = Exact<{
  input: UpdateRolePermissionsInput;
}>;


export type SaveRolePermissionsMutation = { updateRolePermissions: { message: string, role: { ' $fragmentRefs'?: { 'RoleGridFragment': RoleGridFragment } } } };

export type ResetRolePermissionsMutationVariables = Exact<{
  input: ResetRolePermissionsInput;
}>;


export type ResetRolePermissionsMutation = { resetRolePermissions: { message: string, role: { ' $fragmentRefs'?: { 'RoleGridFragment': RoleGridFragment } } } };

export type PortalTeamQueryVariables = Exact<{
  first: number;
  offset: number;
  invitationsOffset: number;
  members: CompanyMemberFilter;
  invitations: CompanyMemberFilter;
}>;


export type PortalTeamQuery = { members: { totalCount: number, edges: Array<{ node: { ' $fragmentRefs'?: { 'MemberRowFragment': MemberRowFragment } } }> }, invitations: { totalCount: number, edges: Array<{ node: { ' $fragmentRefs'?: { 'MemberRowFragment': MemberRowFragment } } }> } };

export const InvitationDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyInvitationDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]} as unknown as DocumentNode<InvitationDetailsFragment, unknown>;
export const AssistantSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssistantSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"officeHours"}},{"kind":"Field","name":{"kind":"Name","value":"dailyTokenBudget"}}]}}]} as unknown as DocumentNode<AssistantSettingsFragment, unknown>;
export const CompanyInfoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}}]}}]} as unknown as DocumentNode<CompanyInfoFragment, unknown>;
export const EndUserImportStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"sampleRows"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedMapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updateExisting"}},{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"processedRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EndUserImportStateFragment, unknown>;
export const QuestionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnansweredQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}}]}}]} as unknown as DocumentNode<QuestionRowFragment, unknown>;
export const UseCaseRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UseCaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedCount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedCount"}}]}}]} as unknown as DocumentNode<UseCaseRowFragment, unknown>;
export const WordingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WordingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCaseWording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]} as unknown as DocumentNode<WordingRowFragment, unknown>;
export const MemberRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}}]}}]} as unknown as DocumentNode<MemberRowFragment, unknown>;
export const RoleGridFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleGrid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RolePermissions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isCustom"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}}]}}]} as unknown as DocumentNode<RoleGridFragment, unknown>;
export const PermissionGridFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PermissionGrid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PermissionGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<PermissionGridFragment, unknown>;
export const CompanyInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyInvitationDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]} as unknown as DocumentNode<CompanyInvitationQuery, CompanyInvitationQueryVariables>;
export const AcceptCompanyInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptCompanyInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptCompanyInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptCompanyInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AcceptCompanyInvitationMutation, AcceptCompanyInvitationMutationVariables>;
export const RequestCompanyPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestCompanyPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestCompanyPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestCompanyPasswordResetMutation, RequestCompanyPasswordResetMutationVariables>;
export const CompanyResetTokenIsValidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyResetTokenIsValid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordResetTokenIsValid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"audience"},"value":{"kind":"EnumValue","value":"COMPANY"}}]}]}}]} as unknown as DocumentNode<CompanyResetTokenIsValidQuery, CompanyResetTokenIsValidQueryVariables>;
export const ResetCompanyPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetCompanyPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetCompanyPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResetCompanyPasswordMutation, ResetCompanyPasswordMutationVariables>;
export const SignInCompanyUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInCompanyUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInCompanyUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"companyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"managingCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passwordIsTemporary"}}]}}]}}]}}]} as unknown as DocumentNode<SignInCompanyUserMutation, SignInCompanyUserMutationVariables>;
export const PortalAssistantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalAssistant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssistantSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssistantSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"officeHours"}},{"kind":"Field","name":{"kind":"Name","value":"dailyTokenBudget"}}]}}]} as unknown as DocumentNode<PortalAssistantQuery, PortalAssistantQueryVariables>;
export const UpdatePortalAssistantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePortalAssistant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyAssistantInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyAssistant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssistantSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssistantSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"officeHours"}},{"kind":"Field","name":{"kind":"Name","value":"dailyTokenBudget"}}]}}]} as unknown as DocumentNode<UpdatePortalAssistantMutation, UpdatePortalAssistantMutationVariables>;
export const PortalCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyInfo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}}]}}]} as unknown as DocumentNode<PortalCompanyQuery, PortalCompanyQueryVariables>;
export const UpdatePortalCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePortalCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyInfo"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}}]}}]} as unknown as DocumentNode<UpdatePortalCompanyMutation, UpdatePortalCompanyMutationVariables>;
export const PortalCompanyUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalCompanyUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMemberFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}}]}}]} as unknown as DocumentNode<PortalCompanyUsersQuery, PortalCompanyUsersQueryVariables>;
export const PortalEndUserImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalEndUserImports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndUserImportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"sampleRows"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedMapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updateExisting"}},{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"processedRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<PortalEndUserImportsQuery, PortalEndUserImportsQueryVariables>;
export const PortalEndUserImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalEndUserImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndUserImportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"sampleRows"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedMapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updateExisting"}},{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"processedRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<PortalEndUserImportQuery, PortalEndUserImportQueryVariables>;
export const CheckPortalEndUserImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckPortalEndUserImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckEndUserImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkEndUserImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndUserImportState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"sampleRows"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedMapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updateExisting"}},{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"processedRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CheckPortalEndUserImportMutation, CheckPortalEndUserImportMutationVariables>;
export const StartPortalEndUserImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPortalEndUserImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartEndUserImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startEndUserImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndUserImportState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"sampleRows"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedMapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updateExisting"}},{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"processedRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<StartPortalEndUserImportMutation, StartPortalEndUserImportMutationVariables>;
export const CancelPortalEndUserImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPortalEndUserImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelEndUserImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelEndUserImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndUserImportState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"sampleRows"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedMapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updateExisting"}},{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"processedRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CancelPortalEndUserImportMutation, CancelPortalEndUserImportMutationVariables>;
export const PortalEndUserImportProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PortalEndUserImportProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserImportProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndUserImportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"sampleRows"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedMapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updateExisting"}},{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"processedRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<PortalEndUserImportProgressSubscription, PortalEndUserImportProgressSubscriptionVariables>;
export const PortalQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnansweredQuestionFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unansweredQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnansweredQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}}]}}]} as unknown as DocumentNode<PortalQuestionsQuery, PortalQuestionsQueryVariables>;
export const PortalUseCasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalUseCases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UseCaseFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"useCases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UseCaseRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UseCaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedCount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedCount"}}]}}]} as unknown as DocumentNode<PortalUseCasesQuery, PortalUseCasesQueryVariables>;
export const UseCaseChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UseCaseChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UseCaseFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"useCases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UseCaseChoicesQuery, UseCaseChoicesQueryVariables>;
export const PortalUseCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalUseCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"useCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UseCaseRow"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"wordings"},"name":{"kind":"Name","value":"useCaseWordings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"useCaseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WordingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UseCaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedCount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WordingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCaseWording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]} as unknown as DocumentNode<PortalUseCaseQuery, PortalUseCaseQueryVariables>;
export const SetQuestionStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetQuestionState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUnansweredQuestionStateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUnansweredQuestionState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnansweredQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}}]}}]} as unknown as DocumentNode<SetQuestionStateMutation, SetQuestionStateMutationVariables>;
export const AssignQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignUnansweredQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignUnansweredQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"useCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UseCaseRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnansweredQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UseCaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedCount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedCount"}}]}}]} as unknown as DocumentNode<AssignQuestionMutation, AssignQuestionMutationVariables>;
export const AddPortalWordingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPortalWording"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddWordingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addWording"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"wording"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WordingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"useCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UseCaseRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WordingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCaseWording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UseCaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedCount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedCount"}}]}}]} as unknown as DocumentNode<AddPortalWordingMutation, AddPortalWordingMutationVariables>;
export const ReviewPortalWordingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewPortalWording"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewWordingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewWording"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"wording"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WordingRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WordingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCaseWording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]} as unknown as DocumentNode<ReviewPortalWordingMutation, ReviewPortalWordingMutationVariables>;
export const DeletePortalWordingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePortalWording"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWording"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeletePortalWordingMutation, DeletePortalWordingMutationVariables>;
export const InviteMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCompanyUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCompanyUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}}]}}]} as unknown as DocumentNode<InviteMemberMutation, InviteMemberMutationVariables>;
export const UpdateMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}}]}}]} as unknown as DocumentNode<UpdateMemberMutation, UpdateMemberMutationVariables>;
export const RemoveMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCompanyUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<RemoveMemberMutation, RemoveMemberMutationVariables>;
export const ResendInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendCompanyInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}}]}}]} as unknown as DocumentNode<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const RevokeInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCompanyInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<RevokeInvitationMutation, RevokeInvitationMutationVariables>;
export const PortalRolePermissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalRolePermissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rolePermissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleGrid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availablePermissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PermissionGrid"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleGrid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RolePermissions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isCustom"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PermissionGrid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PermissionGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<PortalRolePermissionsQuery, PortalRolePermissionsQueryVariables>;
export const SaveRolePermissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRolePermissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRolePermissionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRolePermissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleGrid"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleGrid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RolePermissions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isCustom"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}}]}}]} as unknown as DocumentNode<SaveRolePermissionsMutation, SaveRolePermissionsMutationVariables>;
export const ResetRolePermissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetRolePermissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetRolePermissionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetRolePermissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleGrid"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleGrid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RolePermissions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isCustom"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}}]}}]} as unknown as DocumentNode<ResetRolePermissionsMutation, ResetRolePermissionsMutationVariables>;
export const PortalTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitationsOffset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"members"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMemberFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitations"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMemberFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"members"},"name":{"kind":"Name","value":"companyMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"members"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberRow"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"invitations"},"name":{"kind":"Name","value":"companyMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitationsOffset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitations"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}}]}}]} as unknown as DocumentNode<PortalTeamQuery, PortalTeamQueryVariables>;