import { PlainText } from '@hausgeist/ui';
import { lazy, Suspense } from 'react';

const Markdown = lazy(async () => ({
  default: (await import('@hausgeist/ui/markdown')).Markdown,
}));

const NO_SOURCES = [] as const;
const noSource = () => '';

/** Markdown that a person has written, without sources; plain until the renderer is there. */
export function WrittenMarkdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<PlainText>{text}</PlainText>}>
      <Markdown text={text} sources={NO_SOURCES} describeSource={noSource} />
    </Suspense>
  );
}
