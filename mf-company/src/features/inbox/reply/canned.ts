import type { InboxRow } from '../../inbox-live';

/** A text to answer with. */
export interface CannedReply {
  id: string;
  title: string;
  text: string;
}

/** What is typed behind a / with which the answer begins; undefined where it begins otherwise. */
export const typedAfterSlash = (text: string): string | undefined => /^\/(.*)$/.exec(text)?.[1];

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The texts in which every typed word begins one; those that have them in the title come first. */
export function repliesLike(replies: readonly CannedReply[], typed: string): CannedReply[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const has = (text: string) => {
    const parts = fold(text).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  const byTitle = replies.filter(({ title }) => has(title));
  return [...byTitle, ...replies.filter((one) => !byTitle.includes(one) && has(one.text))];
}

/** A text with its placeholders filled in for a conversation, and for the colleague who answers in it. */
export function filledIn(text: string, { endUser }: InboxRow, colleagueName: string): string {
  const { firstName, lastName, address, apartmentNumber } = endUser;
  const values: Readonly<Record<string, string>> = {
    ...{ firstName, lastName, address, apartmentNumber },
    fullName: `${firstName} ${lastName}`.trim(),
    colleagueName,
  };
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);
}
