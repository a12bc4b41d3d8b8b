import { createTranslator, useTranslations } from '@hausgeist/shell-api/slim';
import { PlainText } from '@hausgeist/ui';
import { assistant as german } from '../../messages/assistant/de';
import type { AssistantText } from './local-content';
import { readableText } from './readable-text';
import styles from './Said.module.css';

const inGerman = createTranslator({
  locale: 'de',
  messages: { assistant: german },
  namespace: 'assistant',
});

interface SaidProps {
  what: AssistantText;
  /** Who is greeted. */
  name?: string | undefined;
}

/**
 * What the assistant says in the language of the page. To readers of English it says it in German first: so it is
 * specified, and they read beneath it what it means.
 */
export function Said({ what, name = '' }: SaidProps) {
  const t = useTranslations('assistant');
  const language = t('language');
  const own = <PlainText lang={language}>{readableText(t(what, { name }))}</PlainText>;
  if (language !== 'en') return own;
  return (
    <>
      <PlainText lang="de">{readableText(inGerman(what, { name }))}</PlainText>
      <div className={styles.translated}>{own}</div>
    </>
  );
}
