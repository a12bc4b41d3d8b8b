import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { citationMarkers, type CitedSource } from './citation-markers';
import { blockDirections, contactLinks } from './contact-links';
import styles from './Markdown.module.css';

/** What an answer's text needs to be shown. */
export interface MarkdownProps {
  text: string;
  sources: readonly CitedSource[];
  /** Says what a mark in the text stands for. */
  describeSource: (source: CitedSource) => string;
  /** Still growing: links are not yet links, since screen readers do not see this text. */
  growing?: boolean;
}

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The address, if it leads where an answer may lead; relative ones lead nowhere. */
function safeUrl(url: string): string {
  try {
    return SAFE_PROTOCOLS.has(new URL(url).protocol) ? url : '';
  } catch {
    return '';
  }
}

function Heading({ children, dir }: ComponentProps<'p'>) {
  return (
    <p className={styles.heading} dir={dir}>
      {children}
    </p>
  );
}

function AnswerLink({ href, children, dir }: ComponentProps<'a'>) {
  if (!href) return <span dir={dir}>{children}</span>;
  // A call or a mail leaves no page behind.
  const page = href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={href} dir={dir} {...page}>
      {children}
    </a>
  );
}

function WideTable({ children, dir }: ComponentProps<'table'>) {
  return (
    <div className={styles.table} dir={dir}>
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
  a: ({ children, dir }) => <u dir={dir}>{children}</u>,
};

/**
 * Markdown without what an answer must not bring: no HTML, no images, no odd links. Telephone
 * numbers and addresses can be tapped.
 */
export function Markdown({ text, sources, describeSource, growing = false }: MarkdownProps) {
  const markers = { sources, className: styles.marker ?? '', describe: describeSource };
  return (
    <div className={styles.text}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[[citationMarkers, markers], contactLinks, blockDirections]}
        components={growing ? growingComponents : components}
        disallowedElements={['img', 'input', 'section']}
        urlTransform={safeUrl}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
