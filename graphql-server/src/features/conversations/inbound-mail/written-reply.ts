/** Stands at the head of mails that can be answered: what is below it in an answer is the mail itself. */
export const REPLY_MARK = 'Bitte antworten Sie oberhalb dieser Zeile.';

/** What mail programs put above what they quote, and quoted lines themselves. */
const QUOTED = /^(?:|>.*|-{2,}.*-{2,}|_{5,}|(?:Von|From|Gesendet|Sent|An|To|Betreff|Subject): .*)$/;

/** The line that introduces a quotation; it may be broken in two. */
const INTRODUCTION = /^.{0,200}\b(?:schrieb|wrote|geschrieben)\b.{0,200}:$/;

/**
 * What the sender of an answer has written: everything above the mark of the quoted mail, without the
 * lines that introduce it.
 */
export function writtenReply(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const mark = lines.findIndex((line) => line.includes(REPLY_MARK));
  const written = mark === -1 ? lines : lines.slice(0, mark);
  while (written.length > 0) {
    const count = quotedAtTheEnd(written);
    if (count === 0) break;
    written.length -= count;
  }
  return written.join('\n').trim();
}

/** How many of the last lines are no longer what was written. */
function quotedAtTheEnd(lines: readonly string[]): number {
  const [last = '', before = ''] = [lines.at(-1)?.trim(), lines.at(-2)?.trim()];
  if (QUOTED.test(last) || INTRODUCTION.test(last)) return 1;
  return INTRODUCTION.test(`${before} ${last}`) ? 2 : 0;
}
