import { API_KEY_LIMITS } from '@hausgeist/schema';
import { z } from 'zod';
import {
  changedResponse,
  dataResponse,
  idParams,
  listResponse,
  queryText,
  restPageQuery,
  type RestRoute,
  restRoute,
  toOffset,
  toPagination,
} from '../../platform/http/index.js';
import { MESSAGES, presentKey, presentScope } from './api-key.presenter.js';
import { apiKeyReasons } from './api-key.reasons.js';
import type { ApiKeyService } from './api-key.service.js';

const PATH = '/api-keys';
const tag = 'API keys';
/** Keys are looked after by people: no key makes or changes one. */
const access = ['admin', 'companyUser'] as const;

const time = z.iso.datetime();
const status = z.enum(['ACTIVE', 'EXPIRED', 'REVOKED'], {
  error: apiKeyReasons.API_KEY_STATUS_UNKNOWN.issue,
});

const keyAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    prefix: z.string(),
    managingCompany: z.object({ id: z.string(), name: z.string() }).nullable(),
    scopes: z.array(z.string()),
    status,
    createdBy: z.string(),
    makerHasLeft: z.boolean(),
    createdAt: time,
    expiresAt: time,
    lastUsedAt: time.nullable(),
    previousKeyValidUntil: time.nullable(),
  })
  .meta({ id: 'ApiKey' });
const keyResponse = changedResponse(keyAnswer);
const toldAnswer = keyResponse.extend({
  key: z.string().describe('The key itself, told this once.'),
});
const scopeAnswer = z
  .object({ name: z.string(), group: z.string(), description: z.string() })
  .meta({ id: 'ApiKeyScope', fieldsOf: 'ApiKeyScopeDescription' });

const companyQuery = z.object({
  companyId: queryText.describe('For administrators: the company; without one, the platform.'),
});
const listQuery = companyQuery.extend({
  search: queryText,
  status: queryText
    .pipe(status.optional())
    .describe('Only keys in this state: `ACTIVE`, `EXPIRED` or `REVOKED`.'),
  ...restPageQuery(25),
});
const scopes = z
  .array(z.string())
  .nullish()
  .describe('What it may do: at least one of those that `GET /api-keys/scopes` lists.');
const newKeyBody = z
  .object({
    companyId: z.string().nullish(),
    name: z.string().nullish(),
    scopes,
    expiresInDays: z.number().nullish(),
  })
  .meta({ fieldsOf: 'CreateApiKeyInput' });
const changeBody = z
  .object({ name: z.string().nullish(), scopes })
  .meta({ fieldsOf: 'UpdateApiKeyInput' });
const rotationBody = z.object({
  graceHours: z
    .number()
    .nullish()
    .describe(
      `Hours for which the text before is still taken, 0 to ${API_KEY_LIMITS.graceHours}; 24 if missing.`,
    ),
});

/** The calls about API keys. */
export const apiKeyRoutes = (keys: ApiKeyService): RestRoute[] => [
  ...readingRoutes(keys),
  ...changingRoutes(keys),
];

const readingRoutes = (keys: ApiKeyService): RestRoute[] => [
  restRoute({
    method: 'GET',
    path: PATH,
    access,
    tag,
    summary: 'API keys of the platform or of a company, newest first.',
    query: listQuery,
    response: listResponse(keyAnswer),
    handle: async (context, { query: { companyId, page, limit, ...filter } }) => {
      const asked = { page, limit };
      const list = await keys.list(context, companyId, filter, toOffset(asked));
      return {
        data: list.rows.slice(0, limit).map(presentKey),
        pagination: toPagination(asked, list.totalCount),
      };
    },
  }),
  restRoute({
    method: 'GET',
    path: `${PATH}/scopes`,
    access,
    tag,
    summary: 'What an API key can be allowed to do.',
    query: companyQuery,
    response: dataResponse(z.array(scopeAnswer)),
    handle: async (context, { query: { companyId } }) => ({
      data: (await keys.listScopes(context, companyId)).map(presentScope),
    }),
  }),
];

const changingRoutes = (keys: ApiKeyService): RestRoute[] => [
  restRoute({
    method: 'POST',
    path: PATH,
    access,
    tag,
    summary: 'Makes an API key; its text is told this once.',
    requires: ['name', 'scopes'],
    body: newKeyBody,
    status: 201,
    response: toldAnswer,
    handle: async (context, { body }) => {
      const { view, key } = await keys.create(context, body);
      return { message: MESSAGES.created, data: presentKey(view), key };
    },
  }),
  restRoute({
    method: 'PUT',
    path: `${PATH}/:id`,
    access,
    tag,
    summary: 'Gives an API key another name or other scopes; what is left out stays.',
    params: idParams,
    body: changeBody,
    response: keyResponse,
    handle: async (context, { params: { id }, body }) => ({
      message: MESSAGES.updated,
      data: presentKey(await keys.update(context, id, body)),
    }),
  }),
  restRoute({
    method: 'POST',
    path: `${PATH}/:id/rotate`,
    access,
    tag,
    summary: 'Gives an API key another text, told this once; the one before is taken for a while.',
    params: idParams,
    body: rotationBody,
    response: toldAnswer,
    handle: async (context, { params: { id }, body }) => {
      const { view, key } = await keys.rotate(context, id, body);
      return { message: MESSAGES.rotated, data: presentKey(view), key };
    },
  }),
  restRoute({
    method: 'DELETE',
    path: `${PATH}/:id`,
    access,
    tag,
    summary: 'Ends an API key at once and for good.',
    params: idParams,
    response: keyResponse,
    handle: async (context, { params: { id } }) => ({
      message: MESSAGES.revoked,
      data: presentKey(await keys.revoke(context, id)),
    }),
  }),
];
