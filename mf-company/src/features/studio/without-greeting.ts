const GREETING =
  /^(?:guten (?:tag|morgen|abend)|hallo|moin|sehr geehrte|liebe[rs]?|dear|hello|hi)\b[^\n]*\n+/i;
const CLOSING =
  /\n+(?:mit (?:freundlichen|besten) grüßen|(?:viele|freundliche|beste|liebe|schöne) grüße|kind regards|best regards)[\s\S]*$/i;

/** An answer to one person without whom it greets and who signs it. */
export const withoutGreeting = (text: string): string =>
  text.trim().replace(GREETING, '').replace(CLOSING, '').trim();
