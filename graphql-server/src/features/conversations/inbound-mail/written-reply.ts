/** Stands at the head of mails that can be answered: what is below it in an answer is the mail itself. */
export const REPLY_MARK = 'Bitte antworten Sie oberhalb dieser Zeile.';

/** Lines of a mail; a reply of a person has fewer, and what is longer is not looked through. */
const MOST_LINES = 5_000;

const isQuoted = (line: string) => line.startsWith('>');
const isBlank = (line: string) => /^[\s\u00A0]*$/.test(line);

/** What mail programs write between an answer and the whole of the mail below it. */
const SEPARATOR =
  /^[\s*]*[-_=]{2,}\s*(?:Ursprüngliche (?:Nachricht|Mail|E-Mail)|Originalnachricht|Original[- ](?:Nachricht|Message|Mail)|Weitergeleitete Nachricht|Forwarded message)\s*[-_=]*[\s*]*$/i;

/** Lines of the head that such programs repeat: a sender, with a time or a recipient close below. */
const HEAD_SENDER = /^[\s*]*(?:Von|From|Absender)\s*:[\s*]*\S/;
const HEAD_OTHER =
  /^[\s*]*(?:Gesendet|Sent|Datum|Date|An|To|Betreff|Subject|Cc|Antwort an|Reply-To)\s*:/;
const HEAD_LINES = 6;
const LEAST_HEAD_LINES = 3;

/** The line that introduces a quotation, if need be with the lines before it. */
const SAYS_WROTE =
  /\b(?:schrieb|wrote|geschrieben|escribió|scritto|pisze|napisała?)\b|\ba écrit\b/i;
const SAYS_WHEN = /\d{1,2}[:.]\d{2}|\d{4}|\d{1,2}\.\s?(?:\d{1,2}\.|[A-ZÄÖÜ][a-zä])/;
const SAYS_WHO = /<[^<>\s]+@[^<>]+>|\[mailto:/;
const LONGEST_INTRODUCTION = 400;
const INTRODUCTION_LINES = 3;

/** What programs of phones, and guards against viruses, add to the end. */
const ADDED = [
  /^(?:Von|Aus) (?:meine[mr]|unterwegs|Yahoo|Outlook|Samsung|AOL|Proton|WEB\.DE|GMX)\b.{0,80}(?:gesendet|geschickt)\.?$/i,
  /^Gesendet (?:von|mit|über|vom|aus)\b.{1,100}$/i,
  /^(?:Diese|Die) (?:Nachricht|Mail|E-Mail) wurde (?:von|mit|über)\b.{1,120}(?:gesendet|geprüft|geschickt)\.?$/i,
  /^Virenfrei\.?(?:\s*www\..{1,40})?$/i,
  /^(?:Holen Sie sich|Get) Outlook (?:für|for)\b.{1,60}$/i,
  /^Outlook für .{1,30} (?:beziehen|herunterladen).{0,60}$/i,
  /^Sent (?:from|with|via) (?:my|Outlook|Mail|Yahoo|Samsung|Proton|AOL|a mobile)\b.{0,80}$/i,
];

/** The line above which a signature ends a mail, as RFC 3676 has it; many programs drop its space. */
const SIGNATURE = /^-- ?$/;
const MOST_SIGNATURE_LINES = 12;

/**
 * What the sender of an answer has newly written: without the quoted mail and what introduces it,
 * wherever the answer stands, and without signatures that are marked as such. Where it is in doubt whether
 * a line is the sender's, it stays: too much is read over, and what is missing is not known to be.
 */
export function writtenReply(text: string): string {
  const all = text.replaceAll('\r\n', '\n').split('\n', MOST_LINES);
  const lines = withoutQuotes(all.slice(0, endOfAnswer(all)));
  return withoutAdditions(withoutSignature(lines))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Where the whole of another mail begins, not marked line by line. */
function endOfAnswer(lines: readonly string[]): number {
  const end = lines.findIndex(
    (line, index) =>
      (line.includes(REPLY_MARK) && !isQuoted(line)) ||
      SEPARATOR.test(line) ||
      isHead(lines, index),
  );
  if (end === -1) return lines.length;
  // A line of nothing but signs, and one that says who wrote, belong to what is below them.
  let first = end;
  while (first > 0 && /^[\s*_=-]*$/.test(lines[first - 1] ?? '')) first -= 1;
  return first - introductionBefore(lines, first, true);
}

function isHead(lines: readonly string[], index: number): boolean {
  if (!HEAD_SENDER.test(lines[index] ?? '')) return false;
  const head = lines.slice(index + 1, index + HEAD_LINES).filter((line) => HEAD_OTHER.test(line));
  return head.length + 1 >= LEAST_HEAD_LINES;
}

/** Without the lines that are marked as quoted, and what introduces them. */
function withoutQuotes(lines: readonly string[]): string[] {
  const written: string[] = [];
  lines.forEach((line, index) => {
    if (!isQuoted(line)) {
      written.push(line);
      return;
    }
    if (isQuoted(lines[index - 1] ?? '')) return;
    const count = introductionBefore(written, written.length, true);
    if (count > 0) written.length -= count;
    else written.push('');
  });
  const left = introductionBefore(written, written.length, false);
  return left > 0 ? written.slice(0, -left) : written;
}

/**
 * How many lines above an end introduce a quotation, with the empty ones around them. Where no quotation
 * is seen below, only what names an address is taken for one.
 */
function introductionBefore(lines: readonly string[], end: number, isQuoteBelow: boolean): number {
  let last = end;
  while (last > 0 && isBlank(lines[last - 1] ?? '')) last -= 1;
  for (let count = 1; count <= INTRODUCTION_LINES && count <= last; count += 1) {
    const candidate = lines.slice(last - count, last);
    if (candidate.some(isBlank)) return 0;
    const joined = candidate.map((line) => line.trim()).join(' ');
    if (joined.length > LONGEST_INTRODUCTION || !joined.endsWith(':')) return 0;
    const names = SAYS_WHO.test(joined) || (isQuoteBelow && SAYS_WHEN.test(joined));
    if (SAYS_WROTE.test(joined) && names) return end - last + count;
  }
  return 0;
}

/** Without the signature, if one is marked: what is below its line, down to the next empty line and on. */
function withoutSignature(lines: string[]): string[] {
  const start = lines.findLastIndex((line) => SIGNATURE.test(line));
  if (start === -1) return lines;
  const below = lines.slice(start + 1).filter((line) => !isBlank(line));
  return below.length <= MOST_SIGNATURE_LINES ? lines.slice(0, start) : lines;
}

function withoutAdditions(lines: string[]): string[] {
  let end = lines.length;
  while (end > 0) {
    const line = (lines[end - 1] ?? '').trim();
    if (line !== '' && !ADDED.some((added) => added.test(line))) break;
    end -= 1;
  }
  return lines.slice(0, end);
}
