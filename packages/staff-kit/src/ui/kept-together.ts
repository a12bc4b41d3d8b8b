/** A text in whose lines a number stays beside what it belongs to: in addresses the street and the place, in phone numbers the rest. */
export const keptTogether = (text: string): string =>
  text.replaceAll(/(?<!,) (?=\d)|(?<=\b\d{5}) /gu, '\u00A0');
