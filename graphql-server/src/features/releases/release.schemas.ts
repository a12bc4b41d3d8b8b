import { z } from 'zod';
import { queryText, timestampResponse, type RestDescription } from '../../platform/http/index.js';
import { isAppName, isVersion, releaseDescriptionSchema } from './release-description.js';

const app = z.string().describe('Name of the front end, such as `mf-chat`.');
const version = z.string().describe('Name of the version, such as `0.1.0-3f9ac2d1`.');
const active = z.string().describe('The version that visitors get now.');

/** Of the addresses. */
export const paramsSchema = z.object({
  app: z.string().refine(isAppName, 'is no name of a micro-frontend'),
  version: z.string().refine(isVersion, 'is no version').optional(),
});
export const uploadQuerySchema = z.object({
  dryRun: queryText.describe(
    '`true`: the release is looked at and refused as always, but not stored.',
  ),
});
export const activeSchema = z
  .object({
    version: z.string().refine(isVersion),
    from: z.string().optional(),
  })
  .meta({ fieldsOf: 'ActivateReleaseInput' });
export const trialSchema = z
  .object({
    version: z.string().refine(isVersion),
    percent: z.number().int().default(0),
    companies: z.array(z.string().max(100)).default([]),
  })
  .meta({ fieldsOf: 'TryReleaseInput' });
/** What a plan says of the place, as builds describe it. */
export const placeSchema = releaseDescriptionSchema.pick({ routes: true, navigation: true });
export const planSchema = z.object({
  routes: z.array(z.string()).describe('As `federation.json` has them.'),
  navigation: z.array(z.looseObject({})).default([]).describe('As `federation.json` has it.'),
  share: z
    .object({
      percent: z.number().default(0).describe('Percent of the visitors.'),
      companies: z.array(z.string().max(100)).default([]).describe('Names of companies.'),
    })
    .optional()
    .describe('Who is to try it; missing where all are to get it.'),
});
export const rollBackSchema = z
  .object({ from: z.string().optional() })
  .meta({ fieldsOf: 'RollBackFrontEndInput' })
  .default({});

const versionAnswer = z
  .object({
    version: z.string(),
    createdAt: timestampResponse,
    ready: z.boolean().describe('Whether all of its files have come.'),
    bad: z.boolean().describe('Whether it was rolled back: no roll-back returns to it.'),
  })
  .meta({ id: 'ReleaseVersion', fieldsOf: 'FrontEndVersion' });
const trialAnswer = z
  .object({
    version: z.string(),
    percent: z.number(),
    companies: z.array(z.string()),
    startedAt: timestampResponse,
  })
  .meta({ id: 'ReleaseTrial', fieldsOf: 'FrontEndTrial' });
const appAnswer = z
  .object({
    app,
    active: active.optional().describe('The version that visitors get; missing if none.'),
    previous: z.string().optional().describe('What a roll-back returns to; missing if none.'),
    trial: trialAnswer
      .optional()
      .describe('The version that some visitors try now; missing if none.'),
    versions: z.array(versionAnswer),
  })
  .meta({ id: 'FrontEnd' });
const factsAnswer = z.object({
  description: z
    .looseObject({ name: app, version })
    .describe('As it was published: the `release.json` of the build.'),
  requires: z
    .record(z.string(), z.string())
    .describe('Libraries that it needs from the shell, and in which versions.'),
  operations: z
    .array(
      z.object({
        path: z.string().describe('Path of the script.'),
        text: z.string().describe('The document.'),
      }),
    )
    .describe('GraphQL documents, and the scripts that they were found in.'),
});
const activeAnswer = z.object({ app, active });

const shared = {
  access: 'public',
  takesOwnToken: true,
  tag: 'Releases',
  refuses: [404, 409],
  description: 'Needs the release token as Bearer token.',
} as const;

/** The calls for releasing front ends, as the reference shows them. */
export const RELEASE_CALLS: RestDescription[] = [
  {
    ...shared,
    method: 'GET',
    path: '/releases',
    summary: 'All releases, and which are active',
    response: z.object({ apps: z.array(appAnswer).describe('All front ends, by name.') }),
  },
  {
    ...shared,
    method: 'GET',
    path: '/releases/:app/:version',
    summary: 'What a release says of itself, needs, and asks for',
    response: factsAnswer,
  },
  {
    ...shared,
    method: 'PUT',
    path: '/releases/:app/:version',
    summary: 'Uploads a release',
    status: 201,
    otherStatuses: { 200: 'With `dryRun`: nothing is wrong with it, and nothing was stored.' },
    query: uploadQuerySchema,
    response: z.object({ app, version }),
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
    path: '/releases/:app/plan',
    summary: 'Says before a build what would refuse its release',
    body: planSchema,
    response: z.object({ app }),
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
    response: z.object({ app, version }),
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/releases/:app/trial',
    summary: 'Ends a trial: all visitors get the active release',
    response: z.object({ app }),
  },
];
