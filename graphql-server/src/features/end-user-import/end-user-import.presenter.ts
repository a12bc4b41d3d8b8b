import type { EndUserImport as Stored } from './end-user-import.entity.js';
import type {
  EndUserImport,
  EndUserImportColumn,
  EndUserImportProblem,
  EndUserImportStatus,
} from './end-user-import.type.js';
import { toAssignments } from './import-columns.js';
import { suggestMapping } from './import-fields.js';

/** An import as clients see it, over GraphQL and REST. */
export const presentImport = (task: Stored): EndUserImport => ({
  id: task.id,
  company: { id: task.company.id, name: task.company.name },
  fileName: task.fileName,
  status: task.status as EndUserImportStatus,
  columns: task.columns,
  sampleRows: task.sampleRows,
  suggestedMapping: toAssignments(suggestMapping(task.columns)) as EndUserImportColumn[],
  mapping: toAssignments(task.mapping) as EndUserImportColumn[],
  updateExisting: task.updateExisting,
  sendInvitation: task.sendInvitation,
  totalRows: task.totalRows,
  processedRows: task.processedRows,
  createdCount: task.createdCount,
  updatedCount: task.updatedCount,
  skippedCount: task.skippedCount,
  problemCount: task.problemCount,
  problems: task.problems as EndUserImportProblem[],
  uploadedBy: task.actor.name,
  createdAt: task.createdAt,
});
