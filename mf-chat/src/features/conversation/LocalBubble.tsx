import { useTranslations } from '@hausgeist/shell-api/slim';
import { PlainText, VisuallyHidden } from '@hausgeist/ui';
import { CallButtons } from '../guidance';
import type { LocalContent, LocalMessage } from './local-content';
import { MessageBubble } from './MessageBubble';
import { Said } from './Said';
import styles from './LocalBubble.module.css';

const MASK = '••••••';

function Content({ content }: { content: LocalContent }) {
  const t = useTranslations();
  if (content.by === 'user') {
    if (!content.masked) return <PlainText>{content.text}</PlainText>;
    return (
      <p>
        <span aria-hidden="true">{MASK}</span>
        <VisuallyHidden>{t('log.masked')}</VisuallyHidden>
      </p>
    );
  }
  if (content.by === 'system') return <PlainText>{t(content.key)}</PlainText>;
  // The server speaks German.
  if ('text' in content) return <PlainText lang="de">{content.text}</PlainText>;
  const said = <Said what={content.key} name={content.name} />;
  if (!content.emergency) return said;
  const isFirst = content.emergency === 'first';
  return (
    <>
      {!isFirst && said}
      <div className={isFirst ? styles.first : styles.emergency}>
        <PlainText>{t('message.inDanger')}</PlainText>
        <CallButtons calls={[{ label: t('message.fireBrigade'), phone: '112' }]} urgent />
      </div>
      {isFirst && said}
    </>
  );
}

/** A message that only this page knows. */
export function LocalBubble({ message, first }: { message: LocalMessage; first: boolean }) {
  return (
    <MessageBubble
      author={message.content.by}
      createdAt={message.createdAt}
      first={first}
      isError={message.isError}
    >
      <Content content={message.content} />
    </MessageBubble>
  );
}
