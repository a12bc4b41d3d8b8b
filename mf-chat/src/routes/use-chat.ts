import { hasFirstScreen, useGraphqlClient, type ToldRefusal } from '@hausgeist/shell-api/slim';
import { useRef, useState } from 'react';
import { forgetFiles, useStagedFiles } from '../features/attachments';
import { useDraft } from '../features/composer';
import {
  emptyConversation,
  readConversation,
  unansweredMessage,
  useConversation,
  useConversationFeed,
  useLoading,
  usePolling,
  useRateAnswer,
  useRetryAnswer,
  useSendMessage,
  useStopAnswer,
  useWaitingMessages,
  withHistory,
  withSnapshot,
  type ConversationSnapshot,
  type Draft,
  type LocalContent,
  type Notice,
} from '../features/conversation';
import { preloadHumanContact } from '../features/human-contact';
import { useIdentification } from '../features/identification';
import type { ChatSession, ChatUser } from '../features/session';
import { useEndConversation } from '../features/summary';
import { useChatStart } from './use-chat-start';
import { useLateParts } from './use-late-parts';

const WELCOME: LocalContent = { by: 'bot', key: 'welcome' };

const NO_ANSWER: Notice = { kind: 'send', detail: { key: 'noAnswer' } };

interface ChatOptions {
  session: ChatSession;
  /** Keeps who was identified; returns the session that is theirs. */
  remember: (user: ChatUser) => ChatSession;
}

/** Everything the chat page knows and can do, put together from the features. */
export function useChat({ session, remember }: ChatOptions) {
  const client = useGraphqlClient();
  // The static first screen has said it.
  const [isWelcome] = useState(() => !session.user && !session.code && hasFirstScreen());
  const { state, update, say } = useConversation(isWelcome ? WELCOME : undefined);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { loading, failed, begin, forget } = useLoading(state);

  // Questions before the sign-in are those of the user who signs in.
  const asked = useRef<string[]>([]);

  async function takeUp(user: ChatUser): Promise<void> {
    const { id } = remember(user);
    // Another user than before must not see what was said here.
    if (id !== session.id) {
      update(({ localCount }) => ({ ...emptyConversation, localCount }));
      draft.forget();
      for (const question of asked.current) draft.keep(question);
      staged.clear();
      void forgetFiles();
    }
    asked.current = [];
    // What was written before the sign-in expired; where reading fails, the feed brings it.
    const [{ found }] = await Promise.all([
      readConversation(client, id).catch(() => ({ found: undefined })),
      preloadHumanContact(client),
    ]);
    if (found) update((known) => withHistory(known, found.conversation, found.messages));
  }

  function resume(name: string, found: ConversationSnapshot['found']): void {
    say({ by: 'bot', key: 'greeting', name }, { createdAt: found?.messages[0]?.createdAt });
    identification.resume();
    if (!found) return;
    update((known) => withSnapshot(known, found.conversation, found.messages));
    const open = unansweredMessage(found.messages);
    if (open) begin(open.requestId ?? open.id, open.attachments.length > 0);
  }

  const identification = useIdentification({
    say,
    onIdentified: takeUp,
    onQuestion: (text) => {
      asked.current.push(text);
      draft.keep(text);
    },
  });
  const { step, expire } = identification;
  const identified = step === 'complete';
  const waiting = state.outgoing.filter(({ status }) => status === 'waiting');
  const draft = useDraft(
    session.id,
    identified,
    waiting.map(({ text }) => text),
  );
  const staged = useStagedFiles(
    'chatFiles',
    identified ? session.id : undefined,
    waiting.flatMap(({ files }) => files),
  );
  useLateParts(
    identified &&
      (state.messages.size > 0 ||
        state.outgoing.length > 0 ||
        staged.files.length > 0 ||
        draft.text !== ''),
  );
  const start = useChatStart({
    session,
    remember,
    onStranger: (key, failure) => identification.welcome(key, isWelcome, failure),
    onKnown: resume,
  });

  function giveBack({ text, files }: Draft, failure: ToldRefusal): void {
    draft.giveBack(text);
    staged.add(files);
    expire(failure);
  }

  const sending = useSendMessage({
    session,
    update,
    say,
    setNotice,
    isWaiting: waiting.length > 0,
    onSent: begin,
    onExpired: giveBack,
    onFilesLeft: staged.add,
  });
  useWaitingMessages(state.outgoing, sending.resend);
  const retryAnswer = useRetryAnswer({
    sessionId: session.id,
    update,
    setNotice,
    onAsked: ({ replyToId }) => {
      const question = replyToId === null ? undefined : state.messages.get(replyToId);
      if (question) begin(question.requestId ?? question.id, question.attachments.length > 0);
    },
    onExpired: expire,
  });
  const stopAnswer = useStopAnswer({ sessionId: session.id, update, setNotice, onExpired: expire });
  const rateAnswer = useRateAnswer({ sessionId: session.id, update, onExpired: expire });
  const ending = useEndConversation({ session, update, say, setNotice, onExpired: expire });
  const live = { sessionId: session.id, active: identified, update, onExpired: expire };
  usePolling(live);
  useConversationFeed({
    ...live,
    state,
    onEventError: (detail) =>
      setNotice({ kind: 'event', detail: { refusal: { message: detail } } }),
  });

  function dismissNotice(): void {
    setNotice(null);
    if (failed) forget();
  }

  function send(): void {
    const written = draft.text.trim();
    draft.setText('');
    setNotice(null);
    if (identified) {
      staged.clear();
      void sending.send({ text: written, files: staged.files });
    } else {
      identification.take(written);
    }
  }

  /** Sends a text that was not written; what is being written stays. */
  function sayAtOnce(text: string): void {
    setNotice(null);
    if (identified) void sending.send({ text, files: [] });
    else identification.takeWish(text);
  }

  return {
    state,
    say,
    start,
    step,
    identified,
    /** Messages wait for a connection, and say so themselves. */
    isWaiting: waiting.length > 0,
    notice: notice ?? (failed ? NO_ANSWER : null),
    draft,
    staged,
    /** Sending waits. */
    busy: loading || identification.checking,
    loading,
    checking: identification.checking,
    ending: ending.ending,
    dismissNotice,
    send,
    /** Takes what was sent before anything could take it. */
    takeSent: identification.take,
    sayAtOnce,
    end: ending.end,
    resend: sending.resend,
    retryAnswer,
    stopAnswer,
    rateAnswer,
  };
}
