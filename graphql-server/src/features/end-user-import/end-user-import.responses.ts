import { z } from 'zod';
import { refusalResponse, timestampResponse } from '../../platform/http/index.js';
import { EndUserImportStatus } from './end-user-import.type.js';
import { IMPORT_FIELDS } from './import-fields.js';

const field = z.enum(IMPORT_FIELDS);
const columns = z.array(z.object({ field, column: z.int().describe('From 0.') }));

/** An import in REST answers. */
export const importResponse = z
  .object({
    id: z.uuid(),
    company: z.object({ id: z.uuid(), name: z.string() }),
    fileName: z.string(),
    status: z.enum(EndUserImportStatus),
    columns: z.array(z.string()).describe('Headers of the file.'),
    sampleRows: z.array(z.array(z.string())),
    suggestedMapping: columns,
    mapping: columns,
    updateExisting: z.boolean(),
    byExternalId: z.boolean(),
    sendInvitation: z.boolean(),
    totalRows: z.int(),
    processedRows: z.int(),
    createdCount: z.int(),
    updatedCount: z.int(),
    unchangedCount: z.int(),
    skippedCount: z.int(),
    problemCount: z.int(),
    problems: z.array(
      z.object({
        ...{ row: z.int(), field, message: z.string() },
        ...{ name: z.string(), value: z.string(), refusal: refusalResponse },
      }),
    ),
    uploadedBy: z.string(),
    createdAt: timestampResponse,
  })
  .meta({ id: 'EndUserImport' });
