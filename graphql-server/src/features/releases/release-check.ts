import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  buildSchema,
  GraphQLError,
  type GraphQLSchema,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { satisfies } from 'semver';
import { z } from 'zod';
import { contentTypeOf } from '../../platform/http/index.js';
import { lazily } from '../../platform/lazily/index.js';
import type { BundleFindings } from './bundle-code.js';
import { filesOfPage, type ReleaseDescription } from './release-description.js';
import { isSourceMap } from './release-files.js';
import type { ReleasedOperation, ReleaseFiles } from './release-parts.js';
import { problem, type ReleaseProblem } from './release-problem.js';
import { releaseReasons } from './release.reasons.js';

/** What the running system offers to a micro-frontend. */
export interface Surroundings {
  /** Versions of the libraries that the shell shares; unset while there is no shell build. */
  shared: Record<string, string> | undefined;
  schema: () => GraphQLSchema;
}

const manifestSchema = z.object({
  name: z.string(),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })).default([]),
  exposes: z
    .array(
      z.object({
        path: z.string(),
        assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }),
      }),
    )
    .default([]),
});

const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** The deployed schema, from the text that the server emits; read when a release is checked. */
export const readSchema = (text: string) => lazily(() => buildSchema(text));

/** Shared libraries that a build asks for, from its federation manifest. */
export function readRequirements(manifest: Buffer): Record<string, string> {
  const { shared } = manifestSchema.parse(JSON.parse(manifest.toString('utf8')));
  return Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion]));
}

/** What is wrong with the files of a release; nothing when it is whole. */
export function checkFiles(description: ReleaseDescription, files: ReleaseFiles): ReleaseProblem[] {
  const { entry, manifest, preload, integrity, name: app } = description;
  const ofPages = (description.pages ?? []).flatMap(filesOfPage);
  const first = [entry, manifest, ...preload.scripts, ...preload.styles];
  const needed = [...first, ...ofPages, ...description.files];
  const missing = [...new Set(needed)].filter((path) => !files.has(path));
  const problems = missing.map((path) =>
    problem('dist', releaseReasons.RELEASE_FILE_MISSING({ path })),
  );
  const named = new Set(description.files);
  for (const [path, content] of files) {
    if (!contentTypeOf(path) && !isSourceMap(path)) {
      problems.push(problem('src', releaseReasons.RELEASE_FILE_KIND({ path })));
    } else if (!named.has(path)) {
      problems.push(problem('dist', releaseReasons.RELEASE_FILE_UNKNOWN({ path })));
    }
    if (!isFaithfulCopy(path, content, files)) {
      problems.push(problem('dist', releaseReasons.RELEASE_COPY_WRONG({ path })));
    }
  }
  const container = files.get(entry);
  if (container && integrityOf(container, 'sha384') !== integrity) {
    problems.push(problem('dist', releaseReasons.RELEASE_INTEGRITY_WRONG({ path: entry })));
  }
  const manifestName = files.has(manifest) ? manifestIn(files.get(manifest))?.name : app;
  if (manifestName !== app) {
    const refusal = releaseReasons.RELEASE_MANIFEST_FOREIGN({ path: manifest, app });
    problems.push(problem('package.json', refusal));
  }
  return problems;
}

/** What is wrong with the code of a build, as far as that shows without running it. */
export function checkCode(
  { entry, manifest }: ReleaseDescription,
  files: ReleaseFiles,
  found: BundleFindings,
): ReleaseProblem[] {
  const exposed = manifestIn(files.get(manifest))?.exposes.find(({ path }) => path === './App');
  const hasApp = exposed?.assets.js.sync.some((path) => found.exportsApp.has(path)) ?? false;
  const container = files.get(entry)?.toString('utf8') ?? '';
  const loose = [...files].filter(
    ([path, content]) =>
      path !== entry && /\.(?:js|css)$/.test(path) && !container.includes(integrityOf(content)),
  );
  return [
    ...found.unreadable.map((each) =>
      problem('dist', releaseReasons.RELEASE_CODE_UNREADABLE(each)),
    ),
    ...found.copies.map((each) =>
      problem('webpack.config.mjs', releaseReasons.RELEASE_LIBRARY_TWICE(each)),
    ),
    ...found.hidden.map((path) =>
      problem('src', releaseReasons.RELEASE_OPERATION_HIDDEN({ path })),
    ),
    ...loose.map(([path]) =>
      problem('webpack.config.mjs', releaseReasons.RELEASE_FILE_UNPROTECTED({ path, entry })),
    ),
    ...(hasApp ? [] : [problem('src/App.tsx', releaseReasons.RELEASE_APP_MISSING)]),
  ];
}

/** Why a release would not run in these surroundings; nothing when it would. */
export function checkFit(
  release: { requires: Record<string, string>; operations: readonly ReleasedOperation[] },
  { shared, schema }: Surroundings,
): ReleaseProblem[] {
  const libraries = shared ? checkShared(release.requires, shared) : [];
  const operations = release.operations.flatMap((each) => checkOperation(each, schema()));
  return [...libraries, ...operations];
}

function checkShared(
  requires: Record<string, string>,
  shared: Record<string, string>,
): ReleaseProblem[] {
  return Object.entries(requires).flatMap(([name, range]) => {
    const has = shared[name];
    if (has === undefined) {
      const refusal = releaseReasons.RELEASE_LIBRARY_ABSENT({ name, range });
      return problem('webpack.config.mjs', refusal);
    }
    if (satisfies(has, range)) return [];
    return problem('package.json', releaseReasons.RELEASE_LIBRARY_OTHER({ name, range, has }));
  });
}

function checkOperation({ path, text }: ReleasedOperation, schema: GraphQLSchema) {
  const operation = /(?:query|mutation|subscription|fragment)\s+\w+/.exec(text)?.[0] ?? 'A query';
  return errorsOf(text, schema).map(({ message }) => {
    const told = { operation, path, problem: message };
    return problem('src', releaseReasons.RELEASE_OPERATION_UNFIT(told));
  });
}

function errorsOf(text: string, schema: GraphQLSchema): readonly GraphQLError[] {
  try {
    return validate(schema, parse(text, { noLocation: true }), rules);
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

/** A copy for browsers that take compressed files must be the file itself. */
function isFaithfulCopy(path: string, content: Buffer, files: ReleaseFiles): boolean {
  const [, name = '', kind] = /^(.+)\.(br|gz)$/.exec(path) ?? [];
  const original = files.get(name);
  if (!kind || !original) return true;
  const unpack = kind === 'br' ? brotliDecompressSync : gunzipSync;
  try {
    // One byte more than the original is enough to tell that it is another.
    return unpack(content, { maxOutputLength: original.length + 1 }).equals(original);
  } catch {
    return false;
  }
}

function manifestIn(content: Buffer | undefined): z.output<typeof manifestSchema> | undefined {
  try {
    return manifestSchema.parse(JSON.parse(content?.toString('utf8') ?? ''));
  } catch {
    return undefined;
  }
}

/** Subresource-integrity value of a file. */
const integrityOf = (content: Buffer, algorithm: 'sha256' | 'sha384' = 'sha256') =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
