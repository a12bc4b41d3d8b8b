import {
  type AnswerPrompt,
  type AnswerStructure,
  type ContactDetails,
  frame,
} from '../../platform/ai/index.js';
import { announcedText } from './announcements.js';
import type {
  Announcement,
  AnswerRequest,
  AnswerSource,
  AssistedCompany,
} from './assistant-contract.js';
import { quotedPassage } from './quoted-passage.js';
import type { UnderstoodMessage } from './understand-message.js';
import { dangerHelp } from './understanding/index.js';
import { insteadOfOffice } from './urgency.js';
import { sourcesOfAnswer } from './verification/citations.js';

/** Neither a wish for a person nor what became of a report must depend on what a model says. */
const BUILTIN_ONLY: ReadonlySet<UnderstoodMessage['intent']> = new Set([
  'safe',
  'freed',
  'found',
  'person',
  'progress',
  'visit',
  'neighbour',
  'hazard',
  'own-figures',
]);

/** Whether no model is asked: in danger, and for what has to be said as it stands in the company's records. */
export const isForBuiltin = (
  { danger, intent }: UnderstoodMessage,
  { smallTalk }: AnswerPrompt,
): boolean =>
  danger?.sure === true ||
  BUILTIN_ONLY.has(intent) ||
  smallTalk === 'announced' ||
  smallTalk === 'progress';

export const FILES_WITHOUT_QUESTION = 'Ich habe Dateien angehängt. Bitte sehen Sie sich diese an.';

/** What is said before anything else to a person in danger, or perhaps in danger. */
export function leadOf(
  { danger, intent, language }: UnderstoodMessage,
  prompt: AnswerPrompt,
  announced: readonly Announcement[],
): string {
  const news = announcedText(announced, { language, now: prompt.now });
  if (!danger) {
    if (prompt.smallTalk) return news;
    if (intent === 'condolence') return `${frame(language).sympathy}\n\n`;
    const passedOn = frame(language).smallTalk.person(prompt.contact)[0] ?? '';
    if (intent === 'person') return `${passedOn}\n\n`;
    const instead = insteadOfOffice(prompt);
    return instead ? `${news}**${instead.line}**\n\n` : news;
  }
  const { first, next, possibleText } = dangerHelp(danger.kind, language, danger.special);
  if (!danger.sure) return `${possibleText}\n\n${news}`;
  const isAll = prompt.useCases.length === 0 && prompt.attachments.length === 0;
  const told = [`**${first}**`, next].filter(Boolean).join('\n\n');
  return isAll ? told : `${told}\n\n`;
}

/** The use cases that an answer rests on; none where it rests on a file that it names. */
export function sourcesIn(
  text: string,
  prompt: AnswerPrompt,
  structure: AnswerStructure | undefined,
): AnswerSource[] {
  const isFromFile =
    !/\[\d{1,2}\]/.test(text) && prompt.attachments.some(({ name }) => text.includes(name));
  const numbers = isFromFile ? [] : sourcesOfAnswer(text, prompt, structure);
  return prompt.useCases
    .filter(({ index }) => numbers.includes(index))
    .map(({ index, title, text: useCase }) => ({
      ...{ index, title, passage: quotedPassage(useCase, text) },
    }));
}

/** Characters of an attachment that are searched for when it comes without a question. */
const ATTACHMENT_QUERY_LENGTH = 400;

/**
 * Whether the built-in assistant has something to say. Where nothing was found, "not known" would be
 * a guess: the provider might have known, and the question can be asked again.
 */
export const canStandIn = ({ useCases, smallTalk, attachments }: AnswerPrompt): boolean =>
  useCases.length > 0 || smallTalk !== undefined || attachments.some(({ text }) => Boolean(text));

/** The beginning of files that came without a question. */
export const newTextOf = (attachments: AnswerRequest['attachments']) =>
  attachments
    .filter(({ isNew }) => isNew)
    .map(({ text = '' }) => text.slice(0, ATTACHMENT_QUERY_LENGTH))
    .join('\n');

/** The contacts of a company that answers name. */
export const contactOf = (company: AssistedCompany): ContactDetails => ({
  companyName: company.name,
  email: company.email,
  phone: company.phone,
  address: company.address,
  officeHours: company.officeHours ?? undefined,
  holidays: company.holidays ?? [],
  emergencyContacts: company.emergencyContacts ?? [],
});
