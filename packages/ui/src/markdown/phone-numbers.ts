/** A telephone number in a text. */
export interface PhoneNumber {
  start: number;
  end: number;
  /** What a phone dials. */
  dial: string;
}

/** A start that only a telephone number has: a country's code, or an area's, in brackets or not. */
const START =
  /(?<![\w.,:/+-]|\d[ \u00a0])(?:(?:\+[1-9]\d{0,2}|00(?:49|43|41))(?:[ \u00a0]?\(0\))?|\(0[1-9]\d{1,4}\)|0[1-9]\d{1,14}(?!\d))/g;
const GROUP = /[ \u00a0]?[/–-]?[ \u00a0]?(\d+)/y;
const MOST_DIGITS = 15;
const FEWEST_DIGITS = 7;
/** A number without any gap may be one of a meter or a customer; so short it is. */
const FEWEST_DIGITS_AT_ONCE = 9;

const YEAR = /^(?:19|20)\d\d$/;
const UNIT = /^(?:[.,:]\d|[ \u00a0]?(?:€|%|°|EUR|Euro|kWh|m²|m³|Uhr)|\w)/;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?\b/g;
/** Words in front of numbers that are not for calling; a fax does not count either. */
const OTHER_NUMBER =
  /(?:\b(?:tele)?fax\w*|\b(?:IBAN|BIC|BLZ|PLZ|Az|Aktenzeichen|Kontonr|Konto)|(?<!\p{L})(?!\p{L}*(?:telefon|ruf|handy|mobil|service|notdienst|notfall|hotline|störung|bereitschaft|durchwahl|kontakt))[\p{L}\d]+-?(?:nummer|nr))\.?[:\s]*$/iu;

const isDateLike = (groups: readonly string[]) => groups.length === 2 && YEAR.test(groups[1] ?? '');

/** Where a number that begins here ends, and its groups of digits. */
function groupsFrom(text: string, first: string, start: number): { end: number; groups: string[] } {
  const groups = [first.replaceAll(/\D/g, '')];
  let end = start + first.length;
  let digits = groups[0]?.length ?? 0;
  for (;;) {
    GROUP.lastIndex = end;
    const [found, group] = GROUP.exec(text) ?? [];
    if (found === undefined || group === undefined) return { end, groups };
    // Another number begins, with the code of its area.
    const beginsAnew = digits >= FEWEST_DIGITS && /^0[1-9]\d/.test(group);
    if (beginsAnew || digits + group.length > MOST_DIGITS) return { end, groups };
    end += found.length;
    digits += group.length;
    groups.push(group);
  }
}

/** The short numbers of the emergency services, where the words beside them say so. */
const SHORT = /(?<![\w.,:/+-])(?:11[02]|116[ \u00a0]?117)(?![\w/–-]|[.,:]\d|[ \u00a0]?[€%°])/g;
const CALL_BEFORE =
  /\b(?:notruf(?:nummer)?|feuerwehr|polizei|rettungsdienst|bereitschaftsdienst|telefon|tel|nummer|wählen|rufen|call|dial)\b[\s:.(–-]*(?:(?:sie|sofort|bitte|die|den|der|unter|an|lautet|ist|the|on)\s+){0,4}\**$/iu;
const CALL_BEHIND =
  /^[*)]*[\s(]*(?:(?:feuerwehr|notruf|polizei|rettungsdienst|anrufen|wählen)|(?:oder|und|or|and)\s+(?:die\s+)?11[02]\b)/iu;

function shortNumbers(text: string): PhoneNumber[] {
  const found: PhoneNumber[] = [];
  for (const { 0: number, index } of text.matchAll(SHORT)) {
    const end = index + number.length;
    const last = found.at(-1);
    const follows =
      last && /^\**\s+(?:oder|und|or|and)\s+(?:die\s+)?\**$/.test(text.slice(last.end, index));
    const isMeant =
      number.startsWith('116') ||
      follows ||
      CALL_BEFORE.test(text.slice(0, index)) ||
      (/\bdie\s+\**$/iu.test(text.slice(0, index)) && /^\**\s+an\b/.test(text.slice(end))) ||
      CALL_BEHIND.test(text.slice(end));
    if (isMeant) found.push({ start: index, end, dial: number.replaceAll(/\D/g, '') });
  }
  return found;
}

/** The telephone numbers of a text as Germans write them; no dates, accounts, prices or meters. */
export function phoneNumbersIn(text: string): PhoneNumber[] {
  const accounts = [...text.matchAll(IBAN)].map(({ 0: { length }, index }) => [
    index,
    index + length,
  ]);
  const found = shortNumbers(text);
  for (const { 0: first, index: start } of text.matchAll(START)) {
    const { end, groups } = groupsFrom(text, first, start);
    const [area = ''] = groups;
    const digits = groups.join('').length;
    const fewest = groups.length === 1 ? FEWEST_DIGITS_AT_ONCE : FEWEST_DIGITS;
    const isOther =
      digits < fewest ||
      isDateLike(groups) ||
      UNIT.test(text.slice(end)) ||
      OTHER_NUMBER.test(text.slice(0, start)) ||
      accounts.some(([from = 0, to = 0]) => start < to && end > from);
    if (isOther) continue;
    const international = first.startsWith('+');
    const rest = groups.slice(1).join('');
    // The zero in brackets behind a country's code is not dialled.
    const code = first.endsWith('(0)') ? area.slice(0, -1) : area;
    found.push({ start, end, dial: (international ? '+' : '') + code + rest });
  }
  return found.toSorted((a, b) => a.start - b.start);
}
