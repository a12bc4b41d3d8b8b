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
    "query InboxCounts($companyId: ID) {\n  inboxCounts(companyId: $companyId) {\n    allOpen\n    mine\n    mineAndCovered\n    unassigned\n    waiting\n    emergency\n    unanswered\n    snoozed\n    archived\n    unread\n  }\n}\n\nsubscription InboxEvents($companyId: ID) {\n  inboxEvents(companyId: $companyId) {\n    __typename\n    ... on InboxConversationChanged {\n      conversationId\n      conversation {\n        ...InboxRow\n      }\n    }\n  }\n}": typeof types.InboxCountsDocument,
    "fragment InboxRow on InboxConversation {\n  id\n  status\n  handler\n  handledBy {\n    id\n    name\n  }\n  endUser {\n    id\n    type\n    firstName\n    lastName\n    address\n    apartmentNumber\n  }\n  lastTenantMessage {\n    sender\n    text\n    at\n    hasAttachments\n  }\n  urgency\n  danger\n  category\n  assignee {\n    id\n    name\n  }\n  labels {\n    id\n    name\n    color\n  }\n  isUnread\n  hasOpenQuestion\n  waitingSince\n  lastActivityAt\n  startedAt\n  endedAt\n  archivedAt\n  snoozedUntil\n  messageCount\n  revision\n}": typeof types.InboxRowFragmentDoc,
};
const documents: Documents = {
    "query InboxCounts($companyId: ID) {\n  inboxCounts(companyId: $companyId) {\n    allOpen\n    mine\n    mineAndCovered\n    unassigned\n    waiting\n    emergency\n    unanswered\n    snoozed\n    archived\n    unread\n  }\n}\n\nsubscription InboxEvents($companyId: ID) {\n  inboxEvents(companyId: $companyId) {\n    __typename\n    ... on InboxConversationChanged {\n      conversationId\n      conversation {\n        ...InboxRow\n      }\n    }\n  }\n}": types.InboxCountsDocument,
    "fragment InboxRow on InboxConversation {\n  id\n  status\n  handler\n  handledBy {\n    id\n    name\n  }\n  endUser {\n    id\n    type\n    firstName\n    lastName\n    address\n    apartmentNumber\n  }\n  lastTenantMessage {\n    sender\n    text\n    at\n    hasAttachments\n  }\n  urgency\n  danger\n  category\n  assignee {\n    id\n    name\n  }\n  labels {\n    id\n    name\n    color\n  }\n  isUnread\n  hasOpenQuestion\n  waitingSince\n  lastActivityAt\n  startedAt\n  endedAt\n  archivedAt\n  snoozedUntil\n  messageCount\n  revision\n}": types.InboxRowFragmentDoc,
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
export function graphql(source: "query InboxCounts($companyId: ID) {\n  inboxCounts(companyId: $companyId) {\n    allOpen\n    mine\n    mineAndCovered\n    unassigned\n    waiting\n    emergency\n    unanswered\n    snoozed\n    archived\n    unread\n  }\n}\n\nsubscription InboxEvents($companyId: ID) {\n  inboxEvents(companyId: $companyId) {\n    __typename\n    ... on InboxConversationChanged {\n      conversationId\n      conversation {\n        ...InboxRow\n      }\n    }\n  }\n}"): (typeof documents)["query InboxCounts($companyId: ID) {\n  inboxCounts(companyId: $companyId) {\n    allOpen\n    mine\n    mineAndCovered\n    unassigned\n    waiting\n    emergency\n    unanswered\n    snoozed\n    archived\n    unread\n  }\n}\n\nsubscription InboxEvents($companyId: ID) {\n  inboxEvents(companyId: $companyId) {\n    __typename\n    ... on InboxConversationChanged {\n      conversationId\n      conversation {\n        ...InboxRow\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment InboxRow on InboxConversation {\n  id\n  status\n  handler\n  handledBy {\n    id\n    name\n  }\n  endUser {\n    id\n    type\n    firstName\n    lastName\n    address\n    apartmentNumber\n  }\n  lastTenantMessage {\n    sender\n    text\n    at\n    hasAttachments\n  }\n  urgency\n  danger\n  category\n  assignee {\n    id\n    name\n  }\n  labels {\n    id\n    name\n    color\n  }\n  isUnread\n  hasOpenQuestion\n  waitingSince\n  lastActivityAt\n  startedAt\n  endedAt\n  archivedAt\n  snoozedUntil\n  messageCount\n  revision\n}"): (typeof documents)["fragment InboxRow on InboxConversation {\n  id\n  status\n  handler\n  handledBy {\n    id\n    name\n  }\n  endUser {\n    id\n    type\n    firstName\n    lastName\n    address\n    apartmentNumber\n  }\n  lastTenantMessage {\n    sender\n    text\n    at\n    hasAttachments\n  }\n  urgency\n  danger\n  category\n  assignee {\n    id\n    name\n  }\n  labels {\n    id\n    name\n    color\n  }\n  isUnread\n  hasOpenQuestion\n  waitingSince\n  lastActivityAt\n  startedAt\n  endedAt\n  archivedAt\n  snoozedUntil\n  messageCount\n  revision\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;