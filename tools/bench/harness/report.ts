import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** Rows under a heading; the first column holds names, the others hold figures. */
export interface Table {
  heading: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What a benchmark found, ready to print. */
export interface Report {
  tables: readonly Table[];
  /** What was measured and how often: one sentence each. */
  notes: readonly string[];
}

/**
 * What the command line may change: `--minutes` of the soak, `--sockets` of the fan-out, `--vectors`
 * of retrieval.
 */
export interface Options {
  minutes: number;
  sockets: number;
  vectors: number;
}

/** One benchmark; a file in `benchmarks/` exports it under this name. */
export interface Benchmark {
  title: string;
  measure(options: Options): Promise<Report>;
}

/** A line about what is being done now, for those who wait. */
export const progress = (text: string) => process.stderr.write(`  ${text}\n`);

/** The machine and how busy it is, without which figures say little. */
export function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const busy = loadavg()[0]?.toFixed(1);
  return `${cpus().length} cores, ${gigabytes} GB, ${type()} ${release()}, Node ${process.versions.node}; load average ${busy} at the start`;
}

/** A benchmark's findings as plain text. */
export function formatReport(name: string, title: string, machine: string, report: Report): string {
  const notes = report.notes.map((note) => `- ${note}`);
  return [`${name}: ${title}`, machine, '', ...report.tables.map(formatTable), ...notes].join('\n');
}

/** A table as plain text. */
export function formatTable({ heading, columns, rows }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [heading, line(columns), rule, ...rows.map(line), ''].join('\n');
}

/** Milliseconds with as many decimals as they deserve. */
export const milliseconds = (value: number) =>
  value < 100 ? value.toFixed(1) : String(Math.round(value));

/** Bytes in thousands. */
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
