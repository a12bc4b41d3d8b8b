import { z } from 'zod';
import {
  changedResponse,
  dataResponse,
  deletedResponse,
  idParams,
  type RestRoute,
  restRoute,
  timestampResponse,
} from '../../platform/http/index.js';
import { moment } from '../../platform/input/index.js';
import { CONTACT_KINDS } from './contact-note.entity.js';
import { presentTo } from './contact-note.presenter.js';
import type { ContactNotes } from './contact-note.service.js';

const kind = z.enum(CONTACT_KINDS);

const noteResponse = z
  .object({
    ...{ id: z.uuid(), kind, at: timestampResponse, text: z.string() },
    ...{ authorName: z.string(), mayDelete: z.boolean() },
    case: z.object({ id: z.uuid(), number: z.int() }).nullable(),
  })
  .meta({ id: 'ContactNote' });

const notesOfPeople = {
  access: ['admin', 'companyUser', 'apiKey'],
  tag: 'Company portal',
  path: '/company/contact-notes',
} as const;

/** The calls about calls, visits and letters of tenants and owners. */
export const contactNoteRoutes = (notes: ContactNotes): RestRoute[] => [
  restRoute({
    ...notesOfPeople,
    method: 'GET',
    summary: 'Calls, visits and letters that were noted at a tenant or owner, the latest first.',
    description:
      'At most 500. Needs `users.view` and `conversations.view`; `case` takes `cases.view`.',
    query: z.object({ endUserId: z.string().describe('The tenant or owner.') }),
    response: dataResponse(z.array(noteResponse)),
    handle: async (context, { query }) => ({
      data: (await notes.list(context, query.endUserId)).map(presentTo(context.actor)),
    }),
  }),
  restRoute({
    ...notesOfPeople,
    method: 'POST',
    summary: 'Notes a call, a visit or a letter, which the person never sees in the chat.',
    description:
      'It is part of a copy of their data. Needs `users.view` and `conversations.view`, and of a key `users.edit`.',
    body: z
      .object({ endUserId: z.string(), kind, at: moment().nullish(), text: z.string() })
      .meta({ fieldsOf: 'AddContactNoteInput' }),
    status: 201,
    refuses: [409],
    response: changedResponse(noteResponse),
    handle: async (context, { body: { at, ...said } }) => {
      const note = await notes.add(context, { ...said, at: at ? new Date(at) : null });
      return { message: 'Note added', data: presentTo(context.actor)(note) };
    },
  }),
  restRoute({
    method: 'DELETE',
    path: '/company/contact-notes/:id',
    access: ['admin', 'companyUser'],
    tag: 'Company portal',
    summary: "Deletes a note of a call, a visit or a letter: one's own, or with `users.edit` any.",
    params: idParams,
    refuses: [409],
    response: deletedResponse,
    handle: async (context, { params }) => ({
      message: 'Note deleted',
      data: { id: await notes.delete(context, params.id) },
    }),
  }),
];
