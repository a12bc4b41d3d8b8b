import { type Figures, figuresOf, type Report } from './figures.js';
import { type Counts, count } from './judge.js';

/** What running the sets cost. */
export interface Cost {
  answers: number;
  /** How long each answer took. */
  milliseconds: number[];
  inputTokens: number;
  outputTokens: number;
  /** Processor time, everything else that was done meanwhile included. */
  cpuMilliseconds: number;
}

/** What was counted, in a form that goes from one process to another. */
export interface Counted {
  groups: Record<string, Counts>;
  cost: Cost;
}

const isTune = (group: string) => group.startsWith('tune');

/** How the assistant did, by set and kind of wording, and what it cost. */
export class Tally {
  readonly counted: Counted = {
    groups: {},
    cost: { answers: 0, milliseconds: [], inputTokens: 0, outputTokens: 0, cpuMilliseconds: 0 },
  };

  get cost(): Cost {
    return this.counted.cost;
  }

  /** Adds one to each name that is true, in each of the groups. */
  count(groups: readonly string[], flags: Record<string, boolean>): void {
    for (const group of groups) count((this.counted.groups[group] ??= {}), flags);
  }

  /** Adds what another process counted. */
  add({ groups, cost }: Counted): void {
    for (const [group, counts] of Object.entries(groups)) {
      const sums = (this.counted.groups[group] ??= {});
      for (const [name, value] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + value;
    }
    this.cost.milliseconds.push(...cost.milliseconds);
    this.cost.answers += cost.answers;
    this.cost.inputTokens += cost.inputTokens;
    this.cost.outputTokens += cost.outputTokens;
    this.cost.cpuMilliseconds += cost.cpuMilliseconds;
  }

  /** Figures of each group in the order of their names, those of the split that is tuned on first. */
  report(): Report {
    const names = Object.keys(this.counted.groups).toSorted();
    const [tune, others] = [names.filter(isTune), names.filter((name) => !isTune(name))];
    return Object.fromEntries(
      [...tune, ...others].map((name): [string, Figures] => [
        name,
        figuresOf(this.counted.groups[name] ?? {}),
      ]),
    );
  }

  /** How many cases a group has. */
  sizeOf(group: string): number {
    const {
      asked,
      dangerous = 0,
      harmless = 0,
      turns,
      sentences,
      announced = 0,
      unannounced = 0,
      answers = 0,
    } = this.counted.groups[group] ?? {};
    return (
      asked ?? turns ?? sentences ?? (dangerous + harmless || announced + unannounced || answers)
    );
  }
}
