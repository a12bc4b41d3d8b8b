import type { ConversationTurn, SummaryPrompt } from '../ai-provider.js';
import { NO_ANSWER } from './compose-answer.js';

const MAX_ITEMS = 12;
const MAX_ITEM_LENGTH = 260;

/** Sums a conversation up from its own words: what was asked, what was said, what is open. */
export function composeSummary({ turns, attachmentNames, contact }: SummaryPrompt): string {
  const exchanges = exchangesOf(turns);
  if (exchanges.length === 0) {
    return `In diesem Gespräch mit dem KI-Assistenten von ${contact.companyName} wurden keine Fragen gestellt.`;
  }
  const open = exchanges.filter(({ answer }) => !answer || answer.includes(NO_ANSWER));
  const answered = exchanges.filter((exchange) => !open.includes(exchange));
  return [
    section(
      'Anliegen',
      exchanges.map(({ question }) => clip(question)),
    ),
    section(
      'Auskünfte des KI-Assistenten',
      answered.map(({ answer }) => essenceOf(answer ?? '')),
    ),
    section('Anhänge', [...attachmentNames]),
    section(
      'Offene Punkte',
      open.map(({ question }) => clip(question)),
    ) || 'Offene Punkte: keine.',
  ]
    .filter(Boolean)
    .join('\n\n');
}

interface Exchange {
  question: string;
  answer: string | undefined;
}

function exchangesOf(turns: readonly ConversationTurn[]): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const { role, text } of turns) {
    const last = exchanges.at(-1);
    if (role === 'user' && text.trim()) exchanges.push({ question: text, answer: undefined });
    else if (role === 'assistant' && last) last.answer ??= text;
  }
  return exchanges;
}

function section(title: string, allItems: string[]): string {
  const items = [...new Set(allItems)];
  if (items.length === 0) return '';
  const shown = items.slice(0, MAX_ITEMS).map((item) => `- ${item}`);
  const rest = items.length - shown.length;
  return [`${title}:`, ...shown, ...(rest > 0 ? [`- … und ${rest} weitere`] : [])].join('\n');
}

/** The first statement of an answer behind its lead-in, without markup. */
function essenceOf(answer: string): string {
  const title = /\*\*(.+?)\*\* \[\d+\]/.exec(answer)?.[1];
  const paragraphs = answer
    .split(/\n\s*\n/)
    .map(plain)
    .filter(Boolean);
  const statement = (title ? paragraphs[1] : paragraphs[0]) ?? '';
  return clip(title ? `${title}: ${statement}` : statement);
}

const plain = (text: string) =>
  text
    .replaceAll(/\[\d+\]/g, '')
    .replaceAll(/[*_`>#]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Whole sentences up to the length of an item, and at least the first one. */
function clip(text: string): string {
  const line = plain(text);
  if (line.length <= MAX_ITEM_LENGTH) return line;
  let end = 0;
  const sentences = new Intl.Segmenter('de', { granularity: 'sentence' }).segment(line);
  for (const { index, segment } of sentences) {
    if (end > 0 && index + segment.length > MAX_ITEM_LENGTH) break;
    end = index + segment.length;
  }
  return `${line.slice(0, end).trim()}${end < line.length ? ' …' : ''}`;
}
