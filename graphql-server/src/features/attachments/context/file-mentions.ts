import { extname } from 'node:path';
import { fold, isStopWord, stem, wordsOf } from '../../../platform/german/index.js';
import type { Asked, ConversationFile } from './conversation-file.js';

/** What people call files, by the kind of file. */
const KINDS: readonly { said: RegExp; types: RegExp }[] = [
  { said: /\bpdfs?\b|pdf-?datei/i, types: /pdf/ },
  { said: /\bword\b|worddatei|\bdocx?\b/i, types: /msword|wordprocessing|rtf/ },
  {
    said: /\bexcel\b|tabelle|exceldatei|\bxlsx?\b|\bcsv\b|spalte|zeile\b|arbeitsblatt/i,
    types: /excel|spreadsheet|csv/,
  },
  { said: /\b(?:foto|bild|aufnahme|screenshot|photo)|fotografi/i, types: /^image\// },
  { said: /\bscan|eingescannt|abfotografi/i, types: /^image\/|pdf/ },
  { said: /textdatei|\btxt\b|notiz/i, types: /text\/plain/ },
  { said: /archiv|\bzip\b|\brar\b/i, types: /zip|rar|7z/ },
];

const ANY_FILE =
  /\b(?:datei|dateien|anhang|anhänge|angehängt|beigefügt|hochgeladen|geschickt|dokument|unterlage|da(?:rin|drin)|drin\b|steht da\b)/i;

/** What people call whatever they have sent, though neither its kind nor its text may call it so. */
const ANYTHING_SENT =
  '(?:brief|schreiben|zettel|blatt|papiere?|dokumente?|unterlagen?|rechnung|mahnung|bescheid|fotos?|bild(?:er)?|scan|anhang|datei|pdf)';

/** Asks what is in something. */
const CONTENT =
  '(?:steht|stehen|stand|standen|drin|lesen|gelesen|vorlesen|lies|heisst|heißt|worum|inhalt|fass(?:e|en|t)?|zusammenfass(?:en|ung)|sagt|sagte|wollten|wollen)';

/** "was stand in dem Brief", "laut Rechnung", "auf dem Foto": refers to what was sent before. */
const REFERS = new RegExp(
  [
    `(?:in|auf|aus|laut|von|zu) (?:de[mnr]|diese[mnr]|meine[mnr]|ihre[mnr]|unsere[mnr]) (?:\\p{L}+ )?${ANYTHING_SENT}`,
    `(?:im|vom|zum|laut) (?:\\p{L}+ )?${ANYTHING_SENT}`,
    `${CONTENT}(?!\\p{L}).*(?<!\\p{L})${ANYTHING_SENT}`,
    `${ANYTHING_SENT}(?!\\p{L}).*(?<!\\p{L})${CONTENT}`,
  ]
    .map((one) => `(?<!\\p{L})${one}(?!\\p{L})`)
    .join('|'),
  'isu',
);

/** Words that ask for a fact, whatever it is about. */
const ASKS_FOR_FACT =
  /^(?:kost\p{L}*|hoch|viel|lang|lange|betrag|zahl(?:en|t)?|bezahl(?:en|t)?|uhr|datum|tag|frist|teuer|nummer|woll(?:en|ten|te)|will|mein(?:en|ten|te)?|sag(?:en|t|ten|te)|heisst|heißt|genau|nochmal|bitte)$/u;

/** Papers that people name by what they are; the beginning of the text says which one is. */
const PAPERS =
  /(?:rechnung|abrechnung|vertrag|brief|schreiben|bescheid|mahnung|kündigung|protokoll|angebot|quittung|liste|zettel|aushang|ausweis|beleg|plan|formular|bescheinigung)(?:en|e|s|es)?$/;

/** Characters at the beginning of a text that say what it is. */
const HEAD_LENGTH = 300;

/** A question with fewer words of its own goes on about what was spoken of; "und …" may have more. */
const OWN_WORDS = 3;
const OWN_WORDS_OF_SEQUEL = 5;
const SEQUEL = /^\s*(?:und|aber|oder|also|auch)\s/i;

/**
 * The files that a question is about: named, hinted at by kind or by what the paper is, come with
 * it, or spoken of just before by a question that this one only goes on.
 */
export function meantFiles(files: readonly ConversationFile[], asked: Asked): ConversationFile[] {
  const named = files.filter((one) => isNamed(one, asked.question));
  if (named.length > 0) return named;
  const fresh = files.filter(({ file }) => file.isNew);
  const { question } = asked;
  const kinds = KINDS.filter(({ said }) => said.test(question));
  const ofKind = files.filter(({ file }) => kinds.some(({ types }) => types.test(file.mimeType)));
  if (ofKind.length > 0) return preferred(ofKind, fresh);
  if (fresh.length > 0) return fresh;
  const papers = wordsOf(question).filter((word) => PAPERS.test(word));
  const ofPaper = files.filter((one) => papers.some((word) => isCalled(one, word)));
  if (ofPaper.length > 0) return ofPaper;
  if (ANY_FILE.test(question) || REFERS.test(question)) return latestFirst(files);
  if (!goesOn(question)) return [];
  return files.filter((one) => wasQuoted(one, asked) && mayBeAbout(one, question));
}

/** What to look for in files: the question, with what it goes on about. */
export function fileQuery({ question, history }: Asked): string {
  const before = history.findLast(({ role }) => role === 'user')?.text;
  return before && goesOn(question) ? `${question}\n${before}` : question;
}

/** Among files of one kind, those that came with the question are meant before older ones. */
function preferred(files: ConversationFile[], fresh: ConversationFile[]): ConversationFile[] {
  const both = files.filter((one) => fresh.includes(one));
  return both.length > 0 ? both : latestFirst(files);
}

const latestFirst = (files: readonly ConversationFile[]) => files.toReversed();

/** The name is said as it stands, or a part of it that is a word. */
function isNamed({ file }: ConversationFile, question: string): boolean {
  const said = fold(question);
  const base = file.name.slice(0, file.name.length - extname(file.name).length);
  if (base.length >= 3 && said.includes(fold(base))) return true;
  const asked = new Set(
    wordsOf(question)
      .filter((word) => !isStopWord(word))
      .map(stem),
  );
  return wordsOf(base.replaceAll('_', ' '))
    .filter((word) => /^\p{L}{4,}$/u.test(word) && !isStopWord(word) && !GENERIC_NAMES.test(word))
    .some((word) => asked.has(stem(word)));
}

/** Words that cameras and scanners put into names. */
const GENERIC_NAMES =
  /^(?:image|foto|bild|scan|datei|dokument|document|file|photo|whatsapp|screenshot|neue|kopie)$/;

/** "die Rechnung" is the file whose name or beginning has that word, alone or at the end of another. */
function isCalled({ file }: ConversationFile, word: string): boolean {
  const wanted = stem(word);
  const head = `${file.name.replaceAll(/[_.-]/g, ' ')} ${file.text?.slice(0, HEAD_LENGTH) ?? ''}`;
  return wordsOf(head).some((one) => stem(one).endsWith(wanted));
}

function goesOn(question: string): boolean {
  const own = wordsOf(question).filter((word) => !isStopWord(word));
  return own.length < (SEQUEL.test(question) ? OWN_WORDS_OF_SEQUEL : OWN_WORDS);
}

function wasQuoted({ file }: ConversationFile, { history }: Asked): boolean {
  return history.findLast(({ role }) => role === 'assistant')?.text.includes(file.name) ?? false;
}

/** A short question that names something else than the file speaks of begins another topic. */
function mayBeAbout({ file }: ConversationFile, question: string): boolean {
  const own = wordsOf(question).filter((word) => !isStopWord(word) && !ASKS_FOR_FACT.test(word));
  if (own.length === 0) return true;
  const said = new Set(wordsOf(file.text ?? '').map(stem));
  return own
    .map(stem)
    .some((word) => said.has(word) || [...said].some((one) => one.endsWith(word)));
}
