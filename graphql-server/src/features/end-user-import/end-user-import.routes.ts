import { z } from 'zod';
import {
  changedResponse,
  dataResponse,
  idParams,
  type RestRoute,
  restRoute,
} from '../../platform/http/index.js';
import { importResponse } from './end-user-import.responses.js';
import { presentImport } from './end-user-import.presenter.js';
import type { EndUserImports } from './end-user-import.service.js';
import { IMPORT_FIELDS, suggestMapping } from './import-fields.js';
import { toAssignments } from './import-columns.js';
import { receiveTable } from './receive-table.js';

/** The call that brings a file of tenants and owners. */
export const endUserImportRoutes = (imports: EndUserImports): RestRoute[] => [
  restRoute({
    method: 'POST',
    path: '/company/end-users/imports',
    access: ['admin', 'companyUser', 'apiKey'],
    tag: 'Company portal',
    summary: 'Uploads a CSV or Excel file of tenants and owners; nobody is added yet.',
    description:
      'At most 10 MB and 20,000 rows below a header. The answer has the columns, what they suggest, and the first rows; then it is checked and started.',
    form: {
      file: { type: 'file', description: 'The file (.csv, .xlsx).', required: true },
      companyId: { type: 'text', description: 'The company; for administrators.' },
    },
    status: 201,
    response: changedResponse(importResponse),
    handle: async (context, { request }) => {
      const task = await imports.upload(context, await receiveTable(request));
      return { message: 'The file was uploaded.', data: presentImport(task, context.actor) };
    },
  }),
  ...stepRoutes(imports),
];

const common = { access: ['admin', 'companyUser', 'apiKey'], tag: 'Company portal' } as const;

/** Types only: what is needed is the service's to check. */
const checkBody = z
  .object({
    mapping: z
      .array(z.object({ field: z.enum(IMPORT_FIELDS), column: z.int() }))
      .nullish()
      .describe('A column for each field, from 0; what the headers suggest if missing.'),
    updateExisting: z.boolean().nullish(),
    byExternalId: z.boolean().nullish(),
    sendInvitation: z.boolean().nullish(),
  })
  .meta({ fieldsOf: 'CheckEndUserImportInput' });

/** What is done with a file that was uploaded. */
const stepRoutes = (imports: EndUserImports): RestRoute[] => [
  restRoute({
    ...common,
    method: 'GET',
    path: '/company/end-users/imports/:id',
    summary: 'How far an import is, and what would come or has come of its rows.',
    description: 'Ask again while `status` is `CHECKING` or `RUNNING`, every second say.',
    params: idParams,
    response: dataResponse(importResponse),
    handle: async (context, { params }) => ({
      data: presentImport(await imports.find(context, params.id), context.actor),
    }),
  }),
  restRoute({
    ...common,
    method: 'POST',
    path: '/company/end-users/imports/:id/check',
    summary: 'Looks at every row of a file without changing a person: a dry run.',
    description:
      'Goes on in the background: `GET` at the import tells when it is `CHECKED`, and how many people would come, be changed, or are so already. May be done again in another way.',
    params: idParams,
    refuses: [409],
    body: checkBody,
    status: 202,
    response: changedResponse(importResponse),
    handle: async (context, { params: { id }, body: { mapping, ...options } }) => {
      const columns = mapping ?? suggestedFor(await imports.find(context, id));
      const task = await imports.check(context, { id, mapping: columns, ...options });
      return { message: 'The file is being checked.', data: presentImport(task, context.actor) };
    },
  }),
  restRoute({
    ...common,
    method: 'POST',
    path: '/company/end-users/imports/:id/start',
    summary: 'Takes the rows of a checked file in.',
    description: 'Goes on in the background: `GET` at the import tells when it is `DONE`.',
    params: idParams,
    refuses: [409],
    body: z
      .object({ skipProblems: z.boolean().nullish() })
      .meta({ fieldsOf: 'StartEndUserImportInput' }),
    status: 202,
    response: changedResponse(importResponse),
    handle: async (context, { params: { id }, body: { skipProblems } }) => {
      const task = await imports.start(context, { id, skipProblems: skipProblems ?? false });
      return { message: 'The import has begun.', data: presentImport(task, context.actor) };
    },
  }),
];

const suggestedFor = ({ columns }: { columns: string[] }) => toAssignments(suggestMapping(columns));
