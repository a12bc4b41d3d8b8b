import type { Counts } from './judge.js';

/** A figure with its name; shares lie between 0 and 1. */
export type Figures = Record<string, number>;

const SHARES: readonly [figure: string, part: string, whole: string][] = [
  ['R@1', 'at1', 'searched'],
  ['R@3', 'at3', 'searched'],
  ['R@5', 'at5', 'searched'],
  ['first', 'first', 'asked'],
  ['shown', 'shown', 'asked'],
  ['wrong', 'wrong', 'asked'],
  ['asked back', 'askedBack', 'asked'],
  ['refused', 'refused', 'asked'],
  ['danger found', 'found', 'dangerous'],
  ['danger sure', 'sure', 'dangerous'],
  ['false alarms', 'falseAlarm', 'harmless'],
  ['false emergencies', 'falseEmergency', 'harmless'],
  ['turns right', 'turnsRight', 'turns'],
  ['turns asked back', 'turnsAskedBack', 'turns'],
  ['follow-ups', 'followUpsRight', 'followUps'],
  ['facts said', 'factsRight', 'facts'],
  ['wish for a person', 'personsRight', 'persons'],
  ['use case right', 'said', 'sentences'],
  ['sentence right', 'saidInFront', 'said'],
  ['said first', 'saidFirst', 'said'],
  ['announcement told', 'announcedTold', 'announced'],
  ['told beside the point', 'unannouncedTold', 'unannounced'],
  ['small talk seen', 'actsRight', 'acts'],
  ['numbers from nowhere', 'invented', 'answers'],
  ['other companies named', 'leaked', 'answers'],
  ['category found', 'categorised', 'answers'],
];

/** Shares of what was counted; figures whose whole is empty are left out. */
export function figuresOf(counts: Counts): Figures {
  const figures: Figures = {};
  for (const [figure, part, whole] of SHARES) {
    const all = counts[whole] ?? 0;
    if (all > 0) figures[figure] = (counts[part] ?? 0) / all;
  }
  return figures;
}

/** Figures of which less is better. */
export const FEWER_IS_BETTER: ReadonlySet<string> = new Set([
  'wrong',
  'asked back',
  'turns asked back',
  'false alarms',
  'false emergencies',
  'told beside the point',
  'numbers from nowhere',
  'other companies named',
]);

/** Figures of every group, by the group's name. */
export type Report = Record<string, Figures>;

/** What a run must reach: at least, or at most where less is better. */
export type Floors = Record<string, Figures>;

/** Floors that a report misses, in words. */
export function missedFloors(report: Report, floors: Floors): string[] {
  return Object.entries(floors).flatMap(([group, wanted]) =>
    Object.entries(wanted).flatMap(([figure, floor]) => {
      const value = report[group]?.[figure];
      if (value === undefined) return [`${group}: ${figure} was not measured`];
      const missed = FEWER_IS_BETTER.has(figure) ? value > floor : value < floor;
      return missed ? [`${group}: ${figure} is ${value.toFixed(3)}, the floor ${floor}`] : [];
    }),
  );
}
