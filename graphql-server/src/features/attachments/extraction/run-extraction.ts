import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { runConfined } from '../../../platform/processes/index.js';
import type { ExtractionLimits } from './extraction-limits.js';

const ENTRY = join(import.meta.dirname, 'extraction-process');

/** Folders of the program that reads documents. */
export const SOURCES = [join(import.meta.dirname, '..')];

interface ExtractionTask {
  kind: string;
  /** File to read; it becomes the standard input of the process. */
  file: string;
  /** Root of the checkout, where the program and its libraries are. */
  programFolder: string;
  limits: ExtractionLimits;
  signal: AbortSignal;
}

/** Reads the text of a document in a process of its own. */
export async function runExtraction({ kind, file, ...task }: ExtractionTask): Promise<string> {
  const input = await open(file);
  try {
    const output = await runConfined({
      ...task,
      entry: ENTRY,
      args: [kind],
      input,
      sources: SOURCES,
    });
    return output.toString('utf8');
  } finally {
    await input.close();
  }
}
