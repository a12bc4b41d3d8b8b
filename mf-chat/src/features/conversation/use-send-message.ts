import {
  type ToldRefusal,
  toRequestFailure,
  useMutation,
  useTranslations,
} from '@hausgeist/shell-api/slim';
import { readFragment } from '../../gql/fragment-masking';
import { ChatMessageFragmentDoc, SendMessageDocument } from '../../gql/graphql';
import { UploadFailure, uploadFiles } from '../attachments';
import { useShownNotice } from '../intro';
import { randomId, type ChatSession } from '../session';
import { withMessages } from './conversation-state';
import type { OutgoingMessage } from './local-content';
import { withoutOutgoing, withOutgoing, withOutgoingChange } from './local-messages';
import { detailOf, type Notice } from './notice';
import type { Say, UpdateConversation } from './use-conversation';
import { useRefusalText } from './use-refusal-text';

const REQUEST_ID_LENGTH = 26;

/** What was written and is to be sent. */
export interface Draft {
  text: string;
  files: readonly File[];
}

interface SendOptions {
  session: ChatSession;
  update: UpdateConversation;
  say: Say;
  setNotice: (notice: Notice | null) => void;
  /** Messages wait for a connection: the next ones wait behind them. */
  isWaiting: boolean;
  /** An answer to this message is awaited. */
  onSent: (requestId: string, withFiles: boolean) => void;
  /** The sign-in has ended; what was to be sent comes back to the writer. */
  onExpired: (draft: Draft, failure: ToldRefusal) => void;
  /** Files that could not be uploaded come back to the writer. */
  onFilesLeft: (files: readonly File[]) => void;
}

type Sending = Pick<
  OutgoingMessage,
  'requestId' | 'text' | 'files' | 'attachmentIds' | 'createdAt'
>;

/** The server does not take these files, however often they come. */
const isRefusal = ({ status }: UploadFailure) => [400, 413, 415].includes(status);

/** Sends messages: shows them at once, uploads their files first, and keeps what failed for a retry. */
export function useSendMessage(options: SendOptions) {
  const { session, update, say, setNotice, onSent, onExpired, onFilesLeft } = options;
  const aiNotice = useShownNotice();
  const [sendMessage] = useMutation(SendMessageDocument);
  const speaks = useTranslations('assistant');
  const refusalText = useRefusalText();

  /** The ids of the uploaded files; empty when the text goes without them; undefined to give up. */
  async function upload(message: Sending): Promise<readonly string[] | undefined> {
    if (message.attachmentIds) return message.attachmentIds;
    if (message.files.length === 0) return [];
    const { requestId, text, files } = message;
    const request = { sessionId: session.id, files, userMessage: text, userData: session.user };
    try {
      const attachmentIds = await uploadFiles(request, (progress) =>
        update((state) => withOutgoingChange(state, requestId, { progress })),
      );
      update((state) => withOutgoingChange(state, requestId, { attachmentIds }));
      return attachmentIds;
    } catch (cause) {
      const failure =
        cause instanceof UploadFailure ? cause : new UploadFailure({ message: '' }, 0);
      if (failure.status === 401) {
        giveBack(message, failure.refusal);
        return undefined;
      }
      // The files wait with their message.
      if (failure.status === 0 && !navigator.onLine) {
        update((state) => withOutgoingChange(state, requestId, { status: 'waiting' }));
        return undefined;
      }
      setNotice({ kind: 'upload', refusal: failure.refusal });
      if (text === '') {
        update((state) =>
          isRefusal(failure)
            ? withoutOutgoing(state, requestId)
            : withOutgoingChange(state, requestId, { status: 'failed' }),
        );
        // Sent again as they are, they would be refused again; chosen anew, they may pass.
        if (isRefusal(failure)) onFilesLeft(files);
        return undefined;
      }
      say({ by: 'system', key: 'files.skipped' });
      onFilesLeft(files);
      update((state) => withOutgoingChange(state, requestId, { files: [] }));
      return [];
    }
  }

  function giveBack({ requestId, text, files }: Sending, failure: ToldRefusal): void {
    update((state) => withoutOutgoing(state, requestId));
    onExpired({ text, files }, failure);
  }

  function fail({ requestId }: Sending, cause: unknown): void {
    const failure = toRequestFailure(cause);
    // Said once, at the message itself, which goes out again as soon as there is a way.
    if (failure.code === 'NETWORK') {
      update((state) => withOutgoingChange(state, requestId, { status: 'waiting' }));
      return;
    }
    update((state) => withOutgoingChange(state, requestId, { status: 'failed' }));
    setNotice({ kind: 'send', detail: detailOf(failure) });
    // In the English interface the server's own words stand, which are German, as specified.
    const text = speaks('language') === 'en' ? failure.message : refusalText(failure);
    const content = text
      ? ({ by: 'bot', text } as const)
      : ({ by: 'bot', key: 'processingFailed' } as const);
    say(content, { isError: true, requestId });
  }

  /** Shows that a message is on its way; one that tries again by itself goes on saying that it waits. */
  function show(message: Sending, isQuiet: boolean): void {
    if (isQuiet) return;
    const uploads = message.files.length > 0 && !message.attachmentIds;
    setNotice(null);
    update((state) =>
      withOutgoing(state, { ...message, status: uploads ? 'uploading' : 'sending' }),
    );
  }

  async function deliver(message: Sending, isQuiet = false): Promise<void> {
    const { requestId, text, files } = message;
    show(message, isQuiet);
    onSent(requestId, files.length > 0);
    const attachmentIds = await upload(message);
    if (!attachmentIds) return;
    if (!isQuiet) update((state) => withOutgoingChange(state, requestId, { status: 'sending' }));
    try {
      const { data } = await sendMessage({
        variables: {
          input: {
            sessionId: session.id,
            requestId,
            content: text,
            attachmentIds: [...attachmentIds],
            aiNotice,
          },
        },
      });
      const stored = readFragment(ChatMessageFragmentDoc, data.sendMessage.message);
      update((state) => withMessages(state, [stored]));
    } catch (cause) {
      const failure = toRequestFailure(cause);
      if (failure.code === 'UNAUTHENTICATED') giveBack(message, failure);
      else fail(message, cause);
    }
  }

  return {
    send: async (draft: Draft) => {
      const requestId = randomId(REQUEST_ID_LENGTH);
      const message = { ...draft, requestId, createdAt: new Date().toISOString() };
      if (options.isWaiting)
        update((state) => withOutgoing(state, { ...message, status: 'waiting' }));
      else await deliver(message);
    },
    /** Tries a message again, as the same message; quietly where it was not asked for. */
    resend: (
      { requestId, text, files, attachmentIds, createdAt }: OutgoingMessage,
      isQuiet = false,
    ) => deliver({ requestId, text, files, attachmentIds, createdAt }, isQuiet),
  };
}
