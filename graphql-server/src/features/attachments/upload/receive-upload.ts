import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES, MAX_FILES_PER_MESSAGE, MAX_TOTAL_FILE_BYTES } from '@hausgeist/schema';
import { AppError, badInput, platformReasons } from '../../../platform/errors/index.js';
import {
  fileTooLarge,
  tooManyFiles,
  totalTooLarge,
  unsupportedType,
} from '../attachment-errors.js';
import { attachmentReasons } from '../attachment.reasons.js';
import { cleanName } from '../clean-name.js';
import { isLabelAllowed } from '../detection/identify-file.js';
import type { StagedFile } from './staged-file.js';

/** What a multipart request brought. */
export interface Upload {
  sessionId: string;
  /** Every text field, `sessionId` included. */
  fields: Readonly<Record<string, string>>;
  files: StagedFile[];
}

/** The size of a file is larger than allowed here, so that the check below answers instead. */
const PARSER_LIMITS = {
  fileSize: MAX_TOTAL_FILE_BYTES,
  files: MAX_FILES_PER_MESSAGE,
  fields: 10,
  parts: MAX_FILES_PER_MESSAGE + 10,
  fieldSize: 64 * 1024,
  headerPairs: 20,
};

/**
 * Reads a multipart request piece by piece into a folder. Stops at the first byte beyond a limit
 * and before the first byte of a file whose label alone rules it out.
 */
export async function receiveUpload(request: FastifyRequest, folder: string): Promise<Upload> {
  try {
    return await readParts(request, folder);
  } catch (error) {
    if (codeOf(error) === 'FST_FILES_LIMIT') throw tooManyFiles();
    if (codeOf(error)?.endsWith('_LIMIT')) throw badInput(attachmentReasons.TOO_MANY_PARTS);
    throw isMalformed(error) ? badInput(platformReasons.UPLOAD_DAMAGED) : error;
  }
}

async function readParts(request: FastifyRequest, folder: string): Promise<Upload> {
  const fields = new Map<string, string>();
  const files: StagedFile[] = [];
  let total = 0;
  for await (const part of request.parts({ limits: PARSER_LIMITS })) {
    if (part.type === 'field') {
      fields.set(part.fieldname, asText(part.value));
      continue;
    }
    const label = { name: cleanName(decodeName(part.filename)), declaredType: part.mimetype };
    if (!isLabelAllowed(label)) throw unsupportedType(label.name);
    const path = join(folder, String(files.length));
    const staged = await stage(part.file, path, (size) => {
      if (size > MAX_FILE_BYTES) throw fileTooLarge(label.name);
      if (total + size > MAX_TOTAL_FILE_BYTES) throw totalTooLarge(label.name);
    });
    total += staged.size;
    files.push({ ...label, path, ...staged });
  }
  return { sessionId: fields.get('sessionId') ?? '', fields: Object.fromEntries(fields), files };
}

/** Writes a file to disk while measuring and hashing it; `check` may stop it at any size. */
async function stage(
  source: Readable,
  path: string,
  check: (size: number) => void,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(
    source,
    async function* measure(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        check(size);
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  return { size, sha256: hash.digest('hex') };
}

/** Browsers write these three characters so, since they would end the name or its header. */
const decodeName = (name: string) => name.replace(/%22|%0D|%0A/gi, '"');

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** How the parser names a limit that was reached. */
const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** The parser reports broken bodies as plain errors; those of the disk and of limits carry a code. */
const isMalformed = (error: unknown) =>
  error instanceof Error && !(error instanceof AppError) && !('code' in error);
