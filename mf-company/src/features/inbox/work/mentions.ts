/** A colleague who can be mentioned. */
export interface Colleague {
  id: string;
  name: string;
}

/** The beginning of a mention before the caret: an @ after a space, and what follows it. */
const BEGUN = /(?:^|\s)@([\p{L}.-]*(?: [\p{L}.-]*)?)$/u;

/** What is typed of a mention that ends at the caret; undefined where there is none. */
export const mentionBefore = (text: string, caret: number): string | undefined =>
  BEGUN.exec(text.slice(0, caret))?.[1];

/** Colleagues whose name, or a part of it, begins with what was typed. */
export function colleaguesLike(colleagues: readonly Colleague[], typed: string): Colleague[] {
  const wanted = typed.toLocaleLowerCase();
  return colleagues.filter(({ name }) => {
    const whole = name.toLocaleLowerCase();
    return whole.startsWith(wanted) || whole.split(' ').some((part) => part.startsWith(wanted));
  });
}

/** The text with the begun mention completed, and where the caret is then. */
export function withMention(
  text: string,
  caret: number,
  { name }: Colleague,
): { text: string; caret: number } {
  const typed = mentionBefore(text, caret) ?? '';
  const before = `${text.slice(0, caret - typed.length)}${name} `;
  return { text: before + text.slice(caret), caret: before.length };
}

/** Ids of the colleagues whom a text mentions. */
export const mentionedIn = (text: string, colleagues: readonly Colleague[]): string[] =>
  colleagues.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);
