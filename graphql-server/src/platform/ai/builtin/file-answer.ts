import type { AnswerPrompt, AttachedFile } from '../ai-provider.js';
import { statementsAbout } from './file-statements.js';

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
  const quotes = attachments
    .map((file) => ({ file, ...statementsAbout(file, prompt) }))
    .filter(({ statements }) => statements.length > 0);
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
  const answers = quoted.some(({ file, isSure }) => isSure && (!file.isNew || isAsked(prompt)));
  return { text: notes.join('\n\n'), answers };
}

/** A file may come with a report to which a use case answers. */
const isAsked = ({ question }: AnswerPrompt) =>
  /\?|\b(?:was|wer|wie|wann|wo|welche\w*|steht)\b/i.test(question);

const quote = ({ name }: AttachedFile, statements: readonly string[]) =>
  `In Ihrer Datei „${name}“ steht dazu:\n\n${statements.map((one) => `> ${one.replaceAll('\n', '\n> ')}`).join('\n>\n')}`;

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
