import { PlainText } from '@hausgeist/ui';
import { lazy, Suspense } from 'react';
import type { MarkdownTextProps } from './MarkdownText';

const loadMarkdown = () => import('./MarkdownText');

const MarkdownText = lazy(async () => ({ default: (await loadMarkdown()).MarkdownText }));

/** Fetches the Markdown renderer before the first answer needs it. */
export function preloadAnswerText(): void {
  // A failure shows, and is tried again, when the first answer is rendered.
  loadMarkdown().catch(() => undefined);
}

/** An answer with its Markdown; plain as long as the renderer is on its way. */
export function AnswerText(props: MarkdownTextProps) {
  return (
    <Suspense fallback={<PlainText>{props.text}</PlainText>}>
      <MarkdownText {...props} />
    </Suspense>
  );
}
