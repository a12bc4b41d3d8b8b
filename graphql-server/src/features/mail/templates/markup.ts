/** HTML that was put together by {@link markup}, and so is escaped already. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

/** What may stand between pieces of markup; nothing is shown for `undefined`, `null`, `false`. */
export type MarkupValue =
  | string
  | number
  | Markup
  | undefined
  | null
  | false
  | readonly MarkupValue[];

/**
 * Tag of a template literal that writes HTML: every value is escaped unless it is {@link Markup}
 * itself. Attribute values must stand in double quotes.
 */
export function markup(pieces: TemplateStringsArray, ...values: MarkupValue[]): Markup {
  return new Markup(pieces.map((piece, index) => piece + toHtml(values[index])).join(''));
}

function toHtml(value: MarkupValue): string {
  if (value === undefined || value === null || value === false) return '';
  if (value instanceof Markup) return value.html;
  if (typeof value === 'object') return value.map((part) => toHtml(part)).join('');
  return escapeHtml(String(value));
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Markup that is known before any input is, e.g. a style sheet. */
export const trusted = (html: string) => new Markup(html);

/** An address a link may lead to; anything but web, mail and telephone becomes `#`. */
export const safeLink = (address: string) =>
  /^(?:https?:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/iu.test(address) ? address : '#';
