import { z } from 'zod';
import {
  externalIdBody,
  externalIdQuery,
  upsertMessage,
  upsertResponse,
} from '../../platform/external-ids/index.js';
import {
  changedResponse,
  dataResponse,
  deletedResponse,
  idParams,
  listResponse,
  queryText,
  restPageQuery,
  type RestRoute,
  restRoute,
  toListAnswer,
  toOffset,
} from '../../platform/http/index.js';
import { presentBuilding } from './building.presenter.js';
import { buildingResponse } from './building.responses.js';
import type { HomeUpsert } from './building-upsert.js';
import type { BuildingService } from './building.service.js';

const text = z.string().nullish();
const digits = z.union([z.string(), z.number().transform(String)]).nullish();

/** Types only: what a field must hold is the service's to check. */
const buildingBody = z.object({
  name: text,
  street: text,
  postcode: digits,
  city: text,
  externalId: externalIdBody,
});
const common = { access: ['admin', 'companyUser', 'apiKey'], tag: 'Buildings' } as const;

/** The calls about buildings. */
export const buildingRoutes = (buildings: BuildingService, upsert: HomeUpsert): RestRoute[] => [
  ...readRoutes(buildings),
  restRoute({
    ...common,
    method: 'POST',
    path: '/buildings',
    summary: 'Adds a building.',
    requires: ['street'],
    body: buildingBody.extend({ companyId: text }).meta({ fieldsOf: 'CreateBuildingInput' }),
    status: 201,
    response: changedResponse(buildingResponse),
    handle: async (context, { body }) => ({
      message: 'Building added',
      data: presentBuilding(await buildings.create(context, body)),
    }),
  }),
  restRoute({
    ...common,
    method: 'PUT',
    path: '/buildings/by-external-id',
    summary: 'Adds or changes the building with an external id.',
    description:
      'The building that has the `externalId` is changed; else the one at this address gets it if it has none; else one is added. The same twice is harmless. Needs `users.create` and `users.edit`.',
    requires: ['externalId', 'street'],
    refuses: [409],
    body: buildingBody.extend({ companyId: text }).meta({ fieldsOf: 'UpsertBuildingInput' }),
    response: upsertResponse(buildingResponse),
    handle: async (context, { body }) => {
      const { view, outcome } = await upsert.building(context, body);
      return { message: upsertMessage('Building', outcome), outcome, data: presentBuilding(view) };
    },
  }),
  restRoute({
    ...common,
    method: 'PUT',
    path: '/buildings/:id',
    summary: 'Changes a building; another address becomes that of its people.',
    description:
      'What is left out stays; `null` takes the name, postcode, city or external id away.',
    params: idParams,
    body: buildingBody.meta({ fieldsOf: 'UpdateBuildingInput' }),
    response: changedResponse(buildingResponse),
    handle: async (context, { params, body }) => ({
      message: 'Building changed',
      data: presentBuilding(await buildings.update(context, { ...body, ...params })),
    }),
  }),
  restRoute({
    ...common,
    method: 'POST',
    path: '/buildings/:id/merge',
    summary: 'Merges a building into another one, where both are the same house.',
    params: idParams,
    body: z.object({ intoId: z.string() }).meta({ fieldsOf: 'MergeBuildingsInput' }),
    response: changedResponse(buildingResponse),
    handle: async (context, { params, body }) => ({
      message: 'Buildings merged',
      data: presentBuilding(await buildings.merge(context, { ...body, ...params })),
    }),
  }),
  restRoute({
    ...common,
    method: 'DELETE',
    path: '/buildings/:id',
    summary: 'Deletes a building without people, with its flats.',
    params: idParams,
    response: deletedResponse,
    handle: async (context, { params }) => {
      const id = await buildings.delete(context, params.id);
      return { message: 'Building deleted', data: { id } };
    },
  }),
];

const readRoutes = (buildings: BuildingService): RestRoute[] => [
  restRoute({
    ...common,
    method: 'GET',
    path: '/buildings',
    summary: 'The buildings of a company by street, 100 a page unless `limit` says otherwise.',
    query: z.object({
      companyId: queryText,
      search: queryText,
      externalId: externalIdQuery,
      ...restPageQuery(100),
    }),
    response: listResponse(buildingResponse),
    handle: async (context, { query: { companyId, search, externalId, ...page } }) => {
      const filter = { companyId, search, externalId };
      const list = await buildings.list(context, { page: toOffset(page), filter });
      return toListAnswer(list, page, presentBuilding);
    },
  }),
  restRoute({
    ...common,
    method: 'GET',
    path: '/buildings/:id',
    summary: 'One building.',
    params: idParams,
    response: dataResponse(buildingResponse),
    handle: async (context, { params }) => ({
      data: presentBuilding(await buildings.find(context, params.id)),
    }),
  }),
];
