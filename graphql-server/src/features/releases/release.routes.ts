import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { AppError, badInput } from '../../platform/errors/index.js';
import {
  timestampResponse,
  describeRestCall,
  type RestDescription,
} from '../../platform/http/index.js';
import type { RateLimit, RateLimits } from '../../platform/limits/index.js';
import { authReasons } from '../auth/index.js';
import { problemsOf } from './description-problems.js';
import { isAppName, isFilePath, isVersion } from './release-description.js';
import type { ReleaseLedger } from './release-ledger.js';
import { MAX_FILE_BYTES, MAX_RELEASE_BYTES } from './release-parts.js';
import type { SignedStatement } from './release-signature.js';
import { requireReleaseToken } from './release-token.js';
import { releaseReasons } from './release.reasons.js';
import type { ReleaseService } from './release.service.js';
import type { ReleaseTrialService } from './release-trial.service.js';

const MAX_FILES = 500;
const MAX_DESCRIPTION_BYTES = 2 * 1024 * 1024;
/** The description, what was signed, and the signature. */
const MAX_FIELDS = 3;

/** Wrong tokens from one address. */
const WRONG_TOKENS: RateLimit = { name: 'release-token', points: 20, durationSeconds: 600 };

/** Uploads and changes of what visitors get, all together. */
const CHANGES: RateLimit = { name: 'release-changes', points: 300, durationSeconds: 3600 };

const paramsSchema = z.object({
  app: z.string().refine(isAppName, 'is no name of a micro-frontend'),
  version: z.string().refine(isVersion, 'is no version').optional(),
});
const activeSchema = z.object({
  version: z.string().refine(isVersion),
  from: z.string().optional(),
});
const trialSchema = z.object({
  version: z.string().refine(isVersion),
  percent: z.number().int().default(0).describe('Visitors in a hundred who get it, 0 to 99.'),
  companies: z
    .array(z.string().max(100))
    .default([])
    .describe('Companies whose pages have it, by the name in their address.'),
});
const rollBackSchema = z.object({ from: z.string().optional() }).default({});

const versionAnswer = z
  .object({
    version: z.string(),
    createdAt: timestampResponse,
    ready: z.boolean().describe('Whether all of its files have come.'),
    bad: z.boolean().describe('Whether it was rolled back: no rollback returns to it.'),
  })
  .meta({ id: 'ReleaseVersion' });
const trialAnswer = z
  .object({
    version: z.string(),
    percent: z.number(),
    companies: z.array(z.string()),
    startedAt: timestampResponse,
  })
  .meta({ id: 'ReleaseTrial' });
const appAnswer = z
  .object({
    app: z.string(),
    active: z.string().optional(),
    previous: z.string().optional().describe('What a rollback goes back to.'),
    trial: trialAnswer.optional().describe('The version that some visitors get now.'),
    versions: z.array(versionAnswer),
  })
  .meta({ id: 'FrontEnd' });
const activeAnswer = z.object({ app: z.string(), active: z.string() });

const shared = {
  access: 'public',
  takesOwnToken: true,
  tag: 'Releases',
  refuses: [404, 409],
  description: 'Needs the release token as Bearer token.',
} as const;

const CALLS: RestDescription[] = [
  {
    ...shared,
    method: 'GET',
    path: '/releases',
    summary: 'All releases, and which are active',
    response: z.object({ apps: z.array(appAnswer) }),
  },
  {
    ...shared,
    method: 'PUT',
    path: '/releases/:app/:version',
    summary: 'Uploads a release',
    status: 201,
    response: z.object({ app: z.string(), version: z.string() }),
    form: {
      release: { type: 'text', description: 'The description as JSON.', required: true },
      signed: {
        type: 'text',
        description:
          'What is signed, as JSON: `kind` "hausgeist-release-1", the `description`, and `files`, the SHA-256 of each by its path.',
      },
      signature: {
        type: 'text',
        description:
          'Ed25519 signature of the text of `signed`, in Base64. Needed where the server has keys, and in production.',
      },
      '<path>': {
        type: 'file',
        description:
          'A file, as a part named by its path. Of a release at an origin of its own (`hosted`) only the maps of its scripts.',
      },
    },
  },
  {
    ...shared,
    method: 'POST',
    path: '/releases/:app/active',
    summary: 'Makes a release the active one',
    body: activeSchema,
    response: activeAnswer,
  },
  {
    ...shared,
    method: 'POST',
    path: '/releases/:app/rollback',
    summary: 'Goes back to the last good release',
    body: rollBackSchema,
    response: activeAnswer,
  },
  {
    ...shared,
    method: 'POST',
    path: '/releases/:app/trial',
    summary: 'Gives a release to some visitors first, or changes to how many',
    body: trialSchema,
    response: z.object({ app: z.string(), version: z.string() }),
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/releases/:app/trial',
    summary: 'Ends a trial: all visitors get the active release',
    response: z.object({ app: z.string() }),
  },
];

interface ReleaseRoutesParts {
  releases: ReleaseService;
  trials: ReleaseTrialService;
  ledger: ReleaseLedger;
  limits: RateLimits;
  token: string;
}

/** The routes for releasing micro-frontends; all need the release token. */
export function addReleaseRoutes(
  server: FastifyInstance,
  { releases, trials, ledger, limits, token }: ReleaseRoutesParts,
): void {
  const options = {
    config: { access: 'public' },
    onRequest: async (request: FastifyRequest) => {
      const { address } = request.context;
      await limits.consumeFrom(WRONG_TOKENS, address, authReasons.TOO_MANY_ATTEMPTS);
      requireReleaseToken(token, request.headers.authorization);
      await limits.refundTo(WRONG_TOKENS, address);
      if (request.method !== 'GET')
        await limits.consume(CHANGES, 'all', authReasons.TOO_MANY_ATTEMPTS);
    },
  } as const;
  for (const call of CALLS) describeRestCall(server, call);

  server.get('/api/releases', options, async ({ context }) => ({
    success: true,
    apps: await releases.list(context.em),
  }));

  server.put('/api/releases/:app/:version', options, async (request, reply) => {
    const { app, version } = parse(paramsSchema, request.params);
    const { description, files, signed } = await readUpload(request);
    if (description.name !== app || description.version !== version) {
      throw badInput(releaseReasons.RELEASE_DESCRIPTION_OF_OTHER);
    }
    const note = ledger.noteOf(request.context);
    await releases.register(request.context.em, description, files, { note, signed });
    return reply.code(201).send({ success: true, app, version });
  });

  server.post('/api/releases/:app/active', options, async ({ context, params, body }) => {
    const { app } = parse(paramsSchema, params);
    const { version, from } = parse(activeSchema, body);
    await releases.activate(context.em, { app, version, from }, ledger.noteOf(context));
    return { success: true, app, active: version };
  });

  server.post('/api/releases/:app/rollback', options, async ({ context, params, body }) => {
    const { app } = parse(paramsSchema, params);
    const { from } = parse(rollBackSchema, body ?? undefined);
    const active = await releases.rollBack(context.em, { app, from }, ledger.noteOf(context));
    return { success: true, app, active };
  });

  addTrialRoutes(server, options, { trials, ledger });
}

/** Uploads have routes of their own, above; these are about who gets one. */
function addTrialRoutes(
  server: FastifyInstance,
  options: RouteShorthandOptions,
  { trials, ledger }: Pick<ReleaseRoutesParts, 'trials' | 'ledger'>,
): void {
  server.post('/api/releases/:app/trial', options, async ({ context, params, body }) => {
    const { app } = parse(paramsSchema, params);
    const choice = parse(trialSchema, body);
    await trials.start(context.em, { app, ...choice }, ledger.noteOf(context));
    return { success: true, app, version: choice.version };
  });

  server.delete('/api/releases/:app/trial', options, async ({ context, params }) => {
    const { app } = parse(paramsSchema, params);
    await trials.end(context.em, { app }, ledger.noteOf(context));
    return { success: true, app };
  });
}

interface Upload {
  description: { name?: unknown; version?: unknown };
  files: Map<string, Buffer>;
  signed: SignedStatement | undefined;
}

/** A form with the field `release` (the description as JSON), perhaps signed, and a file part named by each path. */
async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw badInput(releaseReasons.RELEASE_NEEDS_FORM);
  const files = new Map<string, Buffer>();
  const fields = new Map<string, string>();
  let total = 0;
  const limits = {
    fileSize: MAX_FILE_BYTES,
    files: MAX_FILES,
    fields: MAX_FIELDS,
    parts: MAX_FILES + MAX_FIELDS,
    fieldSize: MAX_DESCRIPTION_BYTES,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value));
      continue;
    }
    if (!isFilePath(part.fieldname))
      throw badInput(releaseReasons.RELEASE_FILE_PATH({ path: part.fieldname }));
    const content = await part.toBuffer();
    total += content.length;
    if (total > MAX_RELEASE_BYTES) {
      throw new AppError('PAYLOAD_TOO_LARGE', releaseReasons.RELEASE_TOO_LARGE);
    }
    files.set(part.fieldname, content);
  }
  const description = parseJson(fields.get('release'));
  if (typeof description !== 'object' || description === null) {
    throw badInput(releaseReasons.RELEASE_DESCRIPTION_MISSING);
  }
  const [statement, signature] = [fields.get('signed'), fields.get('signature')];
  const signed = statement && signature ? { statement, signature } : undefined;
  return { description, files, signed };
}

function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw badInput(releaseReasons.RELEASE_DESCRIPTION_NO_JSON);
  }
}

function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw badInput(releaseReasons.RELEASE_REQUEST_INVALID, problemsOf(parsed.error));
}
