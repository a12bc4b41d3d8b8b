import { createHash } from 'node:crypto';
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
import type { ReleaseDescription } from './release-description.js';

/** The files of a release by their path. */
export type ReleaseFiles = ReadonlyMap<string, Buffer>;

/** What the running system offers to a micro-frontend. */
export interface Surroundings {
  /** Versions of the libraries that the shell shares; unset while there is no shell build. */
  shared: Record<string, string> | undefined;
  schema: () => GraphQLSchema;
}

const manifestSchema = z.object({
  name: z.string(),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })).default([]),
});

const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** The deployed schema, from the text that the server emits; read when a release is checked. */
export const readSchema = (text: string) => lazily(() => buildSchema(text));

/** Shared libraries that a build asks for, from its federation manifest. */
export function readRequirements(manifest: Buffer): Record<string, string> {
  const { shared } = manifestSchema.parse(JSON.parse(manifest.toString('utf8')));
  return Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion]));
}

/** What is wrong with the files of a release, as sentences; nothing when it is whole. */
export function checkFiles(description: ReleaseDescription, files: ReleaseFiles): string[] {
  const { entry, manifest, preload, integrity } = description;
  const needed = [entry, manifest, ...preload.scripts, ...preload.styles, ...description.files];
  const missing = [...new Set(needed)].filter((path) => !files.has(path));
  const problems = missing.map((path) => `The file ${path} is missing.`);
  for (const path of files.keys()) {
    if (!contentTypeOf(path)) problems.push(`The file ${path} is of a kind that is not served.`);
  }
  const container = files.get(entry);
  if (container && integrityOf(container) !== integrity) {
    problems.push(`The integrity value does not fit ${entry}.`);
  }
  const manifestName = files.has(manifest) ? nameIn(files.get(manifest)) : description.name;
  if (manifestName !== description.name) {
    problems.push(`${manifest} is not the manifest of ${description.name}.`);
  }
  return problems;
}

/** Why a release would not run in these surroundings, as sentences; nothing when it would. */
export function checkFit(
  release: { requires: Record<string, string>; operations: readonly string[] },
  { shared, schema }: Surroundings,
): string[] {
  const libraries = shared ? checkShared(release.requires, shared) : [];
  return [...libraries, ...checkOperations(release.operations, schema)];
}

function checkShared(requires: Record<string, string>, shared: Record<string, string>): string[] {
  return Object.entries(requires)
    .filter(([name, range]) => !satisfies(shared[name] ?? '', range))
    .map(([name, range]) => `It needs ${name} ${range}, the shell has ${shared[name] ?? 'none'}.`);
}

function checkOperations(operations: readonly string[], schema: Surroundings['schema']): string[] {
  if (operations.length === 0) return [];
  return validateText(operations.join('\n'), schema()).map(
    ({ message }) => `An operation does not fit the server's schema: ${message}`,
  );
}

function validateText(text: string, schema: GraphQLSchema): readonly GraphQLError[] {
  try {
    return validate(schema, parse(text, { noLocation: true }), rules);
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

function nameIn(manifest: Buffer | undefined): string | undefined {
  try {
    return manifestSchema.parse(JSON.parse(manifest?.toString('utf8') ?? '')).name;
  } catch {
    return undefined;
  }
}

const integrityOf = (content: Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
