import { z } from 'zod';
import {
  dataResponse,
  type RestRoute,
  restRoute,
  timestampResponse,
} from '../../../platform/http/index.js';
import { MAIL_RESULTS } from '../../mail/index.js';
import type { PersonMails } from './person-mails.service.js';

const mailResponse = z
  .object({
    id: z.uuid(),
    subject: z.string().nullable(),
    at: timestampResponse,
    sentAt: timestampResponse.nullable(),
    result: z.enum(MAIL_RESULTS),
    reason: z.string().nullable(),
  })
  .meta({ id: 'PersonMail' });

/** The call that tells which mails a person got. */
export const personMailRoutes = (mails: PersonMails): RestRoute[] => [
  restRoute({
    method: 'GET',
    path: '/company/mails',
    access: ['admin', 'companyUser', 'apiKey'],
    tag: 'Company portal',
    summary: 'The newest 50 mails to a tenant or owner, and what has become of them.',
    description:
      'The newest first, as long as they are kept; what they say is not kept. Needs `users.view`.',
    query: z.object({ endUserId: z.string().describe('The tenant or owner.') }),
    response: dataResponse(z.array(mailResponse)),
    handle: async (context, { query }) => ({
      data: await mails.list(context, query.endUserId),
    }),
  }),
];
