import { ApolloLink } from '@apollo/client';
import { Observable, Subject } from 'rxjs';
import type { EarlierConversation } from '../features/earlier';
import type { OwnRequest } from '../features/my-data';
import type {
  ChatCaseCardFragment,
  ChatConversationFragment,
  ChatMessageFragment,
  ChatNoticeCardFragment,
  RateAnswerInput,
} from '../gql/graphql';
import { aConversation, anAnswer, anOwnRequest, reportCase } from './factories';

/** An error as the server words it; `NETWORK` stands for no answer at all. */
export interface FakeFailure {
  code: string;
  message?: string;
  /** Why, as the server names it. */
  reason?: string;
  /** What its text has in place of its names. */
  params?: Readonly<Record<string, string>>;
}

type Variables = Record<string, unknown>;

/** Answers the chat's GraphQL operations from memory, as the real server would. */
export class FakeServer {
  readonly user = { firstName: 'Anna', lastName: 'Berger', email: 'anna@beispiel.de' };
  readonly authNumber = '123456';
  /** The code that is mailed, where one is asked for. */
  signInCode: string | undefined;
  /** The code of a mailed link; it is good once. */
  linkCode: string | undefined = 'link-code';
  signedIn = false;
  conversation: ChatConversationFragment | null = null;
  messages: ChatMessageFragment[] = [];
  /** The list of one's own conversations. */
  earlier: Omit<EarlierConversation, 'cursor'>[] = [];
  /** What the company does and says outside of the chat. */
  news: { chatCases: ChatCaseCardFragment[]; chatNotices: ChatNoticeCardFragment[] } = {
    chatCases: [],
    chatNotices: [],
  };
  /** What was asked for about one's own data, the newest first. */
  ownRequests: OwnRequest[] = [];
  /** Every operation that was asked for, in order. */
  readonly calls: { name: string; input: Variables; timeoutMs?: number }[] = [];
  /** Why a link is refused that is not good. */
  linkRefusal: 'SIGN_IN_LINK_VOID' | 'SIGN_IN_LINK_USED' = 'SIGN_IN_LINK_VOID';
  /** Of the user's company. */
  companySlug = 'lindenhof';
  /** What the next operations of a name fail with. */
  readonly failures = new Map<string, FakeFailure>();
  /** Operations that hang until `release` is called. */
  readonly held = new Set<string>();
  readonly #events = new Subject<Record<string, unknown>>();
  readonly #released = new Subject<string>();

  /** Tells followers of the conversation. */
  emit(event: { __typename: string } & Record<string, unknown>): void {
    this.#events.next(event);
  }

  /** Lets a held operation go on. */
  release(name: string): void {
    this.held.delete(name);
    this.#released.next(name);
  }

  /** Stores an answer to the newest message and tells the followers. */
  answer(overrides: Partial<ChatMessageFragment> = {}): ChatMessageFragment {
    const question = this.messages.at(-1);
    const sequence = this.messages.length + 1;
    const answer = anAnswer({
      sequence,
      id: `message-${sequence}`,
      replyToId: question?.id ?? null,
      ...overrides,
    });
    this.messages.push(answer);
    this.emit({ __typename: 'MessageChanged', cursor: String(sequence), message: answer });
    return answer;
  }

  readonly link = new ApolloLink((operation) => {
    const name = operation.operationName ?? '';
    const variables: Variables = operation.variables;
    const { fetchOptions } = operation.getContext() as { fetchOptions?: { timeoutMs?: number } };
    const input = (variables.input as Variables | undefined) ?? variables;
    // It is told now and then while one writes; what tests look at are the other calls.
    if (name !== 'TellTyping') this.calls.push({ name, input, ...fetchOptions });
    if (name === 'ChatEvents') return this.#follow();
    return new Observable((observer) => {
      const respond = () => {
        const failure = this.failures.get(name);
        if (failure?.code === 'NETWORK') {
          observer.error(new TypeError('Failed to fetch'));
          return;
        }
        observer.next(failure ? toErrors(failure) : this.#run(name, variables));
        observer.complete();
      };
      if (!this.held.has(name)) {
        const timer = setTimeout(respond, 0);
        return () => clearTimeout(timer);
      }
      const waiting = this.#released.subscribe((released) => released === name && respond());
      return () => waiting.unsubscribe();
    });
  });

  #follow() {
    return new Observable<ApolloLink.Result>((observer) => {
      const following = this.#events.subscribe((conversationEvents) =>
        observer.next({ data: { conversationEvents } }),
      );
      return () => following.unsubscribe();
    });
  }

  #run(name: string, variables: Variables): ApolloLink.Result {
    const input = variables.input as Variables | undefined;
    if (name === 'AuthenticateEndUser') return this.#authenticate(input ?? {});
    if (name === 'SignInByLink') return this.#enter(input ?? {});
    if (name === 'RequestSignInLink') return { data: { requestSignInLink: { message: 'OK' } } };
    if (!this.signedIn) return toErrors({ code: 'UNAUTHENTICATED', message: 'Bitte anmelden.' });
    switch (name) {
      case 'ChatConversation':
        return { data: { viewer: this.#viewer(), conversation: this.#conversationPage() } };
      case 'SendMessage':
        return { data: { sendMessage: { message: this.#store(input ?? {}) } } };
      case 'RetryAnswer':
        return { data: { retryAnswer: { message: this.#retry(String(input?.messageId)) } } };
      case 'StopAnswer':
        return { data: { stopAnswer: { message: this.#stop(String(input?.messageId)) } } };
      case 'TellTyping':
        return { data: { tellTyping: { message: 'OK' } } };
      case 'HumanContact':
        return { data: { viewer: this.#contact() } };
      case 'ChatNews':
        return { data: { conversations: this.#earlier(), ...this.news } };
      case 'ReopenChatCase':
        return { data: { reopenChatCase: { case: this.news.chatCases[0] } } };
      case 'ReportChatCase':
        return { data: { reportChatCase: { case: reportCase(this.news, input ?? {}) } } };
      case 'NoteChatNotices':
        return { data: { noteChatNotices: { message: 'OK' } } };
      case 'DismissChatNotice':
        return { data: { dismissChatNotice: { message: 'OK' } } };
      case 'EarlierConversations':
        return { data: { conversations: this.#earlier() } };
      case 'OwnPrivacyRequests':
        return { data: { ownPrivacyRequests: this.ownRequests } };
      case 'AskForOwnData':
        return { data: { askForOwnData: { privacyRequest: this.#askFor(String(input?.kind)) } } };
      case 'RateAnswer':
        return { data: { rateAnswer: { message: this.#rate(input as RateAnswerInput) } } };
      case 'SignOutEndUser':
        this.signedIn = false;
        return { data: { signOut: { signedOut: true } } };
      case 'EndConversation':
        this.conversation = {
          ...(this.conversation ?? aConversation()),
          status: 'ENDING',
          cursor: '99',
        };
        return {
          data: { endConversation: { status: 'PROCESSING', conversation: this.conversation } },
        };
      default:
        throw new Error(`The fake server does not know ${name}.`);
    }
  }

  #authenticate({ email, authNumber, code }: Variables): ApolloLink.Result {
    if (email !== this.user.email || authNumber !== this.authNumber) {
      return toErrors({
        code: 'UNAUTHENTICATED',
        reason: 'INVALID_AUTH_NUMBER',
        message: 'Ungültige Authentifizierungsnummer (vom Server).',
      });
    }
    if (this.signInCode !== undefined && code !== this.signInCode) {
      const isAsked = code === null;
      return toErrors({
        code: isAsked ? 'TWO_FACTOR_REQUIRED' : 'UNAUTHENTICATED',
        reason: isAsked ? 'SIGN_IN_CODE_REQUIRED' : 'SIGN_IN_CODE_WRONG',
      });
    }
    this.signedIn = true;
    return { data: { authenticateEndUser: { endUser: this.user } } };
  }

  #enter({ token }: Variables): ApolloLink.Result {
    if (token !== this.linkCode) {
      return toErrors({ code: 'UNAUTHENTICATED', reason: this.linkRefusal });
    }
    this.linkCode = undefined;
    this.signedIn = true;
    return { data: { signInEndUserByLink: { endUser: this.user } } };
  }

  #viewer() {
    const company = { __typename: 'CompanyContact', slug: this.companySlug };
    const endUser = { ...this.user, company };
    return { __typename: 'EndUserViewer', kind: 'END_USER', endUser };
  }

  #conversationPage() {
    if (!this.conversation) return null;
    const edges = this.messages.map((node) => ({ node }));
    return {
      ...this.conversation,
      messages: { edges, pageInfo: { hasNextPage: false, endCursor: null } },
    };
  }

  #store({ requestId, content }: Variables): ChatMessageFragment {
    const known = this.messages.find((message) => message.requestId === requestId);
    if (known) return known;
    const sequence = this.messages.length + 1;
    this.conversation ??= aConversation();
    const message: ChatMessageFragment = {
      ...anAnswer({ sequence, attempt: 0, replyToId: null }),
      id: `message-${sequence}`,
      sender: 'USER',
      text: String(content),
      requestId: String(requestId),
      createdAt: new Date().toISOString(),
    };
    this.messages.push(message);
    return message;
  }

  #rate({ messageId, value }: RateAnswerInput): ChatMessageFragment | undefined {
    this.messages = this.messages.map((message) =>
      message.id === messageId ? { ...message, rating: value ? { value } : null } : message,
    );
    return this.messages.find(({ id }) => id === messageId);
  }

  #stop(id: string): ChatMessageFragment | undefined {
    this.messages = this.messages.map((message) =>
      message.id === id ? { ...message, status: 'COMPLETE', isStopped: true } : message,
    );
    return this.messages.find((message) => message.id === id);
  }

  #askFor(kind: string): OwnRequest {
    const id = `request-${this.ownRequests.length + 1}`;
    const request = anOwnRequest({ id, kind: kind as OwnRequest['kind'] });
    this.ownRequests = [request, ...this.ownRequests];
    return request;
  }

  /** Who is signed in, with whom to turn to. */
  #contact() {
    if (!this.signedIn) return { __typename: 'AnonymousViewer' };
    const company = {
      __typename: 'CompanyContact',
      name: 'Lindenhof Hausverwaltung GmbH',
      phone: '+49 40 66969 100',
      email: 'service@lindenhof.example',
    };
    return {
      __typename: 'EndUserViewer',
      endUser: { __typename: 'EndUserProfile', id: 'user-1', company },
    };
  }

  #earlier() {
    const edges = this.earlier.map((one) => ({ ...one, cursor: one.node.id }));
    return { edges, pageInfo: { hasNextPage: false, endCursor: edges.at(-1)?.cursor ?? null } };
  }

  #retry(id: string): ChatMessageFragment | undefined {
    this.messages = this.messages.map((message) =>
      message.id === id
        ? {
            ...message,
            status: 'GENERATING',
            isError: false,
            text: '',
            attempt: message.attempt + 1,
          }
        : message,
    );
    return this.messages.find((message) => message.id === id);
  }
}

function toErrors({ code, message = 'Fehler', reason, params }: FakeFailure): ApolloLink.Result {
  return { data: null, errors: [{ message, extensions: { code, reason, params } }] };
}
