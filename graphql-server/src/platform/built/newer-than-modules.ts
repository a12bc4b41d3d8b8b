import { statSync } from 'node:fs';
import { join } from 'node:path';

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether a file of the build was written after the compiler wrote its modules the last time. */
export const isNewerThanModules = (file: string): boolean =>
  changedAt(file) > changedAt(join(import.meta.dirname, '../../.tsbuildinfo'));
