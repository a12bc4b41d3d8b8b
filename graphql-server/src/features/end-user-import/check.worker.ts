import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '../../platform/database/index.js';
import type { EventBus } from '../../platform/events/index.js';
import { type FileStore, readBytes } from '../../platform/files/index.js';
import type { JobAttempt } from '../../platform/jobs/index.js';
import { EndUserImport } from './end-user-import.entity.js';
import type { ImportProblem } from './import-fields.js';
import { announceImport } from './import-progress.js';
import { type CheckedRow, RowCheck } from './row-check.js';
import { judgeRows } from './known-people.js';
import { changesOf } from './next-person.js';
import { readRows } from './table/stored-rows.js';

/** Rows between two looks at the database. */
const BATCH = 250;

/** Problems that are kept: more are not corrected at one time. */
const MAX_PROBLEMS = 500;

interface Dependencies {
  files: FileStore;
  events: EventBus;
}

/** What has been found so far. */
type Findings = ReturnType<typeof noFindings>;

const noFindings = () => ({
  createdCount: 0,
  updatedCount: 0,
  unchangedCount: 0,
  skippedCount: 0,
  problemCount: 0,
  processedRows: 0,
  problems: [] as ImportProblem[],
});

/** Tells what an import would do, without doing it. */
export class CheckWorker {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Runs one attempt; one that died is repeated from the first row, as nothing was changed. */
  async run(
    { em }: { em: EntityManager },
    { importId }: { importId: string },
    job: JobAttempt,
  ): Promise<void> {
    const task = await em
      .fork()
      .findOne(EndUserImport, { id: importId, status: 'CHECKING' }, { populate: ['company'] });
    if (!task) return;
    const rows = readRows(await readBytes(this.#deps.files, task.fileKey));
    const check = new RowCheck(task.mapping, task.company.authNumberDigits);
    const findings = noFindings();
    let batch: CheckedRow[] = [];
    for (const row of rows) {
      batch.push(check.check(row));
      if (batch.length < BATCH) continue;
      job.signal.throwIfAborted();
      await this.#count(em.fork(), task, batch, findings);
      const { processedRows } = findings;
      if (!(await this.#store(em.fork(), task, { processedRows }))) return;
      batch = [];
      await setImmediate();
    }
    await this.#count(em.fork(), task, batch, findings);
    await this.#store(em.fork(), task, { ...findings, status: 'CHECKED' });
  }

  async #count(
    em: EntityManager,
    task: EndUserImport,
    batch: readonly CheckedRow[],
    findings: Findings,
  ): Promise<void> {
    for (const row of await judgeRows(em, task, batch)) {
      if (row.problems) {
        findings.problemCount += 1;
        findings.problems.push(...row.problems.slice(0, MAX_PROBLEMS - findings.problems.length));
      } else if (!row.known) findings.createdCount += 1;
      else if (!task.updateExisting) findings.skippedCount += 1;
      else if (changesOf(task, row.known, row.person).length > 0) findings.updatedCount += 1;
      else findings.unchangedCount += 1;
    }
    findings.processedRows += batch.length;
  }

  /** Writes down what is known now, unless the check was cancelled or asked for anew. */
  async #store(
    em: EntityManager,
    { id, requestId }: EndUserImport,
    change: Partial<EndUserImport>,
  ): Promise<boolean> {
    const count = await em.nativeUpdate(
      EndUserImport,
      { id, requestId, status: 'CHECKING' },
      { ...change, updatedAt: new Date() },
    );
    announceImport(this.#deps.events, em, id);
    return count > 0;
  }
}
