import type { Actor } from '../../platform/context/index.js';
import { presentRefusal } from '../../platform/graphql/index.js';
import { maySeeAuthNumber } from '../end-users/index.js';
import type { EndUserImport as Stored } from './end-user-import.entity.js';
import type {
  EndUserImport,
  EndUserImportProblem,
  EndUserImportStatus,
} from './end-user-import.type.js';
import { toAssignments } from './import-columns.js';
import { type ImportProblem, suggestMapping } from './import-fields.js';

/** An import as this actor sees it, over GraphQL and REST. */
export const presentImport = (task: Stored, actor: Actor): EndUserImport => ({
  id: task.id,
  company: { id: task.company.id, name: task.company.name },
  fileName: task.fileName,
  status: task.status as EndUserImportStatus,
  columns: task.columns,
  sampleRows: maySeeAuthNumber(actor) ? task.sampleRows : withoutNumbers(task),
  suggestedMapping: toAssignments(suggestMapping(task.columns)),
  mapping: toAssignments(task.mapping),
  updateExisting: task.updateExisting,
  sendInvitation: task.sendInvitation,
  totalRows: task.totalRows,
  processedRows: task.processedRows,
  createdCount: task.createdCount,
  updatedCount: task.updatedCount,
  skippedCount: task.skippedCount,
  problemCount: task.problemCount,
  problems: task.problems.map(presentProblem),
  uploadedBy: task.actor.name,
  createdAt: task.createdAt,
});

const presentProblem = ({ row, field, message, ...told }: ImportProblem): EndUserImportProblem => ({
  row,
  field: field as EndUserImportProblem['field'],
  message,
  refusal: presentRefusal(told, message),
});

/**
 * The rows without authentication numbers: neither in the columns that hold them, nor wherever
 * something looks like one, as the columns can be assigned in another way.
 */
function withoutNumbers({ columns, mapping, sampleRows }: Stored): string[][] {
  const hidden = new Set([mapping.authNumber, suggestMapping(columns).authNumber]);
  return sampleRows.map((row) =>
    row.map((cell, i) => (hidden.has(i) || SIX_DIGITS.test(cell) ? '' : cell)),
  );
}

const SIX_DIGITS = /^\s*(?:\d\s*){6}$/;
