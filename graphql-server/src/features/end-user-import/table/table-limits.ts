/** Most people in one file. */
export const MAX_IMPORT_ROWS = 20_000;

/** Largest file, in bytes. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;

/** Most columns that are looked at. */
export const MAX_IMPORT_COLUMNS = 100;

/** Rows that are shown to the user who assigns the columns. */
export const SAMPLE_ROWS = 5;
