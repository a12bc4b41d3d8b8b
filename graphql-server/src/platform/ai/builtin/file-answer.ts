import { statedFacts } from '../../german/index.js';
import type { AnswerPrompt, AttachedFile } from '../ai-provider.js';
import { Topic } from './relevance.js';
import { statementsOf } from './statements.js';

/** Share of a question that a statement must speak of, by how sure it is that its file is meant. */
const NEAR_IF_MEANT = 0.15;
const NEAR_WITH_FACT = 0.4;
const NEAR_ALONE = 0.6;

/** A statement that holds the kind of fact that was asked for. */
const FACT_BONUS = 0.4;

/** Statements of one file that are quoted, the further ones from this share of the best on. */
const MAX_STATEMENTS = 3;
const JOINING_SHARE = 0.8;

/** Words by which a question names files, not what is in them. */
const ABOUT_FILES =
  /(?<!\p{L})(?:pdf|datei(?:en)?|anhang|dokument|foto|bild|scan|tabelle|excel|word|steht|stehen|drin|darin|hochgeladen|geschickt|angehängt)(?!\p{L})/giu;

/** What the files of the conversation say to a question. */
export interface FileAnswer {
  /** Markdown; empty when there is nothing to say about any file. */
  text: string;
  /** Whether a file answers, so that no use case is needed. */
  answers: boolean;
}

/** Answers from the files: what one of them says, and what could not be read. */
export function answerFromFiles(prompt: AnswerPrompt): FileAnswer {
  const { attachments } = prompt;
  const quotes = attachments.flatMap((file) => {
    const statements = statementsAbout(file, prompt);
    return statements.length > 0 ? [{ file, statements }] : [];
  });
  const meant = quotes.filter(({ file }) => file.isMeant);
  const quoted = meant.length > 0 ? meant : quotes.slice(-1);
  const silent = attachments.filter(
    (file) => file.isMeant && !quoted.some((quote) => quote.file === file),
  );
  const notes = [
    ...quoted.map(({ file, statements }) => quote(file, statements)),
    // One file that answers is enough; the others that might have been meant say nothing.
    ...(quoted.length > 0 ? silent.filter(({ isNew }) => isNew) : silent).map(note),
  ];
  return {
    text: notes.join('\n\n'),
    answers: quoted.some(({ file }) => !file.isNew || isAsked(prompt)),
  };
}

const isAsked = ({ question }: AnswerPrompt) =>
  /\?|\b(?:was|wer|wie|wann|wo|welche\w*|steht)\b/i.test(question);

function statementsAbout(file: AttachedFile, { question, history }: AnswerPrompt): string[] {
  const facts = statedFacts(question);
  const own = new Topic(question.replaceAll(ABOUT_FILES, ' '));
  const before = history.findLast(({ role }) => role === 'user')?.text ?? '';
  const topic = new Topic(before);
  const ranked = (file.passages ?? [])
    .flatMap(statementsOf)
    .map((statement, position) => {
      const share = own.shareIn(statement);
      const hasFact = facts.some((fact) => fact.test(statement));
      // What was spoken of before only decides between statements that hold the fact.
      const carried = file.isMeant && hasFact ? topic.shareIn(statement) / 2 : 0;
      return {
        statement,
        position,
        share,
        hasFact,
        weight: share + carried + (hasFact ? FACT_BONUS : 0),
      };
    })
    .filter((one) => isNear(one, file, facts.length > 0))
    .toSorted((a, b) => b.weight - a.weight || a.position - b.position);
  const best = ranked[0]?.weight ?? 0;
  const found = ranked.filter(({ weight }) => weight >= best * JOINING_SHARE);
  return [...new Set(found.map(({ statement }) => statement))].slice(0, MAX_STATEMENTS);
}

function isNear(
  { share, hasFact }: { share: number; hasFact: boolean },
  { isMeant }: AttachedFile,
  asksFact: boolean,
): boolean {
  if (isMeant) return hasFact || (share >= NEAR_IF_MEANT && !asksFact) || share >= NEAR_ALONE;
  return (hasFact && share >= NEAR_WITH_FACT) || share >= NEAR_ALONE;
}

const quote = ({ name }: AttachedFile, statements: readonly string[]) =>
  `In Ihrer Datei „${name}“ steht dazu:\n\n${statements.map((one) => `> ${one}`).join('\n>\n')}`;

/** What became of a file that answers nothing. */
function note({ name, mimeType, unread, isNew }: AttachedFile): string {
  const isPicture = mimeType.startsWith('image/');
  const what = isPicture ? `Das Bild „${name}“` : `Ihre Datei „${name}“`;
  if (unread === 'notYet') {
    return `${what} wird noch gelesen, das dauert einen Augenblick. Fragen Sie mich gleich noch einmal danach.`;
  }
  if (unread === 'nothing' && isPicture) {
    return `${what} habe ich erhalten, kann darauf aber keinen Text lesen. Ich leite das Foto mit der Zusammenfassung an Ihre Hausverwaltung weiter.`;
  }
  if (unread === 'nothing') {
    return `${what} habe ich erhalten, kann darin aber keinen Text lesen. Ich leite sie mit der Zusammenfassung an Ihre Hausverwaltung weiter.`;
  }
  return isNew
    ? `${what} habe ich erhalten und gelesen.`
    : `In ${isPicture ? 'dem Bild' : 'der Datei'} „${name}“ finde ich dazu nichts.`;
}
