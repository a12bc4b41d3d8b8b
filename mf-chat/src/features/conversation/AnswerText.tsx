import { PlainText } from '@hausgeist/ui';
import { late, LatePart } from '../late-part';
import type { MarkdownTextProps } from './MarkdownText';

const loadMarkdown = () => import('./MarkdownText');

const MarkdownText = late(async () => (await loadMarkdown()).MarkdownText);

/** Fetches the Markdown renderer before the first answer needs it. */
export function preloadAnswerText(): void {
  // A failure shows, and is tried again, when the first answer is rendered.
  loadMarkdown().catch(() => undefined);
}

/** An answer with its Markdown; plain as long as the renderer is on its way, or if it never arrives. */
export function AnswerText(props: MarkdownTextProps) {
  return (
    <LatePart fallback={<PlainText>{props.text}</PlainText>}>
      <MarkdownText {...props} />
    </LatePart>
  );
}
