import type { FastifyRequest } from 'fastify';
import { AppError, badInput, platformReasons, wrongField } from '../../platform/errors/index.js';
import { endUserImportReasons } from './end-user-import.reasons.js';
import type { NewImport } from './end-user-import.service.js';
import { MAX_IMPORT_BYTES } from './table/table-limits.js';

const LIMITS = {
  fileSize: MAX_IMPORT_BYTES,
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: 1_024,
  headerPairs: 20,
};

/** Reads the parts `file` and `companyId` of a multipart request, in either order. */
export async function receiveTable(request: FastifyRequest): Promise<NewImport> {
  let file: { fileName: string; bytes: Buffer } | undefined;
  let companyId: string | undefined;
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'field') {
        if (part.fieldname === 'companyId' && typeof part.value === 'string') {
          companyId = part.value.trim() || undefined;
        }
        continue;
      }
      // Read before it is judged: a client that is still sending would not see the answer.
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file') file = { fileName: toFileName(part.filename), bytes };
    }
  } catch (error) {
    throw toInputError(error);
  }
  if (!file) throw wrongField('file', endUserImportReasons.NOT_A_TABLE);
  return { companyId, ...file };
}

/** The last part of the name, on one line. */
function toFileName(name: string): string {
  const line = (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
  if (!/\.(?:csv|txt|tsv|xlsx)$/i.test(line)) {
    throw wrongField('file', endUserImportReasons.NOT_A_TABLE);
  }
  return line.slice(-150).toWellFormed();
}

/** The parser reports limits with a code and broken bodies without one. */
function toInputError(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new AppError('PAYLOAD_TOO_LARGE', endUserImportReasons.TABLE_TOO_LARGE);
  }
  return code === undefined ? badInput(platformReasons.UPLOAD_DAMAGED) : error;
}
