import { useTranslations } from '@hausgeist/shell-api';
import { memo, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { citationMarkers, type CitedSource } from './citation-markers';
import styles from './MarkdownText.module.css';

/** What an answer's text needs to be shown. */
export interface MarkdownTextProps {
  text: string;
  sources: readonly CitedSource[];
  /** Still growing: links are not yet links, since screen readers do not see this text. */
  growing?: boolean;
}

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The address, if it leads where an answer may lead; relative ones lead nowhere. */
export function safeUrl(url: string): string {
  try {
    return SAFE_PROTOCOLS.has(new URL(url).protocol) ? url : '';
  } catch {
    return '';
  }
}

function Heading({ children }: { children?: ReactNode }) {
  return <p className={styles.heading}>{children}</p>;
}

function AnswerLink({ href, children }: { href?: string; children?: ReactNode }) {
  if (!href) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function WideTable({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.table}>
      <table>{children}</table>
    </div>
  );
}

// The page's outline is not the answer's to change, so its headings are bold lines.
const components: Components = {
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  a: AnswerLink,
  table: WideTable,
};

const growingComponents: Components = {
  ...components,
  a: ({ children }) => <u>{children}</u>,
};

function AnswerMarkdown({ text, sources, growing = false }: MarkdownTextProps) {
  const t = useTranslations('message');
  const markers = {
    sources,
    className: styles.marker ?? '',
    describe: ({ index, title }: CitedSource) => t('sourceMarker', { index, title }),
  };
  return (
    <div className={styles.text}>
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[[citationMarkers, markers]]}
        components={growing ? growingComponents : components}
        disallowedElements={['img', 'input', 'section']}
        urlTransform={safeUrl}
      >
        {text}
      </Markdown>
    </div>
  );
}

/** Markdown without what an answer must not bring: no HTML, no images, no odd links. */
export const MarkdownText = memo(AnswerMarkdown);
