/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What a page said about the assistant, kept with the conversation as evidence. */
export type AiNoticeInput = {
  /** Language in which it was shown, such as `de`. */
  language: string;
  /** When it was shown. */
  shownAt: string;
  /** Version of the notice, such as `2026-11-24`. */
  version: string;
};

/** What kind of answer it is. */
export type AnswerAction =
  /** It rests on use cases or on attached files. */
  | 'ANSWER'
  /** Several use cases may be meant; `choices` names them. */
  | 'ASK_BACK'
  /** It begins with what to do in danger; `calls` names the numbers. */
  | 'EMERGENCY'
  /** The tenant's wish for a person was passed on to the company. */
  | 'HAND_OVER'
  /** Nothing is known about it; `choices` offers to pass it on. */
  | 'NO_ANSWER'
  /** It replies to what asks nothing. */
  | 'SMALL_TALK';

/** What is wrong with an answer that did not help. */
export type AnswerRatingReason =
  /** Something is missing. */
  | 'INCOMPLETE'
  /** It is about something else than the question. */
  | 'OFF_TOPIC'
  /** It is hard to understand. */
  | 'UNCLEAR'
  /** What it says is not true. */
  | 'WRONG';

/** What a tenant thinks of an answer. */
export type AnswerRatingValue =
  /** It helped. */
  | 'HELPFUL'
  /** It did not help; the question counts as unanswered. */
  | 'NOT_HELPFUL';

/** What a tenant or owner asks for. */
export type AskForOwnDataInput = {
  /** A copy of everything, or that it is erased. */
  kind: PrivacyRequestKind;
  /** The language that mails about it are in, e.g. `tr`; German if it is not given. */
  language?: string | null | undefined;
};

/** What a file is to a reader. */
export type AttachmentPurpose =
  /** Several files in one. */
  | 'ARCHIVE'
  /** A text. */
  | 'DOCUMENT'
  /** A picture. */
  | 'IMAGE'
  /** A table. */
  | 'SPREADSHEET';

/** What a tenant or owner proves their identity with. */
export type AuthenticateEndUserInput = {
  /** The authentication number, usually of six digits. */
  authNumber: string;
  /** The code that was mailed, where SIGN_IN_CODE_REQUIRED asked for it: six digits, good for ten minutes. */
  code?: string | null | undefined;
  /** The `slug` of the company on whose page this is asked: people of others are answered as unknown ones are. It lets no one in. */
  company?: string | null | undefined;
  /** E-mail address; case does not matter. */
  email: string;
};

/** What has become of a case. */
export type CaseState =
  /** Nothing is left to do. */
  | 'CLOSED'
  /** The work is done; the company has not looked at it yet. */
  | 'DONE'
  /** It is being worked on. */
  | 'IN_PROGRESS'
  /** Made, and nothing has been arranged. */
  | 'OPEN'
  /** It was done or closed, and something is left to do after all. */
  | 'REOPENED'
  /** There is an appointment. */
  | 'SCHEDULED';

/** State of a conversation. */
export type ConversationStatus =
  /** Finished: the summary is there and the mails are on their way. */
  | 'ENDED'
  /** Was ended; summary and mails are being prepared. */
  | 'ENDING'
  /** Takes messages. */
  | 'OPEN';

/** A notice to put away. */
export type DismissChatNoticeInput = {
  /** The notice. */
  id: string;
};

/** A conversation to end. */
export type EndConversationInput = {
  /** Session id of the conversation. */
  sessionId: string;
};

/** How far the end of a conversation has come. */
export type EndConversationStatus =
  /** The summary is there. */
  | 'COMPLETED'
  /** Summary and mails are being prepared. */
  | 'PROCESSING';

/** Who wrote a message. */
export type MessageSender =
  /** The AI assistant. */
  | 'BOT'
  /** A member of the company, who has taken over; `authorName` says who. */
  | 'PERSON'
  /** The product itself. */
  | 'SYSTEM'
  /** The tenant or owner. */
  | 'USER';

/** State of a message. */
export type MessageStatus =
  /** Final. */
  | 'COMPLETE'
  /** Could not be answered; `retryAnswer` asks again. */
  | 'FAILED'
  /** The assistant is writing it; the text so far comes as deltas. */
  | 'GENERATING';

/** Notices that the chat has shown, or one that was opened in it. */
export type NoteChatNoticesInput = {
  /** At most five; others than the own ones are passed over. */
  ids: Array<string>;
  /** Whether they were opened, and not only shown. */
  isRead?: boolean;
};

/** What is done with the data of a person. */
export type PrivacyRequestKind =
  /** Everything about them is erased. */
  | 'ERASURE'
  /** A package of everything that is kept about them is made. */
  | 'EXPORT';

/** How far a request about data has come. */
export type PrivacyRequestState =
  /** It has been done. */
  | 'DONE'
  /** It could not be done; it can be started again. */
  | 'FAILED'
  /** The company has refused it. */
  | 'REFUSED'
  /** The company has not decided yet. */
  | 'REQUESTED'
  /** It is being done. */
  | 'RUNNING';

/** What the tenant thinks of an answer. */
export type RateAnswerInput = {
  /** In the tenant's own words, at most 500 characters. */
  comment?: string | null | undefined;
  /** Id of the answer. */
  messageId: string;
  /** What is wrong with an answer that did not help. */
  reason?: AnswerRatingReason | null | undefined;
  /** Session id of the conversation. */
  sessionId: string;
  /** Whether it helped; null takes the rating back. */
  value?: AnswerRatingValue | null | undefined;
};

/** A case that is not done after all. */
export type ReopenChatCaseInput = {
  /** The case; one of my own. */
  id: string;
  /** What is left to do, at most 2,000 characters. */
  text: string;
};

/** Damage that a tenant or owner reports. */
export type ReportChatCaseInput = {
  /** The answer that offers it (`guidance.offersCase`); the same twice is the same case. */
  answerId: string;
  /** Files that I have sent in the conversation and that go along. */
  attachmentIds?: Array<string> | null | undefined;
  /** The day on which I saw it first, as `2026-11-30`; not in the future. */
  noticedOn?: string | null | undefined;
  /** Where, at most 300 characters, such as the room; my address is put behind it. */
  place?: string | null | undefined;
  /** What is damaged, at most 2,000 characters. */
  text: string;
};

/** The link of a mail that is used up. */
export type RequestSignInLinkInput = {
  /** The code of the link. */
  token: string;
};

/** A failed answer to try again. */
export type RetryAnswerInput = {
  /** Id of the answer whose status is FAILED. */
  messageId: string;
  /** Session id of the conversation. */
  sessionId: string;
};

/** A message to the assistant. */
export type SendMessageInput = {
  /** The notice that an AI answers, as it was shown before the first message. */
  aiNotice?: AiNoticeInput | null | undefined;
  /** Ids of files uploaded before in the same session, each used once. */
  attachmentIds?: Array<string> | null | undefined;
  /** Text, at most 4,000 characters; may be empty if files are attached. */
  content: string;
  /** The client's id; sending the same twice stores one message. With another text it is refused (CONFLICT, `REQUEST_ID_REUSED`). */
  requestId: string;
  /** Session id chosen by the client, 8 to 64 letters and digits. */
  sessionId: string;
};

/** The link of a mail that leads into the chat. */
export type SignInEndUserByLinkInput = {
  /** The `slug` of the company on whose page the link was opened. */
  company?: string | null | undefined;
  /** The code of the link; good once, for some days. */
  token: string;
};

/** An answer to stop. */
export type StopAnswerInput = {
  /** Id of the answer whose status is GENERATING. */
  messageId: string;
  /** Session id of the conversation. */
  sessionId: string;
};

/** That I write in my conversation, or have stopped to. */
export type TellTypingInput = {
  /** False once nothing is being written any more. */
  isTyping: boolean;
  /** Session id chosen by the client. */
  sessionId: string;
};

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

export type ChatConversationFragment = { id: string, status: ConversationStatus, cursor: string, summary: string | null, handledBy: string | null } & { ' $fragmentName'?: 'ChatConversationFragment' };

export type ChatConversationQueryVariables = Exact<{
  sessionId: string;
  after?: string | null | undefined;
}>;


export type ChatConversationQuery = { viewer:
    | { kind: ViewerKind }
    | { kind: ViewerKind }
    | { kind: ViewerKind }
    | { kind: ViewerKind }
    | { kind: ViewerKind, endUser: { firstName: string, email: string, company: { slug: string } } }
  , conversation: (
    { messages: { edges: Array<{ node: { ' $fragmentRefs'?: { 'ChatMessageFragment': ChatMessageFragment } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    & { ' $fragmentRefs'?: { 'ChatConversationFragment': ChatConversationFragment } }
  ) | null };

export type ChatEventsSubscriptionVariables = Exact<{
  sessionId: string;
  after?: string | null | undefined;
}>;


export type ChatEventsSubscription = { conversationEvents:
    | { __typename: 'AnswerDelta', messageId: string, attempt: number, offset: number, text: string }
    | { __typename: 'ConversationChanged', cursor: string, conversation: { ' $fragmentRefs'?: { 'ChatConversationFragment': ChatConversationFragment } } }
    | { __typename: 'MessageChanged', cursor: string, message: { ' $fragmentRefs'?: { 'ChatMessageFragment': ChatMessageFragment } } }
    | { __typename: 'PersonTyping', name: string, isTyping: boolean }
   };

export type ChatMessageFragment = { id: string, sequence: number, sender: MessageSender, authorName: string | null, text: string, status: MessageStatus, isError: boolean, isStopped: boolean, attempt: number, replyToId: string | null, requestId: string | null, category: string | null, createdAt: string, attachments: Array<{ id: string, originalName: string, fileSize: number, mimeType: string, purpose: AttachmentPurpose, url: string }>, sources: Array<{ index: number, title: string, passage: string | null }>, guidance: { action: AnswerAction, language: string, choices: Array<string>, isFallback: boolean, offersCase: boolean | null, calls: Array<{ label: string, phone: string }> } | null, rating: { value: AnswerRatingValue } | null } & { ' $fragmentName'?: 'ChatMessageFragment' };

export type RateAnswerMutationVariables = Exact<{
  input: RateAnswerInput;
}>;


export type RateAnswerMutation = { rateAnswer: { message: { ' $fragmentRefs'?: { 'ChatMessageFragment': ChatMessageFragment } } } };

export type RetryAnswerMutationVariables = Exact<{
  input: RetryAnswerInput;
}>;


export type RetryAnswerMutation = { retryAnswer: { message: { ' $fragmentRefs'?: { 'ChatMessageFragment': ChatMessageFragment } } } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { message: { ' $fragmentRefs'?: { 'ChatMessageFragment': ChatMessageFragment } } } };

export type StopAnswerMutationVariables = Exact<{
  input: StopAnswerInput;
}>;


export type StopAnswerMutation = { stopAnswer: { message: { ' $fragmentRefs'?: { 'ChatMessageFragment': ChatMessageFragment } } } };

export type TellTypingMutationVariables = Exact<{
  input: TellTypingInput;
}>;


export type TellTypingMutation = { tellTyping: { message: string } };

export type EarlierConversationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type EarlierConversationsQuery = { conversations: { edges: Array<{ cursor: string, opening: string, node: { id: string, sessionId: string, status: ConversationStatus, startedAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type HumanContactQueryVariables = Exact<{ [key: string]: never; }>;


export type HumanContactQuery = { viewer:
    | { endUser: { id: string, company: { name: string, phone: string, email: string } } }
    | Record<PropertyKey, never>
   };

export type AuthenticateEndUserMutationVariables = Exact<{
  input: AuthenticateEndUserInput;
}>;


export type AuthenticateEndUserMutation = { authenticateEndUser: { endUser: { firstName: string, email: string } } };

export type RequestSignInLinkMutationVariables = Exact<{
  input: RequestSignInLinkInput;
}>;


export type RequestSignInLinkMutation = { requestSignInLink: { message: string } };

export type SignInByLinkMutationVariables = Exact<{
  input: SignInEndUserByLinkInput;
}>;


export type SignInByLinkMutation = { signInEndUserByLink: { endUser: { firstName: string, email: string } } };

export type OwnPrivacyRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPrivacyRequestsQuery = { ownPrivacyRequests: Array<{ ' $fragmentRefs'?: { 'OwnRequestCardFragment': OwnRequestCardFragment } }> };

export type OwnRequestCardFragment = { id: string, kind: PrivacyRequestKind, state: PrivacyRequestState, requestedAt: string, dueAt: string, extensionReason: string | null, refusalReason: string | null, finishedAt: string | null, packageBytes: number | null, packageUntil: string | null } & { ' $fragmentName'?: 'OwnRequestCardFragment' };

export type AskForOwnDataMutationVariables = Exact<{
  input: AskForOwnDataInput;
}>;


export type AskForOwnDataMutation = { askForOwnData: { privacyRequest: { ' $fragmentRefs'?: { 'OwnRequestCardFragment': OwnRequestCardFragment } } } };

export type ChatCaseCardFragment = { id: string, number: number, title: string, state: CaseState, isOwn: boolean, answerId: string | null, appointmentAt: string | null, appointmentUntil: string | null, report: string | null, files: Array<{ id: string, originalName: string, fileSize: number, mimeType: string, url: string, isOwn: boolean }> } & { ' $fragmentName'?: 'ChatCaseCardFragment' };

export type ChatNoticeCardFragment = { id: string, companyName: string, subject: string, text: string, sentAt: string, isShown: boolean } & { ' $fragmentName'?: 'ChatNoticeCardFragment' };

export type ChatReplyCardFragment = { opening: string, hasNewReply: boolean, node: { id: string, sessionId: string } } & { ' $fragmentName'?: 'ChatReplyCardFragment' };

export type ChatNewsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChatNewsQuery = { conversations: { edges: Array<{ ' $fragmentRefs'?: { 'ChatReplyCardFragment': ChatReplyCardFragment } }> }, chatCases: Array<{ ' $fragmentRefs'?: { 'ChatCaseCardFragment': ChatCaseCardFragment } }>, chatNotices: Array<{ ' $fragmentRefs'?: { 'ChatNoticeCardFragment': ChatNoticeCardFragment } }> };

export type NoteChatNoticesMutationVariables = Exact<{
  input: NoteChatNoticesInput;
}>;


export type NoteChatNoticesMutation = { noteChatNotices: { message: string } };

export type DismissChatNoticeMutationVariables = Exact<{
  input: DismissChatNoticeInput;
}>;


export type DismissChatNoticeMutation = { dismissChatNotice: { message: string } };

export type ReportChatCaseMutationVariables = Exact<{
  input: ReportChatCaseInput;
}>;


export type ReportChatCaseMutation = { reportChatCase: { case: { ' $fragmentRefs'?: { 'ChatCaseCardFragment': ChatCaseCardFragment } } } };

export type ReopenChatCaseMutationVariables = Exact<{
  input: ReopenChatCaseInput;
}>;


export type ReopenChatCaseMutation = { reopenChatCase: { case: { ' $fragmentRefs'?: { 'ChatCaseCardFragment': ChatCaseCardFragment } } } };

export type SignOutEndUserMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEndUserMutation = { signOut: { signedOut: boolean } };

export type EndConversationMutationVariables = Exact<{
  input: EndConversationInput;
}>;


export type EndConversationMutation = { endConversation: { status: EndConversationStatus, conversation: { ' $fragmentRefs'?: { 'ChatConversationFragment': ChatConversationFragment } } } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ChatConversationFragmentDoc = new TypedDocumentString(`
    fragment ChatConversation on Conversation {
  id
  status
  cursor
  summary
  handledBy
}
    `, {"fragmentName":"ChatConversation"}) as unknown as TypedDocumentString<ChatConversationFragment, unknown>;
export const ChatMessageFragmentDoc = new TypedDocumentString(`
    fragment ChatMessage on Message {
  id
  sequence
  sender
  authorName
  text
  status
  isError
  isStopped
  attempt
  replyToId
  requestId
  category
  createdAt
  attachments {
    id
    originalName
    fileSize
    mimeType
    purpose
    url
  }
  sources {
    index
    title
    passage
  }
  guidance {
    action
    language
    choices
    calls {
      label
      phone
    }
    isFallback
    offersCase
  }
  rating {
    value
  }
}
    `, {"fragmentName":"ChatMessage"}) as unknown as TypedDocumentString<ChatMessageFragment, unknown>;
export const OwnRequestCardFragmentDoc = new TypedDocumentString(`
    fragment OwnRequestCard on OwnPrivacyRequest {
  id
  kind
  state
  requestedAt
  dueAt
  extensionReason
  refusalReason
  finishedAt
  packageBytes
  packageUntil
}
    `, {"fragmentName":"OwnRequestCard"}) as unknown as TypedDocumentString<OwnRequestCardFragment, unknown>;
export const ChatCaseCardFragmentDoc = new TypedDocumentString(`
    fragment ChatCaseCard on ChatCase {
  id
  number
  title
  state
  isOwn
  answerId
  appointmentAt
  appointmentUntil
  report
  files {
    id
    originalName
    fileSize
    mimeType
    url
    isOwn
  }
}
    `, {"fragmentName":"ChatCaseCard"}) as unknown as TypedDocumentString<ChatCaseCardFragment, unknown>;
export const ChatNoticeCardFragmentDoc = new TypedDocumentString(`
    fragment ChatNoticeCard on ChatNotice {
  id
  companyName
  subject
  text
  sentAt
  isShown
}
    `, {"fragmentName":"ChatNoticeCard"}) as unknown as TypedDocumentString<ChatNoticeCardFragment, unknown>;
export const ChatReplyCardFragmentDoc = new TypedDocumentString(`
    fragment ChatReplyCard on ConversationEdge {
  opening
  hasNewReply
  node {
    id
    sessionId
  }
}
    `, {"fragmentName":"ChatReplyCard"}) as unknown as TypedDocumentString<ChatReplyCardFragment, unknown>;
export const ChatConversationDocument = new TypedDocumentString(`
    query ChatConversation($sessionId: ID!, $after: String) {
  viewer {
    kind
    ... on EndUserViewer {
      endUser {
        firstName
        email
        company {
          slug
        }
      }
    }
  }
  conversation(sessionId: $sessionId) {
    ...ChatConversation
    messages(first: 100, after: $after) {
      edges {
        node {
          ...ChatMessage
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    fragment ChatConversation on Conversation {
  id
  status
  cursor
  summary
  handledBy
}
fragment ChatMessage on Message {
  id
  sequence
  sender
  authorName
  text
  status
  isError
  isStopped
  attempt
  replyToId
  requestId
  category
  createdAt
  attachments {
    id
    originalName
    fileSize
    mimeType
    purpose
    url
  }
  sources {
    index
    title
    passage
  }
  guidance {
    action
    language
    choices
    calls {
      label
      phone
    }
    isFallback
    offersCase
  }
  rating {
    value
  }
}`) as unknown as TypedDocumentString<ChatConversationQuery, ChatConversationQueryVariables>;
export const ChatEventsDocument = new TypedDocumentString(`
    subscription ChatEvents($sessionId: ID!, $after: String) {
  conversationEvents(sessionId: $sessionId, after: $after) {
    __typename
    ... on MessageChanged {
      cursor
      message {
        ...ChatMessage
      }
    }
    ... on AnswerDelta {
      messageId
      attempt
      offset
      text
    }
    ... on PersonTyping {
      name
      isTyping
    }
    ... on ConversationChanged {
      cursor
      conversation {
        ...ChatConversation
      }
    }
  }
}
    fragment ChatConversation on Conversation {
  id
  status
  cursor
  summary
  handledBy
}
fragment ChatMessage on Message {
  id
  sequence
  sender
  authorName
  text
  status
  isError
  isStopped
  attempt
  replyToId
  requestId
  category
  createdAt
  attachments {
    id
    originalName
    fileSize
    mimeType
    purpose
    url
  }
  sources {
    index
    title
    passage
  }
  guidance {
    action
    language
    choices
    calls {
      label
      phone
    }
    isFallback
    offersCase
  }
  rating {
    value
  }
}`) as unknown as TypedDocumentString<ChatEventsSubscription, ChatEventsSubscriptionVariables>;
export const RateAnswerDocument = new TypedDocumentString(`
    mutation RateAnswer($input: RateAnswerInput!) {
  rateAnswer(input: $input) {
    message {
      ...ChatMessage
    }
  }
}
    fragment ChatMessage on Message {
  id
  sequence
  sender
  authorName
  text
  status
  isError
  isStopped
  attempt
  replyToId
  requestId
  category
  createdAt
  attachments {
    id
    originalName
    fileSize
    mimeType
    purpose
    url
  }
  sources {
    index
    title
    passage
  }
  guidance {
    action
    language
    choices
    calls {
      label
      phone
    }
    isFallback
    offersCase
  }
  rating {
    value
  }
}`) as unknown as TypedDocumentString<RateAnswerMutation, RateAnswerMutationVariables>;
export const RetryAnswerDocument = new TypedDocumentString(`
    mutation RetryAnswer($input: RetryAnswerInput!) {
  retryAnswer(input: $input) {
    message {
      ...ChatMessage
    }
  }
}
    fragment ChatMessage on Message {
  id
  sequence
  sender
  authorName
  text
  status
  isError
  isStopped
  attempt
  replyToId
  requestId
  category
  createdAt
  attachments {
    id
    originalName
    fileSize
    mimeType
    purpose
    url
  }
  sources {
    index
    title
    passage
  }
  guidance {
    action
    language
    choices
    calls {
      label
      phone
    }
    isFallback
    offersCase
  }
  rating {
    value
  }
}`) as unknown as TypedDocumentString<RetryAnswerMutation, RetryAnswerMutationVariables>;
export const SendMessageDocument = new TypedDocumentString(`
    mutation SendMessage($input: SendMessageInput!) {
  sendMessage(input: $input) {
    message {
      ...ChatMessage
    }
  }
}
    fragment ChatMessage on Message {
  id
  sequence
  sender
  authorName
  text
  status
  isError
  isStopped
  attempt
  replyToId
  requestId
  category
  createdAt
  attachments {
    id
    originalName
    fileSize
    mimeType
    purpose
    url
  }
  sources {
    index
    title
    passage
  }
  guidance {
    action
    language
    choices
    calls {
      label
      phone
    }
    isFallback
    offersCase
  }
  rating {
    value
  }
}`) as unknown as TypedDocumentString<SendMessageMutation, SendMessageMutationVariables>;
export const StopAnswerDocument = new TypedDocumentString(`
    mutation StopAnswer($input: StopAnswerInput!) {
  stopAnswer(input: $input) {
    message {
      ...ChatMessage
    }
  }
}
    fragment ChatMessage on Message {
  id
  sequence
  sender
  authorName
  text
  status
  isError
  isStopped
  attempt
  replyToId
  requestId
  category
  createdAt
  attachments {
    id
    originalName
    fileSize
    mimeType
    purpose
    url
  }
  sources {
    index
    title
    passage
  }
  guidance {
    action
    language
    choices
    calls {
      label
      phone
    }
    isFallback
    offersCase
  }
  rating {
    value
  }
}`) as unknown as TypedDocumentString<StopAnswerMutation, StopAnswerMutationVariables>;
export const TellTypingDocument = new TypedDocumentString(`
    mutation TellTyping($input: TellTypingInput!) {
  tellTyping(input: $input) {
    message
  }
}
    `) as unknown as TypedDocumentString<TellTypingMutation, TellTypingMutationVariables>;
export const EarlierConversationsDocument = new TypedDocumentString(`
    query EarlierConversations($after: String) {
  conversations(first: 20, after: $after) {
    edges {
      cursor
      opening
      node {
        id
        sessionId
        status
        startedAt
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<EarlierConversationsQuery, EarlierConversationsQueryVariables>;
export const HumanContactDocument = new TypedDocumentString(`
    query HumanContact {
  viewer {
    ... on EndUserViewer {
      endUser {
        id
        company {
          name
          phone
          email
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HumanContactQuery, HumanContactQueryVariables>;
export const AuthenticateEndUserDocument = new TypedDocumentString(`
    mutation AuthenticateEndUser($input: AuthenticateEndUserInput!) {
  authenticateEndUser(input: $input) {
    endUser {
      firstName
      email
    }
  }
}
    `) as unknown as TypedDocumentString<AuthenticateEndUserMutation, AuthenticateEndUserMutationVariables>;
export const RequestSignInLinkDocument = new TypedDocumentString(`
    mutation RequestSignInLink($input: RequestSignInLinkInput!) {
  requestSignInLink(input: $input) {
    message
  }
}
    `) as unknown as TypedDocumentString<RequestSignInLinkMutation, RequestSignInLinkMutationVariables>;
export const SignInByLinkDocument = new TypedDocumentString(`
    mutation SignInByLink($input: SignInEndUserByLinkInput!) {
  signInEndUserByLink(input: $input) {
    endUser {
      firstName
      email
    }
  }
}
    `) as unknown as TypedDocumentString<SignInByLinkMutation, SignInByLinkMutationVariables>;
export const OwnPrivacyRequestsDocument = new TypedDocumentString(`
    query OwnPrivacyRequests {
  ownPrivacyRequests {
    ...OwnRequestCard
  }
}
    fragment OwnRequestCard on OwnPrivacyRequest {
  id
  kind
  state
  requestedAt
  dueAt
  extensionReason
  refusalReason
  finishedAt
  packageBytes
  packageUntil
}`) as unknown as TypedDocumentString<OwnPrivacyRequestsQuery, OwnPrivacyRequestsQueryVariables>;
export const AskForOwnDataDocument = new TypedDocumentString(`
    mutation AskForOwnData($input: AskForOwnDataInput!) {
  askForOwnData(input: $input) {
    privacyRequest {
      ...OwnRequestCard
    }
  }
}
    fragment OwnRequestCard on OwnPrivacyRequest {
  id
  kind
  state
  requestedAt
  dueAt
  extensionReason
  refusalReason
  finishedAt
  packageBytes
  packageUntil
}`) as unknown as TypedDocumentString<AskForOwnDataMutation, AskForOwnDataMutationVariables>;
export const ChatNewsDocument = new TypedDocumentString(`
    query ChatNews {
  conversations(first: 10) {
    edges {
      ...ChatReplyCard
    }
  }
  chatCases {
    ...ChatCaseCard
  }
  chatNotices {
    ...ChatNoticeCard
  }
}
    fragment ChatCaseCard on ChatCase {
  id
  number
  title
  state
  isOwn
  answerId
  appointmentAt
  appointmentUntil
  report
  files {
    id
    originalName
    fileSize
    mimeType
    url
    isOwn
  }
}
fragment ChatNoticeCard on ChatNotice {
  id
  companyName
  subject
  text
  sentAt
  isShown
}
fragment ChatReplyCard on ConversationEdge {
  opening
  hasNewReply
  node {
    id
    sessionId
  }
}`) as unknown as TypedDocumentString<ChatNewsQuery, ChatNewsQueryVariables>;
export const NoteChatNoticesDocument = new TypedDocumentString(`
    mutation NoteChatNotices($input: NoteChatNoticesInput!) {
  noteChatNotices(input: $input) {
    message
  }
}
    `) as unknown as TypedDocumentString<NoteChatNoticesMutation, NoteChatNoticesMutationVariables>;
export const DismissChatNoticeDocument = new TypedDocumentString(`
    mutation DismissChatNotice($input: DismissChatNoticeInput!) {
  dismissChatNotice(input: $input) {
    message
  }
}
    `) as unknown as TypedDocumentString<DismissChatNoticeMutation, DismissChatNoticeMutationVariables>;
export const ReportChatCaseDocument = new TypedDocumentString(`
    mutation ReportChatCase($input: ReportChatCaseInput!) {
  reportChatCase(input: $input) {
    case {
      ...ChatCaseCard
    }
  }
}
    fragment ChatCaseCard on ChatCase {
  id
  number
  title
  state
  isOwn
  answerId
  appointmentAt
  appointmentUntil
  report
  files {
    id
    originalName
    fileSize
    mimeType
    url
    isOwn
  }
}`) as unknown as TypedDocumentString<ReportChatCaseMutation, ReportChatCaseMutationVariables>;
export const ReopenChatCaseDocument = new TypedDocumentString(`
    mutation ReopenChatCase($input: ReopenChatCaseInput!) {
  reopenChatCase(input: $input) {
    case {
      ...ChatCaseCard
    }
  }
}
    fragment ChatCaseCard on ChatCase {
  id
  number
  title
  state
  isOwn
  answerId
  appointmentAt
  appointmentUntil
  report
  files {
    id
    originalName
    fileSize
    mimeType
    url
    isOwn
  }
}`) as unknown as TypedDocumentString<ReopenChatCaseMutation, ReopenChatCaseMutationVariables>;
export const SignOutEndUserDocument = new TypedDocumentString(`
    mutation SignOutEndUser {
  signOut {
    signedOut
  }
}
    `) as unknown as TypedDocumentString<SignOutEndUserMutation, SignOutEndUserMutationVariables>;
export const EndConversationDocument = new TypedDocumentString(`
    mutation EndConversation($input: EndConversationInput!) {
  endConversation(input: $input) {
    status
    conversation {
      ...ChatConversation
    }
  }
}
    fragment ChatConversation on Conversation {
  id
  status
  cursor
  summary
  handledBy
}`) as unknown as TypedDocumentString<EndConversationMutation, EndConversationMutationVariables>;