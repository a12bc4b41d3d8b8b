import { setImmediate } from 'node:timers/promises';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import type { EventBus } from '../../platform/events/index.js';
import { type FileStore, readBytes } from '../../platform/files/index.js';
import type { JobAttempt } from '../../platform/jobs/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import { lockCompanyShared } from '../companies/index.js';
import { EndUserImport } from './end-user-import.entity.js';
import { lockImport } from './end-user-import.repository.js';
import type { ImportEnd } from './import-end.js';
import { announceImport } from './import-progress.js';
import type { PeopleWriter } from './people-writer.js';
import { type CheckedRow, RowCheck } from './row-check.js';
import { judgeRows } from './known-people.js';
import { readRows } from './table/stored-rows.js';

/** Rows between two turns of the event loop while rows are passed over. */
const BREATH = 250;

interface Dependencies {
  files: FileStore;
  events: EventBus;
  writer: Pick<PeopleWriter, 'write'>;
  end: ImportEnd;
}

/** Rows that one transaction takes; others wait for it on the embedded database. */
function batchSize({ sendInvitation, updateExisting }: EndUserImport): number {
  if (sendInvitation) return 20;
  return updateExisting ? 50 : 200;
}

/** Takes the rows of a file in, some at a time. */
export class RunWorker {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Runs one attempt. How many rows are done is written in the transaction of the rows themselves,
   * so an attempt after one that died goes on exactly where it ended.
   */
  async run(
    { em, log }: { em: EntityManager; log: Logger },
    { importId }: { importId: string },
    job: JobAttempt,
  ): Promise<void> {
    const task = await em
      .fork()
      .findOne(EndUserImport, { id: importId, status: 'RUNNING' }, { populate: ['company'] });
    if (!task) return;
    if (task.processedRows > 0) log.info({ importId, from: task.processedRows }, 'import goes on');
    const rows = readRows(await readBytes(this.#deps.files, task.fileKey));
    const check = new RowCheck(task.mapping, task.company.authNumberDigits);
    const size = batchSize(task);
    let batch: CheckedRow[] = [];
    let index = 0;
    for (const row of rows) {
      // Rows that are done are checked again: later ones may repeat their addresses.
      const checked = check.check(row);
      index += 1;
      if (index % BREATH === 0) await setImmediate();
      if (index <= task.processedRows) continue;
      batch.push(checked);
      if (batch.length < size && index < task.totalRows) continue;
      job.signal.throwIfAborted();
      if (!(await this.#take(em.fork(), task, batch, index - batch.length))) return;
      batch = [];
    }
    log.info({ importId, rows: index }, 'import is done');
  }

  /** Takes some rows in; false when the import was cancelled, or another worker has it. */
  async #take(
    em: EntityManager,
    { id, company: { id: companyId } }: EndUserImport,
    batch: readonly CheckedRow[],
    from: number,
  ): Promise<boolean> {
    const { writer, end, events } = this.#deps;
    return transactional(em, async (tx) => {
      const company = await lockCompanyShared(tx, companyId);
      const task = await lockImport(tx, id);
      if (task?.status !== 'RUNNING' || task.processedRows !== from) return false;
      const judged = await judgeRows(tx, task, batch, { isLocked: true });
      const rows = judged.filter((row) => row.problems === undefined);
      const { created, updated, unchanged, skipped } = await writer.write(tx, {
        ...{ task, company, rows },
      });
      task.createdCount += created;
      task.updatedCount += updated;
      task.unchangedCount += unchanged;
      task.skippedCount += skipped;
      task.processedRows += batch.length;
      if (task.processedRows >= task.totalRows) await end.settle(tx, task, company, 'DONE');
      await tx.flush();
      announceImport(events, tx, id);
      return true;
    });
  }
}
