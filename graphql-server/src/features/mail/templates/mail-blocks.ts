/** Text of one weight. */
export interface MailInline {
  text: string;
  bold?: boolean;
}

/** Content of a mail, from which both its HTML and its plain text are written. */
export type MailBlock =
  | { kind: 'paragraph' | 'heading' | 'note'; content: readonly MailInline[] }
  | { kind: 'list'; items: readonly MailListItem[] }
  /** Names with their values, such as an address. */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /** Set apart from the rest, e.g. a summary. */
  | { kind: 'panel'; blocks: readonly MailBlock[] }
  /** The one thing to do. The address is also shown, for those who cannot press it. */
  | { kind: 'button'; label: string; url: string }
  /** One of several things that can be opened. */
  | { kind: 'link'; label: string; url: string };

/** One entry of a list with its mark, `•` or a number. */
export interface MailListItem {
  mark: string;
  blocks: readonly MailBlock[];
}

const inline = (content: string | readonly MailInline[]) =>
  typeof content === 'string' ? [{ text: content }] : content;

export const paragraph = (content: string | readonly MailInline[]): MailBlock => ({
  kind: 'paragraph',
  content: inline(content),
});

export const heading = (text: string): MailBlock => ({ kind: 'heading', content: inline(text) });

/** Small print. */
export const note = (text: string): MailBlock => ({ kind: 'note', content: inline(text) });

export const bulletList = (entries: readonly string[]): MailBlock => ({
  kind: 'list',
  items: entries.map((entry) => ({ mark: '•', blocks: [paragraph(entry)] })),
});

export const facts = (...rows: (readonly [name: string, value: string])[]): MailBlock => ({
  kind: 'facts',
  rows: rows.filter(([, value]) => value.trim()),
});

export const panel = (blocks: readonly MailBlock[]): MailBlock => ({ kind: 'panel', blocks });

export const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url });
