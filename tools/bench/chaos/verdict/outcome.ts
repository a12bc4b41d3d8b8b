import { formatTable, type Table } from '../../harness/report.ts';
import { quantile } from '../../harness/statistics.ts';
import type { FaultRecord } from '../faults/run-faults.ts';
import type { Ledger } from '../ledger.ts';
import type { Check } from './check.ts';
import type { Quiet } from './quiet.ts';

/** Everything that a run has shown. */
export interface Outcome {
  faults: readonly FaultRecord[];
  checks: readonly Check[];
  ledger: Ledger;
  quiet: Quiet;
  errors: readonly [text: string, times: number][];
}

/** How many of the wrong ones are named. */
const NAMED = 3;

/** Whether nothing was lost, and no fault left anything behind. */
export const isClean = ({ checks, faults }: Outcome) =>
  checks.every(({ wrong, isRemark }) => isRemark || wrong.length === 0) &&
  faults.every(({ recovery }) => !recovery || recovery.answered !== undefined);

/** The outcome as plain text. */
export function formatOutcome(outcome: Outcome): string {
  const { checks, ledger, quiet, errors } = outcome;
  const repeated = [...ledger.repeated].map(([reason, times]) => `${times} × ${reason}`);
  const details = checks
    .filter(({ wrong }) => wrong.length > 0)
    .flatMap(({ name, wrong }) => [
      `- ${name}:`,
      ...wrong.slice(0, NAMED).map((one) => `    ${one.slice(0, 300)}`),
    ]);
  const notes = [
    `- Nothing was left to do ${quiet.seconds.toFixed(0)} s after the last person had gone.`,
    `- Requests made again: ${repeated.join(', ') || 'none'}; ${ledger.unsure} of which the product said that it cannot tell.`,
    ...errors.slice(0, 8).map(([text, times]) => `- Logged ${times} ×: ${text}`),
  ];
  return [
    formatTable(recoveries(outcome)),
    formatTable(verdict(checks)),
    formatTable(waits(ledger)),
    ...details,
    ...notes,
    isClean(outcome) ? '\nNothing was lost.' : '\nFAILED',
  ].join('\n');
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);

function spread(values: readonly (number | undefined)[]): string[] {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return ['-', '-', '-'];
  const last = known.length < values.length ? 'never' : seconds(Math.max(...known));
  return [seconds(quantile(known, 0.5)), seconds(quantile(known, 0.95)), last];
}

function rowOf(name: string, records: readonly FaultRecord[]): string[] {
  const measured = records.flatMap((record) => record.recovery ?? []);
  return [
    name,
    String(records.length),
    ...spread(measured.map(({ written }) => written)),
    ...spread(measured.map(({ answered }) => answered)),
  ];
}

function recoveries({ faults }: Outcome): Table {
  const kinds = Map.groupBy(faults, ({ kind }) => kind);
  return {
    heading: 'Seconds from the end of a fault until a message is taken, and answered',
    columns: ['fault', 'times', 'taken p50', 'p95', 'max', 'answered p50', 'p95', 'max'],
    rows: [
      ...[...kinds]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([kind, all]) => rowOf(kind, all)),
      rowOf('all', faults),
    ],
  };
}

function verdict(checks: readonly Check[]): Table {
  return {
    heading: 'What must not be',
    columns: ['', 'of', 'found', ''],
    rows: checks.map(({ name, of, wrong, isRemark }) => [
      name,
      String(of),
      String(wrong.length),
      wrong.length === 0 || isRemark ? '' : 'FAILED',
    ]),
  };
}

function waits({ waits: all }: Ledger): Table {
  const longer = (limit: number) => String(all.filter((ms) => ms > limit).length);
  return {
    heading: 'Seconds from a question until its answer, faults included',
    columns: ['', 'times', 'p50', 'p95', 'max', 'over 30 s', 'over 60 s'],
    rows: [['questions', String(all.length), ...spread(all), longer(30_000), longer(60_000)]],
  };
}
