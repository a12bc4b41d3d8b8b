import type { AnswerPrompt, AttachedFile } from '../ai-provider.js';
import { type FileFrame, frame } from '../frames/index.js';
import { escapeMarkdown } from './escape-markdown.js';
import { type FileStatements, statementsAbout } from './file-statements.js';

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
    ...quoted.map((one) => quote(one, prompt)),
    // One file that answers is enough; the others that might have been meant say nothing.
    ...(quoted.length > 0 ? silent.filter(({ isNew }) => isNew) : silent).map((file) =>
      note(file, prompt),
    ),
  ];
  const isAnswered = quoted.some(({ file, isSure }) => isSure && (!file.isNew || isAsked(prompt)));
  // A question about an unreadable file must not be answered with a use case instead.
  const isOnlyAboutFiles =
    isAsked(prompt) && looked.some(({ file, isBeginning }) => file.isMeant && isBeginning);
  return { text: notes.join('\n\n'), answers: isAnswered || isOnlyAboutFiles };
}

/** A file may come with a report to which a use case answers. */
const isAsked = ({ question }: AnswerPrompt) =>
  /\?|\b(?:was|wer|wie|wann|wo|welche\w*|steht)\b/i.test(question);

const quote = (
  { file, statements }: FileStatements & { file: AttachedFile },
  prompt: AnswerPrompt,
) => `${textsFor(file, prompt).says(file.name)}\n\n${statements.map(quotedLines).join('\n>\n')}`;

/** The words of a file must not be read as markup, least of all as links. */
const quotedLines = (statement: string) =>
  statement
    .split('\n')
    .map((line) => `> ${escapeMarkdown(line)}`)
    .join('\n');

/** What became of a file that answers nothing. */
function note(file: AttachedFile, prompt: AnswerPrompt): string {
  const texts = textsFor(file, prompt);
  if (file.unread === 'notYet') return texts.stillReading(file.name);
  if (file.unread === 'nothing') return texts.unreadable(file.name);
  return file.isNew ? texts.received(file.name) : texts.nothingAbout(file.name);
}

function textsFor({ mimeType }: AttachedFile, { language }: AnswerPrompt): FileFrame {
  const { files, pictures = files } = frame(language);
  return mimeType.startsWith('image/') ? pictures : files;
}
