/* eslint-disable */
import * as types from './graphql';



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
    "fragment ChatConversation on Conversation {\n  id\n  status\n  cursor\n  summary\n  handledBy\n}\n\nquery ChatConversation($sessionId: ID!, $after: String) {\n  viewer {\n    kind\n    ... on EndUserViewer {\n      endUser {\n        firstName\n        email\n        company {\n          slug\n        }\n      }\n    }\n  }\n  conversation(sessionId: $sessionId) {\n    ...ChatConversation\n    messages(first: 100, after: $after) {\n      edges {\n        node {\n          ...ChatMessage\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nsubscription ChatEvents($sessionId: ID!, $after: String) {\n  conversationEvents(sessionId: $sessionId, after: $after) {\n    __typename\n    ... on MessageChanged {\n      cursor\n      message {\n        ...ChatMessage\n      }\n    }\n    ... on AnswerDelta {\n      messageId\n      attempt\n      offset\n      text\n    }\n    ... on PersonTyping {\n      name\n      isTyping\n    }\n    ... on ConversationChanged {\n      cursor\n      conversation {\n        ...ChatConversation\n      }\n    }\n  }\n}": typeof types.ChatConversationFragmentDoc,
    "fragment ChatMessage on Message {\n  id\n  sequence\n  sender\n  authorName\n  text\n  status\n  isError\n  isStopped\n  attempt\n  replyToId\n  requestId\n  category\n  createdAt\n  attachments {\n    id\n    originalName\n    fileSize\n    mimeType\n    purpose\n    url\n  }\n  sources {\n    index\n    title\n    passage\n  }\n  guidance {\n    action\n    language\n    choices\n    calls {\n      label\n      phone\n    }\n    isFallback\n    offersCase\n  }\n  rating {\n    value\n  }\n}": typeof types.ChatMessageFragmentDoc,
    "mutation RateAnswer($input: RateAnswerInput!) {\n  rateAnswer(input: $input) {\n    message {\n      ...ChatMessage\n    }\n  }\n}": typeof types.RateAnswerDocument,
    "mutation RetryAnswer($input: RetryAnswerInput!) {\n  retryAnswer(input: $input) {\n    message {\n      ...ChatMessage\n    }\n  }\n}": typeof types.RetryAnswerDocument,
    "mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    message {\n      ...ChatMessage\n    }\n  }\n}": typeof types.SendMessageDocument,
    "mutation StopAnswer($input: StopAnswerInput!) {\n  stopAnswer(input: $input) {\n    message {\n      ...ChatMessage\n    }\n  }\n}": typeof types.StopAnswerDocument,
    "mutation TellTyping($input: TellTypingInput!) {\n  tellTyping(input: $input) {\n    message\n  }\n}": typeof types.TellTypingDocument,
    "query EarlierConversations($after: String) {\n  conversations(first: 20, after: $after) {\n    edges {\n      cursor\n      opening\n      node {\n        id\n        sessionId\n        status\n        startedAt\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.EarlierConversationsDocument,
    "query HumanContact {\n  viewer {\n    ... on EndUserViewer {\n      endUser {\n        id\n        company {\n          name\n          phone\n          email\n        }\n      }\n    }\n  }\n}": typeof types.HumanContactDocument,
    "mutation AuthenticateEndUser($input: AuthenticateEndUserInput!) {\n  authenticateEndUser(input: $input) {\n    endUser {\n      firstName\n      email\n    }\n  }\n}": typeof types.AuthenticateEndUserDocument,
    "mutation RequestSignInLink($input: RequestSignInLinkInput!) {\n  requestSignInLink(input: $input) {\n    message\n  }\n}": typeof types.RequestSignInLinkDocument,
    "mutation SignInByLink($input: SignInEndUserByLinkInput!) {\n  signInEndUserByLink(input: $input) {\n    endUser {\n      firstName\n      email\n    }\n  }\n}": typeof types.SignInByLinkDocument,
    "query OwnPrivacyRequests {\n  ownPrivacyRequests {\n    ...OwnRequestCard\n  }\n}\n\nfragment OwnRequestCard on OwnPrivacyRequest {\n  id\n  kind\n  state\n  requestedAt\n  dueAt\n  extensionReason\n  refusalReason\n  finishedAt\n  packageBytes\n  packageUntil\n}\n\nmutation AskForOwnData($input: AskForOwnDataInput!) {\n  askForOwnData(input: $input) {\n    privacyRequest {\n      ...OwnRequestCard\n    }\n  }\n}": typeof types.OwnPrivacyRequestsDocument,
    "fragment ChatCaseCard on ChatCase {\n  id\n  number\n  title\n  state\n  isOwn\n  answerId\n  appointmentAt\n  appointmentUntil\n  report\n  files {\n    id\n    originalName\n    fileSize\n    mimeType\n    url\n    isOwn\n  }\n}\n\nfragment ChatNoticeCard on ChatNotice {\n  id\n  companyName\n  subject\n  text\n  sentAt\n  isShown\n}\n\nfragment ChatReplyCard on ConversationEdge {\n  opening\n  hasNewReply\n  node {\n    id\n    sessionId\n  }\n}\n\nquery ChatNews {\n  conversations(first: 10) {\n    edges {\n      ...ChatReplyCard\n    }\n  }\n  chatCases {\n    ...ChatCaseCard\n  }\n  chatNotices {\n    ...ChatNoticeCard\n  }\n}\n\nmutation NoteChatNotices($input: NoteChatNoticesInput!) {\n  noteChatNotices(input: $input) {\n    message\n  }\n}\n\nmutation DismissChatNotice($input: DismissChatNoticeInput!) {\n  dismissChatNotice(input: $input) {\n    message\n  }\n}\n\nmutation ReportChatCase($input: ReportChatCaseInput!) {\n  reportChatCase(input: $input) {\n    case {\n      ...ChatCaseCard\n    }\n  }\n}\n\nmutation ReopenChatCase($input: ReopenChatCaseInput!) {\n  reopenChatCase(input: $input) {\n    case {\n      ...ChatCaseCard\n    }\n  }\n}": typeof types.ChatCaseCardFragmentDoc,
    "mutation SignOutEndUser {\n  signOut {\n    signedOut\n  }\n}": typeof types.SignOutEndUserDocument,
    "mutation EndConversation($input: EndConversationInput!) {\n  endConversation(input: $input) {\n    status\n    conversation {\n      ...ChatConversation\n    }\n  }\n}": typeof types.EndConversationDocument,
};
const documents: Documents = {
    "fragment ChatConversation on Conversation {\n  id\n  status\n  cursor\n  summary\n  handledBy\n}\n\nquery ChatConversation($sessionId: ID!, $after: String) {\n  viewer {\n    kind\n    ... on EndUserViewer {\n      endUser {\n        firstName\n        email\n        company {\n          slug\n        }\n      }\n    }\n  }\n  conversation(sessionId: $sessionId) {\n    ...ChatConversation\n    messages(first: 100, after: $after) {\n      edges {\n        node {\n          ...ChatMessage\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nsubscription ChatEvents($sessionId: ID!, $after: String) {\n  conversationEvents(sessionId: $sessionId, after: $after) {\n    __typename\n    ... on MessageChanged {\n      cursor\n      message {\n        ...ChatMessage\n      }\n    }\n    ... on AnswerDelta {\n      messageId\n      attempt\n      offset\n      text\n    }\n    ... on PersonTyping {\n      name\n      isTyping\n    }\n    ... on ConversationChanged {\n      cursor\n      conversation {\n        ...ChatConversation\n      }\n    }\n  }\n}": types.ChatConversationFragmentDoc,
    "fragment ChatMessage on Message {\n  id\n  sequence\n  sender\n  authorName\n  text\n  status\n  isError\n  isStopped\n  attempt\n  replyToId\n  requestId\n  category\n  createdAt\n  attachments {\n    id\n    originalName\n    fileSize\n    mimeType\n    purpose\n    url\n  }\n  sources {\n    index\n    title\n    passage\n  }\n  guidance {\n    action\n    language\n    choices\n    calls {\n      label\n      phone\n    }\n    isFallback\n    offersCase\n  }\n  rating {\n    value\n  }\n}": types.ChatMessageFragmentDoc,
    "mutation RateAnswer($input: RateAnswerInput!) {\n  rateAnswer(input: $input) {\n    message {\n      ...ChatMessage\n    }\n  }\n}": types.RateAnswerDocument,
    "mutation RetryAnswer($input: RetryAnswerInput!) {\n  retryAnswer(input: $input) {\n    message {\n      ...ChatMessage\n    }\n  }\n}": types.RetryAnswerDocument,
    "mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    message {\n      ...ChatMessage\n    }\n  }\n}": types.SendMessageDocument,
    "mutation StopAnswer($input: StopAnswerInput!) {\n  stopAnswer(input: $input) {\n    message {\n      ...ChatMessage\n    }\n  }\n}": types.StopAnswerDocument,
    "mutation TellTyping($input: TellTypingInput!) {\n  tellTyping(input: $input) {\n    message\n  }\n}": types.TellTypingDocument,
    "query EarlierConversations($after: String) {\n  conversations(first: 20, after: $after) {\n    edges {\n      cursor\n      opening\n      node {\n        id\n        sessionId\n        status\n        startedAt\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.EarlierConversationsDocument,
    "query HumanContact {\n  viewer {\n    ... on EndUserViewer {\n      endUser {\n        id\n        company {\n          name\n          phone\n          email\n        }\n      }\n    }\n  }\n}": types.HumanContactDocument,
    "mutation AuthenticateEndUser($input: AuthenticateEndUserInput!) {\n  authenticateEndUser(input: $input) {\n    endUser {\n      firstName\n      email\n    }\n  }\n}": types.AuthenticateEndUserDocument,
    "mutation RequestSignInLink($input: RequestSignInLinkInput!) {\n  requestSignInLink(input: $input) {\n    message\n  }\n}": types.RequestSignInLinkDocument,
    "mutation SignInByLink($input: SignInEndUserByLinkInput!) {\n  signInEndUserByLink(input: $input) {\n    endUser {\n      firstName\n      email\n    }\n  }\n}": types.SignInByLinkDocument,
    "query OwnPrivacyRequests {\n  ownPrivacyRequests {\n    ...OwnRequestCard\n  }\n}\n\nfragment OwnRequestCard on OwnPrivacyRequest {\n  id\n  kind\n  state\n  requestedAt\n  dueAt\n  extensionReason\n  refusalReason\n  finishedAt\n  packageBytes\n  packageUntil\n}\n\nmutation AskForOwnData($input: AskForOwnDataInput!) {\n  askForOwnData(input: $input) {\n    privacyRequest {\n      ...OwnRequestCard\n    }\n  }\n}": types.OwnPrivacyRequestsDocument,
    "fragment ChatCaseCard on ChatCase {\n  id\n  number\n  title\n  state\n  isOwn\n  answerId\n  appointmentAt\n  appointmentUntil\n  report\n  files {\n    id\n    originalName\n    fileSize\n    mimeType\n    url\n    isOwn\n  }\n}\n\nfragment ChatNoticeCard on ChatNotice {\n  id\n  companyName\n  subject\n  text\n  sentAt\n  isShown\n}\n\nfragment ChatReplyCard on ConversationEdge {\n  opening\n  hasNewReply\n  node {\n    id\n    sessionId\n  }\n}\n\nquery ChatNews {\n  conversations(first: 10) {\n    edges {\n      ...ChatReplyCard\n    }\n  }\n  chatCases {\n    ...ChatCaseCard\n  }\n  chatNotices {\n    ...ChatNoticeCard\n  }\n}\n\nmutation NoteChatNotices($input: NoteChatNoticesInput!) {\n  noteChatNotices(input: $input) {\n    message\n  }\n}\n\nmutation DismissChatNotice($input: DismissChatNoticeInput!) {\n  dismissChatNotice(input: $input) {\n    message\n  }\n}\n\nmutation ReportChatCase($input: ReportChatCaseInput!) {\n  reportChatCase(input: $input) {\n    case {\n      ...ChatCaseCard\n    }\n  }\n}\n\nmutation ReopenChatCase($input: ReopenChatCaseInput!) {\n  reopenChatCase(input: $input) {\n    case {\n      ...ChatCaseCard\n    }\n  }\n}": types.ChatCaseCardFragmentDoc,
    "mutation SignOutEndUser {\n  signOut {\n    signedOut\n  }\n}": types.SignOutEndUserDocument,
    "mutation EndConversation($input: EndConversationInput!) {\n  endConversation(input: $input) {\n    status\n    conversation {\n      ...ChatConversation\n    }\n  }\n}": types.EndConversationDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ChatConversation on Conversation {\n  id\n  status\n  cursor\n  summary\n  handledBy\n}\n\nquery ChatConversation($sessionId: ID!, $after: String) {\n  viewer {\n    kind\n    ... on EndUserViewer {\n      endUser {\n        firstName\n        email\n        company {\n          slug\n        }\n      }\n    }\n  }\n  conversation(sessionId: $sessionId) {\n    ...ChatConversation\n    messages(first: 100, after: $after) {\n      edges {\n        node {\n          ...ChatMessage\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n\nsubscription ChatEvents($sessionId: ID!, $after: String) {\n  conversationEvents(sessionId: $sessionId, after: $after) {\n    __typename\n    ... on MessageChanged {\n      cursor\n      message {\n        ...ChatMessage\n      }\n    }\n    ... on AnswerDelta {\n      messageId\n      attempt\n      offset\n      text\n    }\n    ... on PersonTyping {\n      name\n      isTyping\n    }\n    ... on ConversationChanged {\n      cursor\n      conversation {\n        ...ChatConversation\n      }\n    }\n  }\n}"): typeof import('./graphql').ChatConversationFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ChatMessage on Message {\n  id\n  sequence\n  sender\n  authorName\n  text\n  status\n  isError\n  isStopped\n  attempt\n  replyToId\n  requestId\n  category\n  createdAt\n  attachments {\n    id\n    originalName\n    fileSize\n    mimeType\n    purpose\n    url\n  }\n  sources {\n    index\n    title\n    passage\n  }\n  guidance {\n    action\n    language\n    choices\n    calls {\n      label\n      phone\n    }\n    isFallback\n    offersCase\n  }\n  rating {\n    value\n  }\n}"): typeof import('./graphql').ChatMessageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RateAnswer($input: RateAnswerInput!) {\n  rateAnswer(input: $input) {\n    message {\n      ...ChatMessage\n    }\n  }\n}"): typeof import('./graphql').RateAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RetryAnswer($input: RetryAnswerInput!) {\n  retryAnswer(input: $input) {\n    message {\n      ...ChatMessage\n    }\n  }\n}"): typeof import('./graphql').RetryAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    message {\n      ...ChatMessage\n    }\n  }\n}"): typeof import('./graphql').SendMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StopAnswer($input: StopAnswerInput!) {\n  stopAnswer(input: $input) {\n    message {\n      ...ChatMessage\n    }\n  }\n}"): typeof import('./graphql').StopAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TellTyping($input: TellTypingInput!) {\n  tellTyping(input: $input) {\n    message\n  }\n}"): typeof import('./graphql').TellTypingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EarlierConversations($after: String) {\n  conversations(first: 20, after: $after) {\n    edges {\n      cursor\n      opening\n      node {\n        id\n        sessionId\n        status\n        startedAt\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): typeof import('./graphql').EarlierConversationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HumanContact {\n  viewer {\n    ... on EndUserViewer {\n      endUser {\n        id\n        company {\n          name\n          phone\n          email\n        }\n      }\n    }\n  }\n}"): typeof import('./graphql').HumanContactDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AuthenticateEndUser($input: AuthenticateEndUserInput!) {\n  authenticateEndUser(input: $input) {\n    endUser {\n      firstName\n      email\n    }\n  }\n}"): typeof import('./graphql').AuthenticateEndUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestSignInLink($input: RequestSignInLinkInput!) {\n  requestSignInLink(input: $input) {\n    message\n  }\n}"): typeof import('./graphql').RequestSignInLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignInByLink($input: SignInEndUserByLinkInput!) {\n  signInEndUserByLink(input: $input) {\n    endUser {\n      firstName\n      email\n    }\n  }\n}"): typeof import('./graphql').SignInByLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnPrivacyRequests {\n  ownPrivacyRequests {\n    ...OwnRequestCard\n  }\n}\n\nfragment OwnRequestCard on OwnPrivacyRequest {\n  id\n  kind\n  state\n  requestedAt\n  dueAt\n  extensionReason\n  refusalReason\n  finishedAt\n  packageBytes\n  packageUntil\n}\n\nmutation AskForOwnData($input: AskForOwnDataInput!) {\n  askForOwnData(input: $input) {\n    privacyRequest {\n      ...OwnRequestCard\n    }\n  }\n}"): typeof import('./graphql').OwnPrivacyRequestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ChatCaseCard on ChatCase {\n  id\n  number\n  title\n  state\n  isOwn\n  answerId\n  appointmentAt\n  appointmentUntil\n  report\n  files {\n    id\n    originalName\n    fileSize\n    mimeType\n    url\n    isOwn\n  }\n}\n\nfragment ChatNoticeCard on ChatNotice {\n  id\n  companyName\n  subject\n  text\n  sentAt\n  isShown\n}\n\nfragment ChatReplyCard on ConversationEdge {\n  opening\n  hasNewReply\n  node {\n    id\n    sessionId\n  }\n}\n\nquery ChatNews {\n  conversations(first: 10) {\n    edges {\n      ...ChatReplyCard\n    }\n  }\n  chatCases {\n    ...ChatCaseCard\n  }\n  chatNotices {\n    ...ChatNoticeCard\n  }\n}\n\nmutation NoteChatNotices($input: NoteChatNoticesInput!) {\n  noteChatNotices(input: $input) {\n    message\n  }\n}\n\nmutation DismissChatNotice($input: DismissChatNoticeInput!) {\n  dismissChatNotice(input: $input) {\n    message\n  }\n}\n\nmutation ReportChatCase($input: ReportChatCaseInput!) {\n  reportChatCase(input: $input) {\n    case {\n      ...ChatCaseCard\n    }\n  }\n}\n\nmutation ReopenChatCase($input: ReopenChatCaseInput!) {\n  reopenChatCase(input: $input) {\n    case {\n      ...ChatCaseCard\n    }\n  }\n}"): typeof import('./graphql').ChatCaseCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignOutEndUser {\n  signOut {\n    signedOut\n  }\n}"): typeof import('./graphql').SignOutEndUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndConversation($input: EndConversationInput!) {\n  endConversation(input: $input) {\n    status\n    conversation {\n      ...ChatConversation\n    }\n  }\n}"): typeof import('./graphql').EndConversationDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
