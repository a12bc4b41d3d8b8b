import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { runConfined } from '../../../platform/processes/index.js';
import type { ExtractedText } from './extracted-text.js';
import type { ExtractionLimits } from './extraction-limits.js';
import { MAX_TEXT_LENGTH } from './tidy-text.js';

const ENTRY = join(import.meta.dirname, 'extraction-process');

/** Folders of the program that reads documents. */
export const SOURCES = [join(import.meta.dirname, '..')];

/** The process has read an untrusted file: its output is checked as well. */
const answerSchema = z.object({
  text: z.string().max(MAX_TEXT_LENGTH),
  hasScans: z.boolean(),
});

interface ExtractionTask {
  kind: string;
  /** The file to read, by its path or as it is; it becomes the standard input of the process. */
  input: string | Buffer;
  /** Root of the checkout, where the program and its libraries are. */
  programFolder: string;
  limits: ExtractionLimits;
  signal: AbortSignal;
}

/** Reads the text of a document in a process of its own. */
export async function runExtraction(task: ExtractionTask): Promise<ExtractedText> {
  const { input } = task;
  if (typeof input !== 'string') return run({ ...task, input });
  const opened = await open(input);
  try {
    return await run({ ...task, input: opened });
  } finally {
    await opened.close();
  }
}

async function run({
  kind,
  ...task
}: Omit<ExtractionTask, 'input'> & { input: { fd: number } | Buffer }): Promise<ExtractedText> {
  const output = await runConfined({ ...task, entry: ENTRY, args: [kind], sources: SOURCES });
  return answerSchema.parse(JSON.parse(output.toString('utf8')));
}
