import type { AnswerPrompt, AttachedFile } from '../ai-provider.js';
import { beginningOf, type FileStatements, statementsAbout } from './file-statements.js';

/** A first line of at most this length says what a file is, in characters. */
const MAX_TITLE = 80;

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
  const looked = attachments.map((file) => ({ file, ...statementsAbout(file, prompt) }));
  const quotes = looked.filter(({ statements }) => statements.length > 0);
  const meant = quotes.filter(({ file }) => file.isMeant);
  const quoted = meant.length > 0 ? meant : quotes.slice(-1);
  const silent = attachments.filter(
    (file) => file.isMeant && !quoted.some((quote) => quote.file === file),
  );
  const notes = [
    ...quoted.map(quote),
    // One file that answers is enough; the others that might have been meant say nothing.
    ...(quoted.length > 0 ? silent.filter(({ isNew }) => isNew) : silent).map(note),
  ];
  const isAnswered = quoted.some(({ file, isSure }) => isSure && (!file.isNew || isAsked(prompt)));
  // Who asks what is in a file that cannot be read wants no use case instead.
  const isOnlyAboutFiles =
    isAsked(prompt) && looked.some(({ file, isBeginning }) => file.isMeant && isBeginning);
  return { text: notes.join('\n\n'), answers: isAnswered || isOnlyAboutFiles };
}

/** A file may come with a report to which a use case answers. */
const isAsked = ({ question }: AnswerPrompt) =>
  /\?|\b(?:was|wer|wie|wann|wo|welche\w*|steht)\b/i.test(question);

function quote({ file, statements, isBeginning }: FileStatements & { file: AttachedFile }): string {
  const where = isPicture(file) ? `Auf Ihrem Bild „${file.name}“` : `In Ihrer Datei „${file.name}“`;
  // Of a picture, signs may have been taken for others.
  const verb = isPicture(file) ? 'lese ich' : 'steht';
  const lines = statements.map((one) => `> ${one.replaceAll('\n', '\n> ')}`).join('\n>\n');
  return `${where} ${verb}${isBeginning ? '' : ' dazu'}:\n\n${lines}`;
}

/** What became of a file that answers nothing. */
function note(file: AttachedFile): string {
  const { name, unread, isNew } = file;
  const what = isPicture(file) ? `Das Bild „${name}“` : `Ihre Datei „${name}“`;
  if (unread === 'notYet') {
    return `${what} lese ich noch, das dauert einen Augenblick. Fragen Sie mich gleich noch einmal danach.`;
  }
  if (unread === 'nothing' && isPicture(file)) {
    return `${what} habe ich erhalten, ich kann darauf aber keinen Text lesen. Ich leite das Foto mit der Zusammenfassung an Ihre Hausverwaltung weiter.`;
  }
  if (unread === 'nothing') {
    return `${what} habe ich erhalten, ich kann darin aber keinen Text lesen. Ich leite sie mit der Zusammenfassung an Ihre Hausverwaltung weiter.`;
  }
  if (!isNew)
    return `In ${isPicture(file) ? 'dem Bild' : 'der Datei'} „${name}“ finde ich dazu nichts.`;
  const [first = ''] = beginningOf(file);
  const title = first !== '' && first.length <= MAX_TITLE ? ` („${first}“)` : '';
  return `${what} habe ich gelesen${title}. Sie können mich jederzeit danach fragen.`;
}

const isPicture = ({ mimeType }: AttachedFile) => mimeType.startsWith('image/');
