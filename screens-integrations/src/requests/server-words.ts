/** The server speaks English; these are its sentences for people who read German. */
const GERMAN: Readonly<Record<string, string>> = {
  'You are not allowed to do this.': 'Dafür fehlt Ihnen die Berechtigung.',
  'Not found.': 'Das gibt es nicht mehr.',
};

/** The server's sentence in the language of the page, as far as it is known. */
export const inLanguage = (locale: 'de' | 'en', text: string): string =>
  locale === 'de' ? (GERMAN[text] ?? text) : text;
