import { FEWER_IS_BETTER, type Figures, type Report } from './figures.js';

/** Tables of a report: which groups they have and which figures. */
const TABLES: readonly { title: string; groups: RegExp; figures: readonly string[] }[] = [
  {
    title: 'Questions that a use case answers',
    groups:
      /^(?:tune|look)(?: (?!danger|dialogues|sentences|announcements|answers|(?:\S+ )?(?:near|off-topic)$).*)?$/,
    figures: ['R@1', 'R@3', 'R@5', 'first', 'shown', 'wrong', 'asked back', 'refused'],
  },
  {
    title: 'Questions that none answers',
    groups: / (?:near|off-topic)$/,
    figures: ['refused', 'asked back', 'wrong'],
  },
  {
    title: 'Danger',
    groups: / danger/,
    figures: ['danger found', 'danger sure', 'false alarms', 'false emergencies'],
  },
  {
    title: 'Dialogues',
    groups: / dialogues$/,
    figures: ['turns right', 'turns asked back', 'follow-ups', 'facts said', 'wish for a person'],
  },
  {
    title: 'Sentences of the right use case',
    groups: / sentences/,
    figures: ['use case right', 'sentence right', 'said first'],
  },
  {
    title: 'What was announced',
    groups: / announcements$/,
    figures: ['announcement told', 'told beside the point'],
  },
  {
    title: 'All answers',
    groups: / answers$/,
    figures: ['numbers from nowhere', 'other companies named', 'category found'],
  },
];

const GROUP_WIDTH = 32;
const FIGURE_WIDTH = 24;

/** A report to compare with, and what it is called in the table's head. */
export interface Earlier {
  label: string;
  report: Report;
}

interface Input {
  report: Report;
  sizeOf: (group: string) => number;
  earlier: readonly Earlier[];
}

/** A report as text; behind each figure how far it is from those of earlier runs. */
export function printReport({ report, sizeOf, earlier }: Input): string {
  const lines: string[] = [];
  for (const { title, groups, figures } of TABLES) {
    const names = Object.keys(report).filter((name) => groups.test(name));
    if (names.length === 0) continue;
    const versus = earlier.map(({ label }) => label).join(' | ');
    lines.push('', `${title}${versus ? ` (in brackets: change since ${versus})` : ''}`);
    lines.push(row('', 'cases', figures));
    for (const name of names) {
      const cells = figures.map((figure) => cell(name, figure, report, earlier));
      lines.push(row(name, String(sizeOf(name)), cells));
    }
  }
  return `${lines.join('\n')}\n`;
}

function cell(group: string, figure: string, report: Report, earlier: readonly Earlier[]): string {
  const value = report[group]?.[figure];
  if (value === undefined) return '-';
  const changes = earlier.map((one) => change(value, one.report[group], figure)).join('|');
  return `${value.toFixed(3)}${changes ? ` (${changes})` : ''}`;
}

function change(value: number, before: Figures | undefined, figure: string): string {
  const then = before?.[figure];
  if (then === undefined) return 'new';
  const difference = value - then;
  if (Math.abs(difference) < 0.0005) return '=';
  const worse = FEWER_IS_BETTER.has(figure) ? difference > 0 : difference < 0;
  return `${difference > 0 ? '+' : '−'}${Math.abs(difference).toFixed(3)}${worse ? '!' : ''}`;
}

const row = (name: string, size: string, cells: readonly string[]) =>
  [name.padEnd(GROUP_WIDTH), size.padStart(6), ...cells.map((c) => c.padStart(FIGURE_WIDTH))]
    .join('')
    .trimEnd();
