import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import { AppError, badInput } from '../../platform/errors/index.js';
import { describeRestCall } from '../../platform/http/index.js';
import type { RateLimit, RateLimits } from '../../platform/limits/index.js';
import { authReasons } from '../auth/index.js';
import { problemsOf } from './description-problems.js';
import { isFilePath } from './release-description.js';
import type { ReleaseLedger } from './release-ledger.js';
import { MAX_FILE_BYTES, MAX_RELEASE_BYTES } from './release-parts.js';
import type { SignedStatement } from './release-signature.js';
import { requireReleaseToken } from './release-token.js';
import { releaseReasons } from './release.reasons.js';
import {
  activeSchema,
  paramsSchema,
  placeSchema,
  planSchema,
  RELEASE_CALLS,
  rollBackSchema,
  trialSchema,
  uploadQuerySchema,
} from './release.schemas.js';
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
  for (const call of RELEASE_CALLS) describeRestCall(server, call);

  server.get('/api/releases', options, async ({ context }) => ({
    success: true,
    apps: await releases.list(context.em),
  }));

  server.get('/api/releases/:app/:version', options, async ({ context, params }) => {
    const { app, version = '' } = parse(paramsSchema, params);
    return { success: true, ...(await releases.read(context.em, { app, version })) };
  });

  server.put('/api/releases/:app/:version', options, async (request, reply) => {
    const { app, version } = parse(paramsSchema, request.params);
    const { description, files, signed } = await readUpload(request);
    if (description.name !== app || description.version !== version) {
      throw badInput(releaseReasons.RELEASE_DESCRIPTION_OF_OTHER);
    }
    const isDryRun = parse(uploadQuerySchema, request.query).dryRun === 'true';
    const note = ledger.noteOf(request.context);
    await releases.register(request.context.em, description, files, { note, signed, isDryRun });
    return reply.code(isDryRun ? 200 : 201).send({ success: true, app, version });
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
  server.post('/api/releases/:app/plan', options, async ({ context, params, body }) => {
    const { app } = parse(paramsSchema, params);
    const { share, ...planned } = parse(planSchema, body);
    const place = { name: app, ...parse(placeSchema, planned) };
    await trials.requirePossible(context.em, { place, share });
    return { success: true, app };
  });

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
