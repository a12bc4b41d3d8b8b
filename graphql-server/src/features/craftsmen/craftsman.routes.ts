import { z } from 'zod';
import {
  changedResponse,
  dataResponse,
  deletedResponse,
  idParams,
  queryText,
  type RestRoute,
  restRoute,
  timestampResponse,
} from '../../platform/http/index.js';
import type { Craftsman } from './craftsman.entity.js';
import type { CraftsmanContacts } from './craftsman.service.js';

const craftsmanResponse = z
  .object({
    id: z.uuid(),
    name: z.string(),
    trade: z.string(),
    email: z.string(),
    phone: z.string(),
    note: z.string(),
    updatedAt: timestampResponse,
  })
  .meta({ id: 'Craftsman' });

const present = ({ id, name, trade, email, phone, note, updatedAt }: Craftsman) => ({
  ...{ id, name, trade, email, phone, note, updatedAt },
});

/** Types only: what a field must hold is the service's to check. */
const craftsmanBody = z.object({
  name: z.string().nullish(),
  trade: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  note: z.string().nullish(),
});
const common = { access: ['admin', 'companyUser', 'apiKey'], tag: 'Cases' } as const;

/** The calls about the craftsmen that a company keeps. */
export const craftsmanRoutes = (craftsmen: CraftsmanContacts): RestRoute[] => [
  restRoute({
    ...common,
    method: 'GET',
    path: '/craftsmen',
    summary: 'All craftsmen that a company keeps, by name.',
    query: z.object({ companyId: queryText }),
    response: dataResponse(z.array(craftsmanResponse)),
    handle: async (context, { query }) => ({
      data: (await craftsmen.list(context, query.companyId)).map(present),
    }),
  }),
  restRoute({
    ...common,
    method: 'POST',
    path: '/craftsmen',
    summary: 'Adds a craftsman.',
    requires: ['name'],
    body: craftsmanBody
      .extend({ companyId: z.string().nullish() })
      .meta({ fieldsOf: 'CreateCraftsmanInput' }),
    status: 201,
    response: changedResponse(craftsmanResponse),
    handle: async (context, { body }) => ({
      message: 'Craftsman added',
      data: present(await craftsmen.create(context, body)),
    }),
  }),
  restRoute({
    ...common,
    method: 'PUT',
    path: '/craftsmen/:id',
    summary: 'Changes what is kept of a craftsman; cases that they were given stay as they are.',
    params: idParams,
    requires: ['name'],
    body: craftsmanBody.meta({ fieldsOf: 'UpdateCraftsmanInput' }),
    response: changedResponse(craftsmanResponse),
    handle: async (context, { params, body }) => ({
      message: 'Craftsman changed',
      data: present(await craftsmen.update(context, { ...body, ...params })),
    }),
  }),
  restRoute({
    ...common,
    method: 'DELETE',
    path: '/craftsmen/:id',
    summary: 'Deletes a craftsman; cases that they were given keep what they say of them.',
    params: idParams,
    response: deletedResponse,
    handle: async (context, { params }) => {
      const id = await craftsmen.delete(context, params.id);
      return { message: 'Craftsman deleted', data: { id } };
    },
  }),
];
