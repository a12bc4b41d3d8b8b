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
    "fragment StaffViewer on Viewer {\n  kind\n  permissions\n  ... on AdminViewer {\n    twoFactorEnabled\n    admin {\n      id\n      firstName\n      lastName\n      email\n    }\n  }\n  ... on CompanyUserViewer {\n    twoFactorEnabled\n    companyUser {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      role\n      managingCompany {\n        id\n        name\n      }\n      companyLogoUrl\n      passwordIsTemporary\n      passwordChangeIsDue\n      termsAreDue\n    }\n  }\n}\n\nquery StaffViewerNow {\n  viewer {\n    ...StaffViewer\n  }\n}\n\nsubscription StaffViewerChanged {\n  viewerChanged {\n    ...StaffViewer\n  }\n}\n\nmutation BeginActing($companyId: ID!) {\n  beginActing(input: {companyId: $companyId}) {\n    message\n  }\n}\n\nmutation EndActing($companyId: ID!) {\n  endActing(input: {companyId: $companyId}) {\n    message\n  }\n}\n\nquery ActingCompany($id: ID!) {\n  company(id: $id) {\n    id\n    name\n    suspendedAt\n  }\n}": typeof types.StaffViewerFragmentDoc,
};
const documents: Documents = {
    "fragment StaffViewer on Viewer {\n  kind\n  permissions\n  ... on AdminViewer {\n    twoFactorEnabled\n    admin {\n      id\n      firstName\n      lastName\n      email\n    }\n  }\n  ... on CompanyUserViewer {\n    twoFactorEnabled\n    companyUser {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      role\n      managingCompany {\n        id\n        name\n      }\n      companyLogoUrl\n      passwordIsTemporary\n      passwordChangeIsDue\n      termsAreDue\n    }\n  }\n}\n\nquery StaffViewerNow {\n  viewer {\n    ...StaffViewer\n  }\n}\n\nsubscription StaffViewerChanged {\n  viewerChanged {\n    ...StaffViewer\n  }\n}\n\nmutation BeginActing($companyId: ID!) {\n  beginActing(input: {companyId: $companyId}) {\n    message\n  }\n}\n\nmutation EndActing($companyId: ID!) {\n  endActing(input: {companyId: $companyId}) {\n    message\n  }\n}\n\nquery ActingCompany($id: ID!) {\n  company(id: $id) {\n    id\n    name\n    suspendedAt\n  }\n}": types.StaffViewerFragmentDoc,
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
export function graphql(source: "fragment StaffViewer on Viewer {\n  kind\n  permissions\n  ... on AdminViewer {\n    twoFactorEnabled\n    admin {\n      id\n      firstName\n      lastName\n      email\n    }\n  }\n  ... on CompanyUserViewer {\n    twoFactorEnabled\n    companyUser {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      role\n      managingCompany {\n        id\n        name\n      }\n      companyLogoUrl\n      passwordIsTemporary\n      passwordChangeIsDue\n      termsAreDue\n    }\n  }\n}\n\nquery StaffViewerNow {\n  viewer {\n    ...StaffViewer\n  }\n}\n\nsubscription StaffViewerChanged {\n  viewerChanged {\n    ...StaffViewer\n  }\n}\n\nmutation BeginActing($companyId: ID!) {\n  beginActing(input: {companyId: $companyId}) {\n    message\n  }\n}\n\nmutation EndActing($companyId: ID!) {\n  endActing(input: {companyId: $companyId}) {\n    message\n  }\n}\n\nquery ActingCompany($id: ID!) {\n  company(id: $id) {\n    id\n    name\n    suspendedAt\n  }\n}"): (typeof documents)["fragment StaffViewer on Viewer {\n  kind\n  permissions\n  ... on AdminViewer {\n    twoFactorEnabled\n    admin {\n      id\n      firstName\n      lastName\n      email\n    }\n  }\n  ... on CompanyUserViewer {\n    twoFactorEnabled\n    companyUser {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      role\n      managingCompany {\n        id\n        name\n      }\n      companyLogoUrl\n      passwordIsTemporary\n      passwordChangeIsDue\n      termsAreDue\n    }\n  }\n}\n\nquery StaffViewerNow {\n  viewer {\n    ...StaffViewer\n  }\n}\n\nsubscription StaffViewerChanged {\n  viewerChanged {\n    ...StaffViewer\n  }\n}\n\nmutation BeginActing($companyId: ID!) {\n  beginActing(input: {companyId: $companyId}) {\n    message\n  }\n}\n\nmutation EndActing($companyId: ID!) {\n  endActing(input: {companyId: $companyId}) {\n    message\n  }\n}\n\nquery ActingCompany($id: ID!) {\n  company(id: $id) {\n    id\n    name\n    suspendedAt\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;