import { escapeMarkdown } from '../builtin/escape-markdown.js';

/** A detail that the person told, e.g. where it leaks. */
export interface SummaryFact {
  name: string;
  value: string;
}

/** A case that the staff have made from a conversation. */
export interface SummaryCase {
  number: number;
  title: string;
  /** E.g. "Heizung". */
  category?: string | undefined;
  /** Whether no work is left. */
  isOver: boolean;
  /** What was said later is not part of it, once it is over. */
  changedAt: Date;
}

/** What a property manager has to know of a conversation, as plain text without markup. */
export interface SummaryData {
  /** What danger comes before everything else, e.g. `NOTFALL: Gasgeruch`; unset if there is none. */
  alert?: string;
  /** What it is about, in one or two sentences. */
  concern: string;
  facts: readonly SummaryFact[];
  /** What the assistant told. */
  told: readonly string[];
  /** What is still to be answered or done. */
  open: readonly string[];
  /** What the staff should do now. */
  nextStep: string;
}

/** Titles of a summary's sections, in their order. */
export const SUMMARY_TITLES = {
  concern: 'Anliegen',
  facts: 'Angaben',
  told: 'Auskünfte',
  open: 'Offene Punkte',
  nextStep: 'Nächster Schritt',
} as const;

export type SummarySection = keyof typeof SUMMARY_TITLES;

/** Said where nothing is left to do. */
export const NOTHING_TO_DO = 'Nichts zu tun.';

const NOTHING_OPEN = 'Keine.';

/** Entries of a list that are shown; all of it has to fit on one page. */
const MAX_ENTRIES = 8;

/** Writes a summary as Markdown, the form in which it is kept and shown everywhere. */
export function renderSummaryData(data: SummaryData): string {
  const { alert, concern, facts, told, open, nextStep } = data;
  const named = facts.map(({ name, value }) => `${name}: ${value}`);
  const about = [alert && `**${escapeMarkdown(oneLine(alert))}**`, paragraph(concern)];
  return [
    section('concern', about.filter(Boolean).join('\n\n')),
    section('facts', list(named)),
    section('told', list(told)),
    section('open', list(open) || NOTHING_OPEN),
    section('nextStep', paragraph(nextStep)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The sections of a summary by {@link renderSummaryData}; empty for any other text. */
export function readSummarySections(markdown: string): Map<SummarySection, string> {
  const names = Object.entries(SUMMARY_TITLES) as [SummarySection, string][];
  const sections = new Map<SummarySection, string>();
  for (const part of markdown.split(/^(?=## )/m)) {
    const [, title = '', body = ''] = /^## (.+)\n+([\s\S]*)$/.exec(part.trim()) ?? [];
    const name = names.find(([, known]) => known === title)?.[0];
    if (name) sections.set(name, body.trim());
  }
  return sections;
}

/** Whether a summary leaves the staff something to do; yes, when it does not say. */
export function hasOpenTask(markdown: string): boolean {
  const nextStep = readSummarySections(markdown).get('nextStep');
  return !nextStep?.startsWith(NOTHING_TO_DO);
}

const section = (name: SummarySection, body: string) =>
  body && `## ${SUMMARY_TITLES[name]}\n\n${body}`;

const paragraph = (text: string) => escapeMarkdown(oneLine(text));

function list(entries: readonly string[]): string {
  const all = [...new Set(entries.map(oneLine))].filter(Boolean);
  const rest = all.length - MAX_ENTRIES;
  const shown = all.slice(0, MAX_ENTRIES).map((entry) => `- ${escapeMarkdown(entry)}`);
  return [...shown, ...(rest > 0 ? [`- … und ${rest} weitere`] : [])].join('\n');
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
