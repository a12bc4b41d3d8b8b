import type { ChatCompletionContentPart, ChatCompletionMessageParam } from 'openai/resources';
import type { AnswerPrompt, AttachedFile, ContactDetails, SummaryPrompt } from '../ai-provider.js';
import { frame } from '../frames/index.js';
import { germanDays } from '../german-days.js';
import type { AnswerFormat } from './answer-format.js';
import { ANSWER_RULES } from './answer-rules.js';
import { attribute, escape } from './escape.js';
import { situation } from './situation.js';
import { SUMMARY_RULES } from './summary-format.js';

/** Bounds that keep a prompt below 16,000 tokens, in characters. */
const USE_CASES_LENGTH = 20_000;
const ATTACHMENTS_LENGTH = 9_000;
const HISTORY_LENGTH = 9_000;
const SUMMARY_LENGTH = 36_000;

/** Pictures that compatible providers take. */
const VISIBLE = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);
const MAX_PICTURES = 4;

/** Messages that ask a chat model for an answer. */
export function answerMessages(
  prompt: AnswerPrompt,
  { images, format = 'json_schema' }: { images: boolean; format?: AnswerFormat },
): ChatCompletionMessageParam[] {
  const pictures = images ? prompt.attachments.filter(isVisible).slice(0, MAX_PICTURES) : [];
  const context = contextBlock(prompt, pictures);
  const question = `<frage>\n${escape(prompt.question)}\n</frage>`;
  // Last, where models heed it most: next to a long German context they forget the language.
  const text = `${context}\n\n${question}\n\n${situation(prompt, format)}`;
  const parts: ChatCompletionContentPart[] = [
    { type: 'text', text },
    ...pictures.map((file) => ({ type: 'image_url' as const, image_url: { url: dataUrl(file) } })),
  ];
  return [
    { role: 'system', content: ANSWER_RULES },
    // Earlier questions were quoted when they came; nothing of them may look like our blocks now.
    ...recent(prompt).map(({ choices = [], ...turn }) => ({
      role: turn.role,
      content: escape([turn.text, ...choices.map((choice) => `- ${choice}`)].join('\n')),
    })),
    { role: 'user', content: pictures.length > 0 ? parts : text },
  ];
}

/** Messages that ask a chat model for a summary. */
export function summaryMessages(prompt: SummaryPrompt): ChatCompletionMessageParam[] {
  const lines = prompt.turns.map(
    ({ role, text, isFromStaff }) =>
      `${role === 'user' ? 'Nutzer' : isFromStaff ? 'Hausverwaltung' : 'Assistent'}: ${escape(text)}`,
  );
  const files = prompt.attachmentNames.map((name) => `- ${escape(name)}`).join('\n');
  const content = [
    `<gespräch hausverwaltung="${attribute(prompt.contact.companyName)}">`,
    clipStart(lines.join('\n\n'), SUMMARY_LENGTH),
    '</gespräch>',
    ...(files ? [`<anhänge>\n${files}\n</anhänge>`] : []),
  ].join('\n');
  return [
    { role: 'system', content: SUMMARY_RULES },
    { role: 'user', content },
  ];
}

function contextBlock(prompt: AnswerPrompt, pictures: readonly AttachedFile[]): string {
  const { contact, useCases, attachments } = prompt;
  const lines = ['<kontext>', ...contactBlock(contact)];
  let left = USE_CASES_LENGTH;
  for (const { index, title, text } of useCases) {
    const body = escape(text).slice(0, left);
    left -= body.length;
    if (body === '') break;
    lines.push(
      `<anwendungsfall nummer="${index}" titel="${attribute(title)}">\n${body}\n</anwendungsfall>`,
    );
  }
  const hint = useCases.length === 0 ? hintWithoutUseCases(prompt) : prompt.unsure && ASK_BACK;
  if (hint) lines.push(`<hinweis>${hint}</hinweis>`);
  lines.push(...attachmentBlocks(attachments, pictures), '</kontext>');
  return lines.join('\n');
}

/** The contact to turn to, its hours, and the numbers to call in an emergency. */
function contactBlock(contact: ContactDetails): string[] {
  const { companyName, phone, email, address, officeHours } = contact;
  const { emergencyContacts = [], holidays = [] } = contact;
  const fields = { name: companyName, telefon: phone, email, adresse: address };
  const given = Object.entries({ ...fields, sprechzeiten: officeHours }).flatMap(([name, value]) =>
    value ? [`${name}="${attribute(value)}"`] : [],
  );
  return [
    `<hausverwaltung ${given.join(' ')}/>`,
    ...holidays.map(
      (days) => `<geschlossen tage="${germanDays(days)}" anlass="${attribute(days.name)}"/>`,
    ),
    ...emergencyContacts.map(
      (entry) =>
        `<notruf bezeichnung="${attribute(entry.label)}" telefon="${attribute(entry.phone)}"/>`,
    ),
  ];
}

const ASK_BACK =
  'Es ist nicht sicher, welcher Anwendungsfall gemeint ist. Frage zurück und stelle die Titel, die in Frage kommen, zur Wahl. Antworte nur, wenn einer davon die Frage eindeutig beantwortet.';

function hintWithoutUseCases({ smallTalk, contact, searchFailed }: AnswerPrompt): string {
  if (smallTalk) {
    const [meant = ''] = frame('de').smallTalk[smallTalk](contact);
    return `Die Nachricht ist keine Frage. Antworte freundlich und kurz, dem Sinn nach so: „${escape(meant)}“`;
  }
  if (searchFailed) {
    return 'Die Suche in den Unterlagen ist gerade nicht möglich. Sage das und nenne die Kontaktdaten.';
  }
  return 'Zu dieser Nachricht wurde kein Anwendungsfall gefunden. Beantworte Sachfragen nicht aus eigenem Wissen, sondern verweise an die Hausverwaltung.';
}

/** All files of the conversation by name, with those passages that fit the question. */
function attachmentBlocks(
  attachments: readonly AttachedFile[],
  pictures: readonly AttachedFile[],
): string[] {
  let left = ATTACHMENTS_LENGTH;
  return attachments.map((file) => {
    const { name, mimeType, passages = [], isNew } = file;
    const notes = pictures.includes(file) ? ['Das Bild liegt bei.'] : [];
    const texts = passages.map(escape).join('\n[…]\n').slice(0, left);
    left -= texts.length;
    const body = [...notes, texts || noteWithoutText(file, pictures)].filter(Boolean).join('\n');
    const attributes = `name="${attribute(name)}" typ="${attribute(mimeType)}" neu="${isNew ? 'ja' : 'nein'}"`;
    return `<anhang ${attributes}>\n${body}\n</anhang>`;
  });
}

function noteWithoutText(file: AttachedFile, pictures: readonly AttachedFile[]): string {
  if (pictures.includes(file)) return '';
  if (file.unread === 'notYet') return 'Der Text wird gerade noch gelesen. Sage das offen.';
  if (file.unread !== 'nothing') return 'Nichts davon passt zur Frage.';
  return file.mimeType.startsWith('image/')
    ? 'Dieses Bild kannst du nicht sehen. Es ist kein Text darauf zu lesen. Sage das offen.'
    : 'Aus dieser Datei konnte kein Text gelesen werden. Sage das offen.';
}

/** The latest turns that fit, oldest first. */
function recent({ history }: AnswerPrompt) {
  let left = HISTORY_LENGTH;
  const kept = [];
  for (const turn of history.toReversed()) {
    if (turn.text.length > left) break;
    left -= turn.text.length;
    kept.push(turn);
  }
  return kept.toReversed();
}

const isVisible = ({ mimeType, bytes }: AttachedFile) =>
  bytes !== undefined && VISIBLE.has(mimeType);

const dataUrl = ({ mimeType, bytes }: AttachedFile) =>
  `data:${mimeType};base64,${Buffer.from(bytes ?? []).toString('base64')}`;

const clipStart = (text: string, length: number) =>
  text.length <= length ? text : `…${text.slice(-length)}`;
