import {
  fieldError,
  type FieldError,
  type Refusal,
  wrongFields,
} from '../../platform/errors/index.js';
import { endUserImportReasons } from './end-user-import.reasons.js';
import {
  type ColumnMapping,
  IMPORT_FIELDS,
  type ImportField,
  REQUIRED_FIELDS,
} from './import-fields.js';

/** One assignment as a client sends it. */
export interface ColumnAssignment {
  field: ImportField;
  column: number;
}

/** The assignment of a file's columns, once it is seen to be whole. */
export function readMapping(
  assignments: readonly ColumnAssignment[],
  columnCount: number,
): ColumnMapping {
  const mapping: ColumnMapping = {};
  const errors: FieldError[] = [];
  const wrong = (field: ImportField, refusal: Refusal) =>
    errors.push(fieldError(`mapping.${field}`, refusal));
  const taken = new Set<number>();
  for (const { field, column } of assignments) {
    if (!Number.isInteger(column) || column < 0 || column >= columnCount) {
      wrong(field, endUserImportReasons.COLUMN_MISSING({ column: column + 1 }));
    } else if (taken.has(column)) {
      wrong(field, endUserImportReasons.COLUMN_SHARED({ label: field }));
    } else if (mapping[field] !== undefined) {
      wrong(field, endUserImportReasons.COLUMN_DOUBLED({ label: field }));
    } else {
      mapping[field] = column;
      taken.add(column);
    }
  }
  for (const field of REQUIRED_FIELDS) {
    const isNamed = assignments.some((assignment) => assignment.field === field);
    if (!isNamed) wrong(field, endUserImportReasons.COLUMN_NEEDED({ label: field }));
  }
  if (errors.length > 0) throw wrongFields(errors);
  return mapping;
}

/** The assignment in the order of the fields. */
export const toAssignments = (mapping: ColumnMapping): ColumnAssignment[] =>
  IMPORT_FIELDS.flatMap((field) => {
    const column = mapping[field];
    return column === undefined ? [] : [{ field, column }];
  });
