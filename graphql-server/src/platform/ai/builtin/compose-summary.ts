import type { ConversationTurn, SummaryPrompt } from '../ai-provider.js';
import { essenceOf, leavesOpen } from './answer-essence.js';
import { escapeMarkdown } from './escape-markdown.js';

const MAX_ITEMS = 12;
const MAX_ITEM_LENGTH = 260;

/** Sums a conversation up from its own words: what was asked, what was said, what is open. */
export function composeSummary({ turns, attachmentNames, contact }: SummaryPrompt): string {
  const exchanges = exchangesOf(turns);
  if (exchanges.length === 0) {
    return `In diesem Gespräch mit dem KI-Assistenten von ${contact.companyName} wurden keine Fragen gestellt.`;
  }
  const open = exchanges.filter(({ answer }) => !answer || leavesOpen(answer));
  const answered = exchanges.filter((exchange) => !open.includes(exchange));
  return [
    section(
      'Anliegen',
      exchanges.map(({ question }) => quote(question)),
    ),
    section(
      'Auskünfte des KI-Assistenten',
      answered.map(({ answer }) => told(answer ?? '')),
    ),
    section('Anhänge', attachmentNames.map(escapeMarkdown)),
    section(
      'Offene Punkte',
      open.map(({ question }) => quote(question)),
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

/** What an answer comes down to, without markup. */
const told = (answer: string) => escapeMarkdown(clip(withoutMarkup(essenceOf(answer))));

/** What somebody wrote, word for word: their signs are no markup. */
const quote = (text: string) => escapeMarkdown(clip(oneLine(text)));

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** An answer's text without citations and emphasis; signs inside a line or a word stay. */
const withoutMarkup = (text: string) =>
  oneLine(
    text
      .replaceAll(/^\s*(?:#{1,6}|>)\s+/gm, '')
      .replaceAll(/\s?\[\d+\]/g, '')
      .replaceAll(/\*+(?=\S)|(?<=\S)\*+|`/g, '')
      .replaceAll(/(?<![\p{L}\d])_+(?=\S)|(?<=\S)_+(?![\p{L}\d])/gu, ''),
  );

/** Whole sentences up to the length of an item, and at least the first one. */
function clip(line: string): string {
  if (line.length <= MAX_ITEM_LENGTH) return line;
  let end = 0;
  const sentences = new Intl.Segmenter('de', { granularity: 'sentence' }).segment(line);
  for (const { index, segment } of sentences) {
    if (end > 0 && index + segment.length > MAX_ITEM_LENGTH) break;
    end = index + segment.length;
  }
  return `${line.slice(0, end).trim()}${end < line.length ? ' …' : ''}`;
}
