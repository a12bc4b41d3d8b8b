import type { FileLabel } from '../detection/identify-file.js';

/** An uploaded file that waits on disk to be looked at. */
export interface StagedFile extends FileLabel {
  path: string;
  /** Size in bytes. */
  size: number;
  /** SHA-256 of the content, hexadecimal. */
  sha256: string;
}
