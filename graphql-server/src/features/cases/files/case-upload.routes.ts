import { z } from 'zod';
import {
  idParams,
  messageResponse,
  type RestRoute,
  restRoute,
} from '../../../platform/http/index.js';
import { attachmentReasons, type UploadReceiver } from '../../attachments/index.js';
import type { CaseUploads } from './case-uploads.service.js';

/** Where the page of a craftsman's link puts its token: an address would stand in logs. */
const LINK_HEADER = 'x-case-link';

const common = {
  tag: 'Cases',
  form: { files: { type: 'files', description: 'The files.', required: true } },
  status: 201,
  response: messageResponse.extend({
    names: z.array(z.string()).describe('What the files are called now, in their order.'),
  }),
} as const;

/** The calls that add photos and other files to cases. */
export const caseUploadRoutes = (uploads: CaseUploads, receiver: UploadReceiver): RestRoute[] => [
  restRoute({
    ...common,
    method: 'POST',
    path: '/company/cases/:id/files',
    access: ['admin', 'companyUser', 'apiKey'],
    summary: 'Adds photos and other files to a case: all of them, or none.',
    description:
      'For company users and keys with `cases.view` and `cases.edit`. At most 5 MB each and 15 MB together, of the kinds that the chat takes; at most 50 files a case.',
    params: idParams,
    handle: async (context, { request, params: { id } }) => {
      const names = await receiver.receiveApart(
        request,
        () => uploads.admitWorker(context, id),
        (files, uploader) => uploads.keep(context, files, uploader),
      );
      return { message: 'Files added', names };
    },
  }),
  restRoute({
    ...common,
    method: 'POST',
    path: '/chat/cases/:id/files',
    access: ['endUser'],
    signInRefusal: attachmentReasons.CHAT_SIGN_IN_REQUIRED,
    summary: 'Adds photos and other files to one of my own cases.',
    description:
      'For tenants and owners, to those cases that `chatCases` has, until they are closed. Limits as for the company.',
    params: idParams,
    handle: async (context, { request, params: { id } }) => {
      const names = await receiver.receiveApart(
        request,
        () => uploads.admitTenant(context, id),
        (files, uploader) => uploads.keep(context, files, uploader),
      );
      return { message: 'Files added', names };
    },
  }),
  restRoute({
    ...common,
    method: 'POST',
    path: '/craftsman/files',
    access: 'public',
    headers: { [LINK_HEADER]: { description: 'The token of the link.', required: true } },
    refuses: [404, 409],
    summary: "Adds photos and other files to the case that a craftsman's link opens.",
    description: `For whom the link was sent to, without an account. Limits as for the company.`,
    handle: async (context, { request }) => {
      const token = request.headers[LINK_HEADER];
      const names = await receiver.receiveApart(
        request,
        () => uploads.admitCraftsman(context, typeof token === 'string' ? token : ''),
        (files, uploader) => uploads.keep(context, files, uploader),
      );
      return { message: 'Dateien hinzugefügt', names };
    },
  }),
];
