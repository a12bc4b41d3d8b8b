/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation SignInAdmin($input: SignInInput!) {\n  signInAdmin(input: $input) {\n    message\n    token\n    admin {\n      id\n      firstName\n      lastName\n      email\n    }\n  }\n}\n\nquery AdminInvitation($token: String!) {\n  adminInvitation(token: $token) {\n    email\n    expiresAt\n  }\n}\n\nmutation RegisterAdmin($input: RegisterAdminInput!) {\n  registerAdmin(input: $input) {\n    ...Registered\n  }\n}\n\nmutation RegisterInvitedAdmin($input: RegisterInvitedAdminInput!) {\n  registerInvitedAdmin(input: $input) {\n    ...Registered\n  }\n}\n\nfragment Registered on RegisterAdminPayload {\n  message\n  token\n  admin {\n    id\n    firstName\n    lastName\n    email\n  }\n}\n\nmutation VerifyEmail($input: VerifyEmailInput!) {\n  verifyEmail(input: $input) {\n    message\n  }\n}\n\nmutation RequestAdminPasswordReset($input: RequestPasswordResetInput!) {\n  requestAdminPasswordReset(input: $input) {\n    message\n  }\n}\n\nquery AdminResetTokenIsValid($token: String!) {\n  passwordResetTokenIsValid(token: $token, audience: ADMIN)\n}\n\nmutation ResetAdminPassword($input: ResetPasswordInput!) {\n  resetAdminPassword(input: $input) {\n    message\n  }\n}": typeof types.SignInAdminDocument,
    "query AdminDashboard {\n  adminDashboard {\n    companyCount\n    tenantCount\n    ownerCount\n  }\n}\n\nquery Admins($first: Int, $offset: Int, $search: String) {\n  admins(first: $first, offset: $offset, search: $search) {\n    totalCount\n    edges {\n      node {\n        ...AdminRow\n      }\n    }\n  }\n}\n\nfragment AdminRow on AdminUser {\n  id\n  firstName\n  lastName\n  email\n  isVerified\n  createdAt\n  isCurrentUser\n  invitationExpiresAt\n}\n\nmutation InviteAdmin($input: InviteAdminInput!) {\n  inviteAdmin(input: $input) {\n    invitationLink\n  }\n}\n\nmutation UpdateAdmin($input: UpdateAdminInput!) {\n  updateAdmin(input: $input) {\n    admin {\n      ...AdminRow\n    }\n  }\n}\n\nmutation DeleteAdmin($input: DeleteInput!) {\n  deleteAdmin(input: $input) {\n    deletedId\n  }\n}": typeof types.AdminDashboardDocument,
};
const documents: Documents = {
    "mutation SignInAdmin($input: SignInInput!) {\n  signInAdmin(input: $input) {\n    message\n    token\n    admin {\n      id\n      firstName\n      lastName\n      email\n    }\n  }\n}\n\nquery AdminInvitation($token: String!) {\n  adminInvitation(token: $token) {\n    email\n    expiresAt\n  }\n}\n\nmutation RegisterAdmin($input: RegisterAdminInput!) {\n  registerAdmin(input: $input) {\n    ...Registered\n  }\n}\n\nmutation RegisterInvitedAdmin($input: RegisterInvitedAdminInput!) {\n  registerInvitedAdmin(input: $input) {\n    ...Registered\n  }\n}\n\nfragment Registered on RegisterAdminPayload {\n  message\n  token\n  admin {\n    id\n    firstName\n    lastName\n    email\n  }\n}\n\nmutation VerifyEmail($input: VerifyEmailInput!) {\n  verifyEmail(input: $input) {\n    message\n  }\n}\n\nmutation RequestAdminPasswordReset($input: RequestPasswordResetInput!) {\n  requestAdminPasswordReset(input: $input) {\n    message\n  }\n}\n\nquery AdminResetTokenIsValid($token: String!) {\n  passwordResetTokenIsValid(token: $token, audience: ADMIN)\n}\n\nmutation ResetAdminPassword($input: ResetPasswordInput!) {\n  resetAdminPassword(input: $input) {\n    message\n  }\n}": types.SignInAdminDocument,
    "query AdminDashboard {\n  adminDashboard {\n    companyCount\n    tenantCount\n    ownerCount\n  }\n}\n\nquery Admins($first: Int, $offset: Int, $search: String) {\n  admins(first: $first, offset: $offset, search: $search) {\n    totalCount\n    edges {\n      node {\n        ...AdminRow\n      }\n    }\n  }\n}\n\nfragment AdminRow on AdminUser {\n  id\n  firstName\n  lastName\n  email\n  isVerified\n  createdAt\n  isCurrentUser\n  invitationExpiresAt\n}\n\nmutation InviteAdmin($input: InviteAdminInput!) {\n  inviteAdmin(input: $input) {\n    invitationLink\n  }\n}\n\nmutation UpdateAdmin($input: UpdateAdminInput!) {\n  updateAdmin(input: $input) {\n    admin {\n      ...AdminRow\n    }\n  }\n}\n\nmutation DeleteAdmin($input: DeleteInput!) {\n  deleteAdmin(input: $input) {\n    deletedId\n  }\n}": types.AdminDashboardDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignInAdmin($input: SignInInput!) {\n  signInAdmin(input: $input) {\n    message\n    token\n    admin {\n      id\n      firstName\n      lastName\n      email\n    }\n  }\n}\n\nquery AdminInvitation($token: String!) {\n  adminInvitation(token: $token) {\n    email\n    expiresAt\n  }\n}\n\nmutation RegisterAdmin($input: RegisterAdminInput!) {\n  registerAdmin(input: $input) {\n    ...Registered\n  }\n}\n\nmutation RegisterInvitedAdmin($input: RegisterInvitedAdminInput!) {\n  registerInvitedAdmin(input: $input) {\n    ...Registered\n  }\n}\n\nfragment Registered on RegisterAdminPayload {\n  message\n  token\n  admin {\n    id\n    firstName\n    lastName\n    email\n  }\n}\n\nmutation VerifyEmail($input: VerifyEmailInput!) {\n  verifyEmail(input: $input) {\n    message\n  }\n}\n\nmutation RequestAdminPasswordReset($input: RequestPasswordResetInput!) {\n  requestAdminPasswordReset(input: $input) {\n    message\n  }\n}\n\nquery AdminResetTokenIsValid($token: String!) {\n  passwordResetTokenIsValid(token: $token, audience: ADMIN)\n}\n\nmutation ResetAdminPassword($input: ResetPasswordInput!) {\n  resetAdminPassword(input: $input) {\n    message\n  }\n}"): (typeof documents)["mutation SignInAdmin($input: SignInInput!) {\n  signInAdmin(input: $input) {\n    message\n    token\n    admin {\n      id\n      firstName\n      lastName\n      email\n    }\n  }\n}\n\nquery AdminInvitation($token: String!) {\n  adminInvitation(token: $token) {\n    email\n    expiresAt\n  }\n}\n\nmutation RegisterAdmin($input: RegisterAdminInput!) {\n  registerAdmin(input: $input) {\n    ...Registered\n  }\n}\n\nmutation RegisterInvitedAdmin($input: RegisterInvitedAdminInput!) {\n  registerInvitedAdmin(input: $input) {\n    ...Registered\n  }\n}\n\nfragment Registered on RegisterAdminPayload {\n  message\n  token\n  admin {\n    id\n    firstName\n    lastName\n    email\n  }\n}\n\nmutation VerifyEmail($input: VerifyEmailInput!) {\n  verifyEmail(input: $input) {\n    message\n  }\n}\n\nmutation RequestAdminPasswordReset($input: RequestPasswordResetInput!) {\n  requestAdminPasswordReset(input: $input) {\n    message\n  }\n}\n\nquery AdminResetTokenIsValid($token: String!) {\n  passwordResetTokenIsValid(token: $token, audience: ADMIN)\n}\n\nmutation ResetAdminPassword($input: ResetPasswordInput!) {\n  resetAdminPassword(input: $input) {\n    message\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminDashboard {\n  adminDashboard {\n    companyCount\n    tenantCount\n    ownerCount\n  }\n}\n\nquery Admins($first: Int, $offset: Int, $search: String) {\n  admins(first: $first, offset: $offset, search: $search) {\n    totalCount\n    edges {\n      node {\n        ...AdminRow\n      }\n    }\n  }\n}\n\nfragment AdminRow on AdminUser {\n  id\n  firstName\n  lastName\n  email\n  isVerified\n  createdAt\n  isCurrentUser\n  invitationExpiresAt\n}\n\nmutation InviteAdmin($input: InviteAdminInput!) {\n  inviteAdmin(input: $input) {\n    invitationLink\n  }\n}\n\nmutation UpdateAdmin($input: UpdateAdminInput!) {\n  updateAdmin(input: $input) {\n    admin {\n      ...AdminRow\n    }\n  }\n}\n\nmutation DeleteAdmin($input: DeleteInput!) {\n  deleteAdmin(input: $input) {\n    deletedId\n  }\n}"): (typeof documents)["query AdminDashboard {\n  adminDashboard {\n    companyCount\n    tenantCount\n    ownerCount\n  }\n}\n\nquery Admins($first: Int, $offset: Int, $search: String) {\n  admins(first: $first, offset: $offset, search: $search) {\n    totalCount\n    edges {\n      node {\n        ...AdminRow\n      }\n    }\n  }\n}\n\nfragment AdminRow on AdminUser {\n  id\n  firstName\n  lastName\n  email\n  isVerified\n  createdAt\n  isCurrentUser\n  invitationExpiresAt\n}\n\nmutation InviteAdmin($input: InviteAdminInput!) {\n  inviteAdmin(input: $input) {\n    invitationLink\n  }\n}\n\nmutation UpdateAdmin($input: UpdateAdminInput!) {\n  updateAdmin(input: $input) {\n    admin {\n      ...AdminRow\n    }\n  }\n}\n\nmutation DeleteAdmin($input: DeleteInput!) {\n  deleteAdmin(input: $input) {\n    deletedId\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;