import { z } from 'zod';
import { upsertMessage, upsertResponse } from '../../../platform/external-ids/index.js';
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
} from '../../../platform/http/index.js';
import { shapeOfDetails } from '../end-user-details.js';
import { END_USER_TYPES } from '../end-user.entity.js';
import { endUserReasons } from '../end-user.reasons.js';
import { endUserResponse, endUserCountsResponse } from './end-user.responses.js';
import { SIGN_IN_LINKS_SENT, type SignInLinkSending } from './sign-in-link-sending.js';
import type { EndUserUpsert } from './end-user-upsert.service.js';
import type { EndUserManagement } from './end-user-management.service.js';
import { toEndUserData } from './end-user.presenter.js';

/** Types only: what a field must hold is the service's to check, with the words for people. */
const detailsBody = z
  .object({
    ...shapeOfDetails('body'),
    authNumber: z
      .union([z.string(), z.number()])
      .nullish()
      .describe(
        'Six digits, or as many as the company has chosen. If missing or empty, people keep theirs, and new people get one at random.',
      ),
    sendInvitation: z
      .boolean()
      .nullish()
      .describe('Whether a new person gets a mail with the number; they do if missing.'),
    companyId: z
      .string()
      .nullish()
      .describe('The company that manages the home; for administrators, who have to say it.'),
    managingCompanyId: z
      .string()
      .nullish()
      .describe('Another name of `companyId`, which it replaces if both are there.'),
  })
  .meta({ id: 'EndUserInput' });

const changeBody = detailsBody
  .extend({
    revision: z
      .int()
      .nullish()
      .describe(
        'Their `revision` when they were seen: the change is refused where another came first.',
      ),
  })
  .meta({ id: 'EndUserChange' });

/** Without the number that lets the person in, which is made here. */
const upsertBody = detailsBody
  .omit({ authNumber: true, managingCompanyId: true })
  .meta({ id: 'EndUserUpsert' });

const NEEDED = ['firstName', 'lastName', 'email', 'phone', 'address', 'apartmentNumber'];

/** In any case; `all` and nothing are everybody. */
export const typeQuery = queryText
  .transform((value) => (value?.toLowerCase() === 'all' ? undefined : value))
  .pipe(
    z
      .string()
      .transform((value): string => typeNamed(value) ?? value)
      .pipe(z.enum(END_USER_TYPES, { error: endUserReasons.TYPE_FILTER_UNKNOWN.issue }))
      .optional(),
  );

/** In any case; nothing is everybody. */
export const residenceQuery = queryText
  .transform((value) => value?.toUpperCase())
  .pipe(
    z
      .enum(['CURRENT', 'FORMER'], { error: endUserReasons.RESIDENCE_FILTER_UNKNOWN.issue })
      .optional(),
  )
  .describe('`current` for those who live there, `former` for those who have moved out.');

const typeNamed = (value: string) =>
  END_USER_TYPES.find((type) => type.toLowerCase() === value.toLowerCase());

/** What a list of people is narrowed down by. */
export const OF_BUILDING = 'Only people whose home is in this building.';

const companyQuery = z.object({ companyId: queryText });

/** The calls about tenants and owners, as both consoles know them. */
export const endUserRoutes = (
  endUsers: EndUserManagement,
  links: SignInLinkSending,
  upsert: EndUserUpsert,
): RestRoute[] => [
  ...routesBelow(endUsers, { path: '/users', tag: 'End users', pageSize: 100 }),
  ...routesBelow(endUsers, { path: '/company/end-users', tag: 'Company portal', pageSize: 10 }),
  restRoute({
    method: 'GET',
    path: '/company/end-users/stats',
    access: ['admin', 'companyUser', 'apiKey'],
    tag: 'Company portal',
    summary: 'How many tenants and owners there are.',
    query: companyQuery,
    response: dataResponse(endUserCountsResponse),
    handle: async (context, { query: { companyId } }) => ({
      data: await endUsers.count(context, companyId),
    }),
  }),
  restRoute({
    method: 'PUT',
    path: '/company/end-users/by-external-id',
    access: ['admin', 'companyUser', 'apiKey'],
    tag: 'Company portal',
    summary: 'Registers or changes the tenant or owner with a customer number.',
    description:
      'The person with this `externalId` is changed; else the person with this address gets it if they have none; else one is registered. The same twice is harmless. Needs `users.create` and `users.edit`.',
    query: companyQuery,
    requires: ['externalId', ...NEEDED],
    body: upsertBody,
    response: upsertResponse(endUserResponse),
    handle: async (context, { query, body }) => {
      const change = { ...body, companyId: body.companyId ?? query.companyId };
      const { view, outcome } = await upsert.upsert(context, change);
      return { message: upsertMessage('User', outcome), outcome, data: toEndUserData(view) };
    },
  }),
  restRoute({
    method: 'POST',
    path: '/company/end-users/sign-in-links',
    access: ['admin', 'companyUser', 'apiKey'],
    tag: 'Company portal',
    summary: 'Mails tenants and owners a link that signs them in once.',
    description: 'All of them get one, or none; at most 100 at once. Needs `users.edit`.',
    body: z.object({ ids: z.array(z.string()) }).meta({ fieldsOf: 'SendSignInLinksInput' }),
    response: changedResponse(
      z.object({ sentCount: z.int() }).meta({ fieldsOf: 'SendSignInLinksPayload' }),
    ),
    handle: async (context, { body }) => ({
      message: SIGN_IN_LINKS_SENT,
      data: { sentCount: await links.send(context, body.ids) },
    }),
  }),
];

interface Place {
  path: string;
  tag: string;
  /** Entries of a page when the client does not say. */
  pageSize: number;
}

function routesBelow(endUsers: EndUserManagement, { path, tag, pageSize }: Place): RestRoute[] {
  const common = { access: ['admin', 'companyUser', 'apiKey'], tag } as const;
  return [
    restRoute({
      ...common,
      method: 'GET',
      path,
      summary: `Tenants and owners by name, ${pageSize} a page unless \`limit\` says otherwise.`,
      query: z.object({
        companyId: queryText,
        search: queryText,
        type: typeQuery,
        residence: residenceQuery,
        buildingId: queryText.describe(OF_BUILDING),
        externalId: z
          .string()
          .trim()
          .optional()
          .describe('Only the person with exactly this customer number; none where it is empty.'),
        ...restPageQuery(pageSize),
      }),
      response: listResponse(endUserResponse),
      handle: async (
        context,
        { query: { companyId, search, type, residence, buildingId, externalId, ...page } },
      ) => {
        const filter = { companyId, search, type, residence, buildingId, externalId };
        const list = await endUsers.list(context, { page: toOffset(page), filter });
        return toListAnswer(list, page, toEndUserData);
      },
    }),
    restRoute({
      ...common,
      method: 'GET',
      path: `${path}/:id`,
      summary: 'One tenant or owner.',
      params: idParams,
      response: dataResponse(endUserResponse),
      handle: async (context, { params: { id } }) => ({
        data: toEndUserData(await endUsers.find(context, id)),
      }),
    }),
    restRoute({
      ...common,
      method: 'POST',
      path,
      summary: 'Registers a tenant or owner, and tells them by mail unless told otherwise.',
      query: companyQuery,
      requires: NEEDED,
      body: detailsBody,
      status: 201,
      response: changedResponse(endUserResponse),
      handle: async (context, { query, body }) => {
        const view = await endUsers.create(context, { ...body, companyId: named(body, query) });
        return { message: 'User created successfully', data: toEndUserData(view) };
      },
    }),
    restRoute({
      ...common,
      method: 'PUT',
      path: `${path}/:id`,
      summary: 'Changes a tenant or owner.',
      query: companyQuery,
      params: idParams,
      requires: NEEDED,
      refuses: [409],
      body: changeBody,
      response: changedResponse(endUserResponse),
      handle: async (context, { query, params, body }) => {
        const change = { ...body, companyId: named(body, query) };
        const view = await endUsers.update(context, params.id, change);
        return { message: 'User updated successfully!', data: toEndUserData(view) };
      },
    }),
    restRoute({
      ...common,
      method: 'DELETE',
      path: `${path}/:id`,
      summary: 'Deletes a tenant or owner with conversations and files.',
      params: idParams,
      response: deletedResponse,
      handle: async (context, { params }) => {
        const id = await endUsers.delete(context, params.id);
        return { message: 'User deleted successfully', data: { id } };
      },
    }),
  ];
}

/** The company, under either name that clients use. */
const named = (
  body: z.output<typeof detailsBody>,
  query: z.output<typeof companyQuery>,
): string | undefined => body.managingCompanyId ?? body.companyId ?? query.companyId;
