import { badInput } from '../../platform/errors/index.js';
import {
  type ColumnMapping,
  IMPORT_FIELDS,
  IMPORT_LABELS,
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
  const errors: { field: string; message: string }[] = [];
  const wrong = (field: ImportField, message: string) =>
    errors.push({ field: `mapping.${field}`, message });
  const taken = new Set<number>();
  for (const { field, column } of assignments) {
    if (!Number.isInteger(column) || column < 0 || column >= columnCount) {
      wrong(field, `The file has no column ${column + 1}`);
    } else if (taken.has(column)) {
      wrong(field, `${IMPORT_LABELS[field]} needs a column of its own`);
    } else if (mapping[field] !== undefined) {
      wrong(field, `${IMPORT_LABELS[field]} has two columns`);
    } else {
      mapping[field] = column;
      taken.add(column);
    }
  }
  for (const field of REQUIRED_FIELDS) {
    const isNamed = assignments.some((assignment) => assignment.field === field);
    if (!isNamed) wrong(field, `${IMPORT_LABELS[field]} needs a column`);
  }
  if (errors.length > 0) throw badInput(errors[0]?.message ?? '', errors);
  return mapping;
}

/** The assignment in the order of the fields. */
export const toAssignments = (mapping: ColumnMapping): ColumnAssignment[] =>
  IMPORT_FIELDS.flatMap((field) => {
    const column = mapping[field];
    return column === undefined ? [] : [{ field, column }];
  });
