import { changedResponse, type RestRoute, restRoute } from '../../platform/http/index.js';
import { importResponse } from './end-user-import.responses.js';
import { presentImport } from './end-user-import.presenter.js';
import type { EndUserImports } from './end-user-import.service.js';
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
      'At most 10 MB and 20,000 rows below a header. The answer has the columns, what they suggest, and the first rows; `checkEndUserImport` and `startEndUserImport` do the rest.',
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
];
