import type { Actor } from '../../platform/context/index.js';
import { presentRefusal } from '../../platform/graphql/index.js';
import { maySeeAuthNumber } from '../end-users/index.js';
import type { EndUserImport as Stored } from './end-user-import.entity.js';
import type {
  EndUserImport,
  EndUserImportProblem,
  EndUserImportProblemRow,
} from './end-user-import.type.js';
import { toAssignments } from './import-columns.js';
import { type ImportProblem, suggestMapping } from './import-fields.js';
import type { WrongRow } from './wrong-rows.js';

/** An import as this actor sees it, over GraphQL and REST. */
export const presentImport = (task: Stored, actor: Actor): EndUserImport => ({
  id: task.id,
  company: { id: task.company.id, name: task.company.name },
  fileName: task.fileName,
  status: task.status,
  columns: task.columns,
  sampleRows: task.sampleRows.map(shownCells(task, actor)),
  suggestedMapping: toAssignments(suggestMapping(task.columns)),
  mapping: toAssignments(task.mapping),
  updateExisting: task.updateExisting,
  byExternalId: task.byExternalId,
  sendInvitation: task.sendInvitation,
  totalRows: task.totalRows,
  processedRows: task.processedRows,
  createdCount: task.createdCount,
  updatedCount: task.updatedCount,
  unchangedCount: task.unchangedCount,
  skippedCount: task.skippedCount,
  problemCount: task.problemCount,
  problems: task.problems.map((problem) => presentProblem(problem, actor)),
  uploadedBy: task.actor.name,
  createdAt: task.createdAt,
});

const presentProblem = (
  { row, field, message, name = '', value = '', ...told }: ImportProblem,
  actor: Actor,
): EndUserImportProblem => ({
  ...{ row, field: field as EndUserImportProblem['field'], message, name },
  value:
    maySeeAuthNumber(actor) || (field !== 'authNumber' && !SIX_DIGITS.test(value)) ? value : '',
  refusal: presentRefusal(told, message),
});

/** A row that cannot be taken, as this actor sees it. */
export function presentProblemRow(task: Stored, actor: Actor) {
  const shown = shownCells(task, actor);
  return ({ row, cells, problems }: WrongRow): EndUserImportProblemRow => ({
    row,
    cells: shown(cells),
    problems: problems.map((problem) => presentProblem(problem, actor)),
  });
}

/**
 * Leaves out authentication numbers for those who may not see them: in the columns that hold them, and
 * wherever something looks like one, as the columns can be assigned in another way.
 */
function shownCells({ columns, mapping }: Stored, actor: Actor) {
  if (maySeeAuthNumber(actor)) return (cells: string[]) => cells;
  const hidden = new Set([mapping.authNumber, suggestMapping(columns).authNumber]);
  return (cells: string[]) =>
    cells.map((cell, i) => (hidden.has(i) || SIX_DIGITS.test(cell) ? '' : cell));
}

const SIX_DIGITS = /^\s*(?:\d\s*){6}$/;
