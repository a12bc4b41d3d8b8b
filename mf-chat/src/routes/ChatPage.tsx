import { useReconnect, useTranslations } from '@hausgeist/shell-api/slim';
import { useEffect, useMemo, useRef, useState } from 'react';
import { forgetFiles } from '../features/attachments';
import { ChatActions, ClearDialog, Composer } from '../features/composer';
import {
  AnswerExtra,
  ConnectionStatus,
  isStreaming,
  MessageLog,
  NoticeLine,
  runningAnswer,
  timelineOf,
  unansweredMessage,
  useConnectionNotice,
  useTellTyping,
  useWriter,
} from '../features/conversation';
import { forgetReport, useDamageOffer } from '../features/damage';
import { EarlierDialog } from '../features/earlier';
import { HumanContact, OwnHumanContact } from '../features/human-contact';
import { keepEmail, LinkOffer } from '../features/identification';
import { Intro, Suggestions } from '../features/intro';
import { LatePart } from '../features/late-part';
import { type ChatSessionHandle, useStartOver } from '../features/session';
import { MyDataDialog } from '../features/my-data';
import { CompanyNews } from '../features/news';
import { EndDialog, SummaryDialog } from '../features/summary';
import { ChatStart } from './ChatStart';
import { useChat } from './use-chat';
import { useStableActions } from './use-stable-actions';
import { useFirstScreen } from './use-first-screen';
import styles from './ChatPage.module.css';

const NOTHING: readonly never[] = [];

/** How often the company has let its tenant know something here. */
const toldBy = (messages: Iterable<{ sender: string }>): number =>
  [...messages].filter(({ sender }) => sender === 'SYSTEM').length;

/** The chat. Key it by the generation of the session: a new one starts with nothing. */
export function ChatPage(handle: ChatSessionHandle) {
  const { session, generation, remember, goOnWith } = handle;
  const t = useTranslations();
  const chat = useChat({ session, remember });
  const { state, staged, identified, draft } = chat;
  const input = useRef<HTMLTextAreaElement>(null);
  const leave = useStartOver(handle);
  const startOver = () => {
    forgetReport();
    void forgetFiles();
    leave();
  };
  useFirstScreen({ input, onText: draft.setText, onSent: chat.takeSent });
  const [asksToClear, setAsksToClear] = useState(false);
  const [asksToEnd, setAsksToEnd] = useState(false);
  const [looksBack, setLooksBack] = useState(false);
  const [seesData, setSeesData] = useState(false);
  // The same element in every render, so that the list below it need not be rendered anew.
  const intro = useMemo(
    () =>
      identified ? (
        <Intro own={{ onEarlier: () => setLooksBack(true), onMyData: () => setSeesData(true) }} />
      ) : (
        <Intro />
      ),
    [identified],
  );
  const actions = useStableActions({
    onRetry: (answer) => void chat.retryAnswer(answer),
    onResend: (message) => void chat.resend(message),
    onChoose: (choice, byKeyboard) => {
      chat.sayAtOnce(choice);
      // The button goes, and with it the keyboard's place; a thumb wants no keyboard to open.
      if (byKeyboard) input.current?.focus();
    },
    onRate: chat.rateAnswer,
  });
  const offerOf = useDamageOffer(state.messages);
  const reconnect = useReconnect();
  const connection = useConnectionNotice(identified);
  const writer = useWriter(state);
  const tellTyping = useTellTyping(session.id, identified && state.messages.size > 0);
  const items = useMemo(() => timelineOf(state), [state]);

  const ready = chat.start.phase === 'ready';
  useEffect(() => {
    // At the first visit the focus belongs to the page; later the visitor was already writing.
    if (ready && generation > 0) input.current?.focus();
  }, [ready, generation]);

  const ask = (question: string) => {
    draft.setText(question);
    input.current?.focus();
  };
  const beginner = state.messages.size === 0 && state.outgoing.length === 0;

  const { phase, tryAgain } = chat.start;
  if (phase !== 'ready') return <ChatStart phase={phase} onTryAgain={tryAgain} />;

  const { conversation } = state;
  const ended = conversation !== null && conversation.status !== 'OPEN';
  const streaming = isStreaming(state);
  const running = runningAnswer(state);
  // A person answers in their own time.
  const byPerson = Boolean(conversation?.handledBy);
  const unanswered =
    !ended && !byPerson && unansweredMessage(state.messages.values()) !== undefined;
  const clear = () => {
    draft.forget();
    keepEmail();
    startOver();
  };
  const hasSomethingToLose = chat.step !== 'email' || !draft.isEmpty || staged.files.length > 0;

  return (
    <section className={styles.chat} aria-label={t('chat.label')}>
      {connection && !chat.isWaiting && (
        <ConnectionStatus state={connection} onReconnect={reconnect} />
      )}
      {identified && (
        <LatePart fallback={null}>
          <CompanyNews
            told={toldBy(state.messages.values())}
            currentId={session.id}
            onRead={goOnWith}
          />
        </LatePart>
      )}
      <AnswerExtra value={offerOf}>
        <MessageLog
          intro={intro}
          items={items}
          typing={(chat.loading && unanswered && !streaming) || chat.checking}
          writer={writer}
          streaming={streaming}
          slow={!chat.loading && unanswered && !streaming}
          canChoose={identified && !ended && !chat.busy}
          actions={actions}
        />
      </AnswerExtra>
      <div className={styles.dock}>
        {chat.notice && <NoticeLine notice={chat.notice} onDismiss={chat.dismissNotice} />}
        {!identified && chat.start.usedCode && (
          <LinkOffer code={chat.start.usedCode} say={chat.say} onDone={chat.start.forgetCode} />
        )}
        {identified && beginner && <Suggestions onAsk={ask} />}
        <Composer
          inputRef={input}
          step={chat.step}
          busy={chat.busy}
          text={draft.text}
          onTextChange={(text) => {
            draft.setText(text);
            tellTyping(text);
          }}
          // Kept until the user who chose them is signed in again.
          files={identified ? staged.files : NOTHING}
          refusals={identified ? staged.refusals : NOTHING}
          onFilesAdd={staged.add}
          onFileRemove={staged.remove}
          onSend={() => {
            tellTyping('');
            chat.send();
          }}
          onStop={running && (() => void chat.stopAnswer(running.id))}
          onEscape={() => {
            chat.dismissNotice();
            staged.forgetRefusals();
          }}
        />
        <ChatActions
          onPerson={() => chat.sayAtOnce(t('composer.personMessage'))}
          busy={chat.busy}
          canEnd={identified}
          ending={chat.ending}
          onEnd={() => setAsksToEnd(true)}
          onClear={() => (hasSomethingToLose ? setAsksToClear(true) : clear())}
        />
        {identified ? (
          <OwnHumanContact>
            <button type="button" className={styles.myData} onClick={() => setSeesData(true)}>
              {t('myData.open')}
            </button>
          </OwnHumanContact>
        ) : (
          <HumanContact />
        )}
      </div>
      <LatePart fallback={null}>
        {looksBack && (
          <EarlierDialog
            currentId={session.id}
            onGoOn={goOnWith}
            onClose={() => setLooksBack(false)}
          />
        )}
        {seesData && <MyDataDialog onClose={() => setSeesData(false)} />}
        {asksToClear && <ClearDialog onConfirm={clear} onCancel={() => setAsksToClear(false)} />}
        {asksToEnd && (
          <EndDialog
            email={session.user?.email}
            isEmpty={state.messages.size === 0}
            onConfirm={() => {
              setAsksToEnd(false);
              void chat.end();
            }}
            onCancel={() => setAsksToEnd(false)}
          />
        )}
        {ended && (
          <SummaryDialog
            summary={conversation.status === 'ENDED' ? (conversation.summary ?? '') : null}
            onClose={startOver}
          />
        )}
      </LatePart>
    </section>
  );
}
