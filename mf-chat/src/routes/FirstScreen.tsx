import { useTranslations } from '@hausgeist/shell-api/slim';
import { useRef } from 'react';
import { ChatActions, Composer } from '../features/composer';
import { MessageLog, type TimelineItem } from '../features/conversation';
import { HumanContact } from '../features/human-contact';
import { Intro } from '../features/intro';
import styles from './ChatPage.module.css';

const nothing = () => undefined;
const NOTHING: readonly never[] = [];

/** The time is that of the build, so it takes its room and is not shown. */
const BUILT_AT = new Date().toISOString();

const WELCOME: TimelineItem = {
  kind: 'local',
  key: 'welcome',
  createdAt: BUILT_AT,
  message: {
    ...{ id: 'welcome', createdAt: BUILT_AT, behind: 0, order: 1 },
    content: { by: 'bot', key: 'welcome' },
  },
};

/**
 * The chat as strangers see it, drawn at build for the time before any script has run. What is
 * typed into it is kept when `ChatPage` takes its place.
 */
export function FirstScreen() {
  const t = useTranslations();
  const input = useRef<HTMLTextAreaElement>(null);
  return (
    <section className={`${styles.chat} ${styles.timeless}`} aria-label={t('chat.label')}>
      <MessageLog
        intro={<Intro />}
        items={[WELCOME]}
        typing={false}
        streaming={false}
        slow={false}
        canChoose={false}
        actions={{ onResend: nothing }}
      />
      <div className={styles.dock}>
        <Composer
          inputRef={input}
          step="email"
          busy={false}
          text=""
          onTextChange={nothing}
          files={NOTHING}
          refusals={NOTHING}
          onFilesAdd={nothing}
          onFileRemove={nothing}
          onSend={nothing}
          onEscape={nothing}
        />
        <ChatActions
          onPerson={nothing}
          busy={false}
          canEnd={false}
          ending={false}
          onEnd={nothing}
          onClear={nothing}
        />
        <HumanContact />
      </div>
    </section>
  );
}
