import type { Locale } from '@hausgeist/shell-api';
import { inLanguage } from '@hausgeist/shell-api/server-words';

const PATTERNS: readonly [RegExp, (...parts: string[]) => string][] = [
  [
    /^Row (\d+) has this email already$/,
    (row = '') => `Diese E-Mail-Adresse steht schon in Zeile ${row}`,
  ],
  [/^Type must be Tenant or Owner$/, () => 'Die Art muss Mieter oder Eigentümer sein'],
  [
    /^Please upload a CSV or Excel file/,
    () => 'Bitte laden Sie eine CSV- oder Excel-Datei hoch (.csv, .xlsx)',
  ],
  [/^The file is empty\.$/, () => 'Die Datei ist leer.'],
  [
    /^The file has a header but no rows\.$/,
    () => 'Die Datei hat eine Kopfzeile, aber keine Zeilen darunter.',
  ],
  [
    /^The first line of the file must name its columns\.$/,
    () => 'Die erste Zeile der Datei muss die Spalten benennen.',
  ],
  [
    /^The file has more than 20,000 rows/,
    () => 'Die Datei hat mehr als 20.000 Zeilen. Bitte teilen Sie sie auf.',
  ],
  [/^The file is too large/, () => 'Die Datei ist zu groß. Erlaubt sind 10 MB.'],
];

/** What the server says about a file or a row, in the language of the page. */
export function problemIn(locale: Locale, text: string): string {
  if (locale !== 'de') return text;
  for (const [pattern, translate] of PATTERNS) {
    const match = pattern.exec(text);
    if (match) return translate(...match.slice(1));
  }
  return inLanguage(locale, text);
}
