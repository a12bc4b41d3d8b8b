import { defineReasons } from '../../platform/errors/index.js';

/** Why a table of people, or a row of it, is not taken. */
export const endUserImportReasons = defineReasons({
  IMPORT_NOT_FOUND: 'Import not found.',
  TOO_MANY_IMPORTS: 'Too many uploads. Please try again later.',
  // The file
  NOT_A_TABLE: 'Please upload a CSV or Excel file (.csv, .xlsx)',
  TABLE_TOO_LARGE: 'The file is too large. An import may have up to 10 MB.',
  TABLE_EMPTY: 'The file is empty.',
  TABLE_WITHOUT_HEADER: 'The first line of the file must name its columns.',
  TABLE_WITHOUT_ROWS: 'The file has a header but no rows.',
  TABLE_TOO_LONG: 'The file has more than {max, number} rows. Please split it.',
  // Its columns and rows
  COLUMN_MISSING: 'The file has no column {column}',
  COLUMN_SHARED: '{label} needs a column of its own',
  COLUMN_DOUBLED: '{label} has two columns',
  COLUMN_NEEDED: '{label} needs a column',
  ROW_HAS_NO_PHONE: 'This is no telephone number',
  ROW_HAS_EMAIL_ALREADY: 'Row {row} has this email already',
  ROW_HAS_EXTERNAL_ID_ALREADY: 'Row {row} has this customer number already',
  ROWS_HAVE_PROBLEMS: 'Some rows have problems. Correct the file, or leave these rows out.',
  IMPORTS_LISTED_OUT_OF_RANGE: 'first must be between 1 and {max}',
  // What has become of it
  IMPORT_NOT_CHECKED: 'Please check the file first.',
  IMPORT_BEING_CHECKED: 'The file is being checked.',
  IMPORT_CHECKED_ALREADY: 'The file has been checked already.',
  IMPORT_RUNNING: 'The import is running already.',
  IMPORT_DONE: 'The import is done.',
  IMPORT_CANCELLED: 'The import was cancelled.',
  IMPORT_FAILED: 'The import has failed. Please upload the file again.',
});
