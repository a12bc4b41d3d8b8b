import type { FastifyRequest } from 'fastify';
import { AppError, badInput, platformReasons, wrongField } from '../../../platform/errors/index.js';
import { knowledgeReasons } from '../knowledge.reasons.js';
import { MAX_PROMPT_FILE_BYTES } from './prompt-file-text.js';
import type { NewPromptFile } from './prompt-file-upload.service.js';

/** One byte more than allowed is read, so that the check of the content answers and not the parser. */
const LIMITS = {
  fileSize: MAX_PROMPT_FILE_BYTES + 1,
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: 1_024,
  headerPairs: 20,
};

const WRONG_TYPE = knowledgeReasons.PROMPT_FILE_WRONG_TYPE;

/** Reads the parts `promptFile` and `companyId` of a multipart request, in either order. */
export async function receivePromptFile(
  request: FastifyRequest,
  { isCompanyOptional = false }: { isCompanyOptional?: boolean } = {},
): Promise<NewPromptFile> {
  if (!request.isMultipart()) throw wrongField('promptFile', WRONG_TYPE);
  let file: { fileName: string; bytes: Uint8Array } | undefined;
  let companyId = '';
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'field') {
        if (part.fieldname === 'companyId') companyId = textOf(part.value);
        continue;
      }
      // Read before it is judged: a client that is still sending would not see the answer.
      const bytes = await part.toBuffer();
      if (part.fieldname !== 'promptFile') continue;
      file = { fileName: toTextFileName(part.filename, part.mimetype), bytes };
    }
  } catch (error) {
    throw toInputError(error);
  }
  if (!file) throw wrongField('promptFile', WRONG_TYPE);
  if (companyId === '' && !isCompanyOptional)
    throw wrongField('companyId', platformReasons.COMPANY_REQUIRED);
  return { companyId, ...file };
}

/** The last part of the name, on one line; a plain text under another name gets `.txt`. */
function toTextFileName(name: string, declaredType: string): string {
  const line = (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
  const [, stem = '', ending = ''] = /^(.*?)(\.(?:txt|md))?$/isu.exec(line) ?? [];
  if (ending === '' && declaredType !== 'text/plain') throw wrongField('promptFile', WRONG_TYPE);
  return `${stem.slice(0, 150)}${ending || '.txt'}`;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The parser reports limits with a code and broken bodies without one. */
function toInputError(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new AppError('PAYLOAD_TOO_LARGE', knowledgeReasons.PROMPT_FILE_TOO_LARGE);
  }
  return code === undefined ? badInput(platformReasons.UPLOAD_DAMAGED) : error;
}
