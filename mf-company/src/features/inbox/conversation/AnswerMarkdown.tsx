import { useTranslations } from '@hausgeist/shell-api';
import { PlainText } from '@hausgeist/ui';
import { lazy, Suspense, type ComponentProps } from 'react';

const Markdown = lazy(async () => ({
  default: (await import('@hausgeist/ui/markdown')).Markdown,
}));

/** What the assistant has written, as the tenant sees it; plain until the renderer is there. */
export function AnswerMarkdown({
  text,
  sources,
}: Pick<ComponentProps<typeof Markdown>, 'text' | 'sources'>) {
  const t = useTranslations('inbox.conversation');
  return (
    <Suspense fallback={<PlainText>{text}</PlainText>}>
      <Markdown
        text={text}
        sources={sources}
        describeSource={(source) => t('sourceMarker', { ...source })}
      />
    </Suspense>
  );
}
