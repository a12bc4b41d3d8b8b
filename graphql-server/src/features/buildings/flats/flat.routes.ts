import { z } from 'zod';
import {
  externalIdBody,
  upsertMessage,
  upsertResponse,
} from '../../../platform/external-ids/index.js';
import {
  changedResponse,
  dataResponse,
  deletedResponse,
  idParams,
  type RestRoute,
  restRoute,
} from '../../../platform/http/index.js';
import { flatResponse } from '../building.responses.js';
import type { HomeUpsert } from '../building-upsert.js';
import type { FlatService } from './flat.service.js';

const digits = z.union([z.string(), z.number().transform(String)]).nullish();
const flatBody = z
  .object({ label: digits, floor: digits, externalId: externalIdBody })
  .meta({ id: 'FlatInput', fieldsOf: 'UpdateFlatInput' });
const common = { access: ['admin', 'companyUser', 'apiKey'], tag: 'Buildings' } as const;

/** The calls about flats. */
export const flatRoutes = (flats: FlatService, upsert: HomeUpsert): RestRoute[] => [
  restRoute({
    ...common,
    method: 'GET',
    path: '/buildings/:id/flats',
    summary: 'All flats of a building, by label.',
    params: idParams,
    response: dataResponse(z.array(flatResponse)),
    handle: async (context, { params }) => ({ data: await flats.list(context, params.id) }),
  }),
  restRoute({
    ...common,
    method: 'POST',
    path: '/buildings/:id/flats',
    summary: 'Adds a flat to a building.',
    params: idParams,
    requires: ['label'],
    body: flatBody,
    status: 201,
    response: changedResponse(flatResponse),
    handle: async (context, { params, body }) => ({
      message: 'Flat added',
      data: await flats.create(context, { ...body, buildingId: params.id }),
    }),
  }),
  restRoute({
    ...common,
    method: 'PUT',
    path: '/flats/by-external-id',
    summary: 'Adds or changes the flat with an external id.',
    description:
      'The flat that has the `externalId` is changed; else the one with this label in the building gets it if it has none; else one is added. The same twice is harmless. Needs `users.create` and `users.edit`.',
    requires: ['externalId', 'buildingId', 'label'],
    refuses: [404, 409],
    body: z
      .object({ ...flatBody.shape, buildingId: z.string(), companyId: z.string().nullish() })
      .meta({ fieldsOf: 'UpsertFlatInput' }),
    response: upsertResponse(flatResponse),
    handle: async (context, { body }) => {
      const { view, outcome } = await upsert.flat(context, body);
      return { message: upsertMessage('Flat', outcome), outcome, data: view };
    },
  }),
  restRoute({
    ...common,
    method: 'PUT',
    path: '/flats/:id',
    summary: 'Changes a flat; another label becomes the apartment number of its people.',
    params: idParams,
    requires: ['label'],
    body: flatBody,
    response: changedResponse(flatResponse),
    handle: async (context, { params, body }) => ({
      message: 'Flat changed',
      data: await flats.update(context, { ...body, ...params }),
    }),
  }),
  restRoute({
    ...common,
    method: 'DELETE',
    path: '/flats/:id',
    summary: 'Deletes a flat without people.',
    params: idParams,
    response: deletedResponse,
    handle: async (context, { params }) => {
      const id = await flats.delete(context, params.id);
      return { message: 'Flat deleted', data: { id } };
    },
  }),
];
