/** A file of the store that holds some rows of one kind, as JSON. */
export interface ExportPart {
  kind: string;
  key: string;
  rows: number;
}

/** How far the making of a package has come: what was written, and what comes next. */
export interface ExportProgress {
  parts: ExportPart[];
  /** The kind that is read next, by its place in the list. */
  kind: number;
  /** The last row of it that was read; empty at the beginning. */
  after: string;
}

export const NO_PROGRESS: ExportProgress = { parts: [], kind: 0, after: '' };
