import { z } from 'zod';
import type { RequestContext } from '../../platform/context/index.js';
import { platformReasons } from '../../platform/errors/index.js';
import { queryText, type RestRoute, restRoute } from '../../platform/http/index.js';
import { buildingResponse } from '../buildings/index.js';
import { caseResponse } from '../cases/index.js';
import { endUserResponse } from '../end-users/index.js';
import { CHANGED_TYPES, type ChangedType } from './change.entity.js';
import { type ChangeService, CURSOR_DAYS, DEFAULT_CHANGES, MAX_CHANGES } from './change.service.js';

/** Finds those of the ids that the actor may see, as REST shows them. */
export type RestFinder = (
  context: RequestContext,
  ids: readonly string[],
) => Promise<{ id: string }[]>;

/** The things of each type that changes are told of. */
export type RestFinders = Record<ChangedType, RestFinder>;

const changeResponse = z
  .object({
    type: z.enum(CHANGED_TYPES).describe('What kind of thing it is.'),
    id: z.uuid().describe('Id of the thing.'),
    companyId: z
      .uuid()
      .describe('The company. What is deleted there may live on with another company.'),
    isDeleted: z.boolean().describe('Whether it is gone: deleted, or another company’s now.'),
    data: z
      .union([endUserResponse, buildingResponse, caseResponse])
      .nullable()
      .describe(
        'The thing as it is now, as its own calls tell it. Null if it is gone, also if it went in this moment: a later change says so.',
      ),
  })
  .meta({ id: 'Change' });

/** The types as a list with commas; others are refused by their names. */
const typesQuery = z
  .string()
  .optional()
  .transform((text) => (text ?? '').split(',').flatMap((name) => name.trim() || []))
  .pipe(z.array(z.enum(CHANGED_TYPES)))
  .describe(`With commas between them: ${CHANGED_TYPES.join(', ')}. At least one.`);

/** The call for programs that keep a copy. */
export const changeRoutes = (changes: ChangeService, finders: RestFinders): RestRoute[] => [
  restRoute({
    method: 'GET',
    path: '/changes',
    access: ['admin', 'companyUser', 'apiKey'],
    tag: 'Changes',
    summary: 'What was made, changed and deleted behind a cursor; without one, all that there is.',
    description: `Each thing comes once, as it is now, the earliest change first. Keep \`endCursor\` once \`hasMore\` is \`false\`; it holds for ${CURSOR_DAYS} days and for the same \`types\` and company alone. Needs \`users.view\` for people and buildings, \`cases.view\` for cases.`,
    query: z.object({
      types: typesQuery,
      companyId: queryText,
      after: queryText.describe('Cursor to continue behind.'),
      limit: z
        .string()
        .regex(/^\d{1,9}$/, platformReasons.PAGE_TOO_SMALL({ argument: 'limit' }).issue)
        .transform(Number)
        .optional()
        .describe(`Most changes, from 1; ${DEFAULT_CHANGES} if missing, at most ${MAX_CHANGES}.`),
    }),
    response: z.object({
      data: z.array(changeResponse).describe('The changes of this page.'),
      endCursor: z.string().describe('Behind which to go on, also if there was nothing.'),
      hasMore: z.boolean().describe('Whether there are more behind it by now.'),
    }),
    handle: async (context, { query: { types, companyId, after, limit: first } }) => {
      const page = await changes.list(context, { types, companyId, after, first });
      const found = await findAll(context, finders, page.changes);
      return {
        data: page.changes.map(({ type, thingId, companyId: company, isGone }) => ({
          ...{ type, id: thingId, companyId: company, isDeleted: isGone },
          data: (isGone ? undefined : found.get(thingId)) ?? null,
        })),
        ...{ endCursor: page.endCursor, hasMore: page.hasMore },
      };
    },
  }),
];

type Told = Awaited<ReturnType<ChangeService['list']>>['changes'];

/** The things that are there, by their ids; one look for each type. */
async function findAll(context: RequestContext, finders: RestFinders, told: Told) {
  const found = new Map<string, z.input<typeof changeResponse>['data']>();
  for (const type of CHANGED_TYPES) {
    const ids = told.flatMap((one) => (one.type === type && !one.isGone ? [one.thingId] : []));
    const things = ids.length > 0 ? await finders[type](context, ids) : [];
    for (const thing of things) found.set(thing.id, thing as never);
  }
  return found;
}
