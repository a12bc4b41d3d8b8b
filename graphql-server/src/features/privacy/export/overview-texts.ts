import type { Words } from './kinds/export-kind.js';

/** The languages of the overview, by their place in {@link Words}. */
export const OVERVIEW_LANGUAGES = ['de', 'en'] as const;
export type OverviewLanguage = (typeof OVERVIEW_LANGUAGES)[number];

/** The word in a language. */
export const wordIn = (language: OverviewLanguage, words: Words): string =>
  words[OVERVIEW_LANGUAGES.indexOf(language)] ?? words[0];

/** What the overview says besides the data. */
export const TEXTS = {
  title: ['Auskunft über Ihre Daten', 'A copy of your data'],
  madeFor: ['Für', 'For'],
  madeBy: ['Verantwortlich', 'Controller'],
  madeAt: ['Erstellt', 'Made'],
  contents: ['Inhalt', 'Contents'],
  files: ['Dateien in diesem Paket', 'Files in this package'],
  fileNotThere: ['nicht enthalten', 'not included'],
  nothing: ['Nichts gespeichert.', 'Nothing is kept.'],
  yes: ['ja', 'yes'],
  no: ['nein', 'no'],
  explained: [
    'Alles, was hier steht, liegt auch als JSON-Datei im Ordner „data“, eine Datei je Abschnitt. Die Namen der Felder stehen in „data/fields.json“.',
    'Everything on this page is also in the folder “data” as JSON, one file for each section. The names of its fields are explained in “data/fields.json”.',
  ],
  others: [
    'Angaben über andere Menschen sind weggelassen. Wo jemand in einem Text einen Namen genannt hat, den Sie geschrieben oder gelesen haben, steht er noch da: Bitte gehen Sie mit diesem Paket entsprechend um.',
    'Details of other people are left out. Where a text that you wrote or read names a person, the name is still there: please treat this package accordingly.',
  ],
  secrets: [
    'Nummern, Passwörter und Schlüssel, mit denen man sich anmeldet, sind nicht enthalten. Was gesendete E-Mails im Einzelnen sagten, ist nicht gespeichert; ihr Inhalt steht in den Abschnitten, um die es ging.',
    'Numbers, passwords and keys that people sign in with are not included. What sent emails said word by word is not kept; their content is in the sections that they were about.',
  ],
} as const satisfies Record<string, Words>;

export const NOT_THERE: Readonly<Record<'missing' | 'tooLarge', Words>> = {
  missing: ['nicht mehr vorhanden', 'no longer there'],
  tooLarge: ['das Paket wäre zu groß geworden', 'the package would have become too large'],
};
