import { useTranslations } from '@hausgeist/shell-api';
import { VisuallyHidden } from '@hausgeist/ui';
import type { LocalContent, LocalMessage } from './local-content';
import { MessageBubble } from './MessageBubble';
import { PlainText } from './PlainText';

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
  const text =
    'text' in content ? content.text : t(`assistant.${content.key}`, { name: content.name ?? '' });
  return (
    <div lang="de">
      <PlainText>{text}</PlainText>
    </div>
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
