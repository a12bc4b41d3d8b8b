import { beginPart, counter, Durations, type Logger, markFailure } from '../telemetry/index.js';
import { statementKind, statementShape, statementTable } from './statement-shape.js';

const statementSeconds = new Durations({
  name: 'hausgeist_db_statement_duration_seconds',
  help: 'Time until a statement was answered, by kind (select, insert, update, delete, with, transaction, other).',
  labelNames: ['kind'],
  bounds: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

const failures = counter({
  name: 'hausgeist_db_statement_errors_total',
  help: 'Statements that failed, refused ones of our own included.',
});

/** Begins to watch a statement; the result is called when it has been answered. */
export type BeginStatement = (sql: string) => (error?: unknown) => void;

/** Measures each statement, adds it to the trace that is going on, and logs those that are slow. */
export function watchStatements(slowMs: number, log: Logger): BeginStatement {
  return (sql) => {
    const startedAt = performance.now();
    const span = beginPart('sql', { 'db.system.name': 'postgresql' });
    if (span) {
      const shape = statementShape(sql);
      const [kind, table] = [statementKind(sql), statementTable(shape)];
      span.updateName(table ? `${kind} ${table}` : kind);
      span.setAttributes({ 'db.query.text': shape, 'db.operation.name': kind });
    }
    return (error) => {
      const ms = performance.now() - startedAt;
      const kind = statementKind(sql);
      statementSeconds.observe({ kind }, ms / 1_000);
      if (error) failures.inc();
      if (span && error) markFailure(span, error);
      span?.end();
      if (slowMs === 0 || ms < slowMs) return;
      log.warn(
        { ms: Math.round(ms), kind, statement: statementShape(sql) },
        'a statement was slow',
      );
    };
  };
}
