import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '../../platform/database/index.js';
import type { PageEntry } from '../../platform/http/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import {
  isFilePath,
  type ReleaseDescription,
  releaseDescriptionSchema,
} from './release-description.js';
import { findRelease, findUsable } from './release.repository.js';
import type { FrontEndService } from './front-end.service.js';
import type { ReleaseService } from './release.service.js';

interface WorkspaceBuilds {
  /** A fresh unit of work. */
  em: () => EntityManager;
  releases: ReleaseService;
  frontEnds: FrontEndService;
  /** Where the `mf-*` folders are. */
  folder: string;
  log: Logger;
}

/**
 * Registers the builds that lie beside the server. A version that the registry has never seen
 * becomes active; a known one does not, so that a restart undoes no release and no roll-back.
 */
export async function registerWorkspaceBuilds(parts: WorkspaceBuilds): Promise<void> {
  const found = await Promise.all(
    (await remoteFolders(parts.folder)).map((name) => findBuild(parts, name)),
  );
  const builds = found.filter((build) => build !== undefined);
  // Most starts find nothing new, and one statement tells so.
  const stored = await findUsable(
    parts.em(),
    builds.map(({ description: { name, version } }) => ({ app: name, version })),
  );
  for (const { folder, description } of builds) {
    const { name, version } = description;
    if (stored.some((release) => release.app === name && release.version === version)) continue;
    await orLog(parts, folder, () => registerBuild(parts, description, join(folder, version)));
  }
}

/** One build that fails does not keep the other micro-frontends, and everything else, from working. */
async function orLog<Result>(
  { log }: Pick<WorkspaceBuilds, 'log'>,
  folder: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    log.error({ err: error, folder }, 'build not registered');
    return undefined;
  }
}

/** The build in a workspace, where there is one. */
async function findBuild(parts: WorkspaceBuilds, name: string) {
  const folder = join(parts.folder, name, 'dist');
  const description = await orLog(parts, folder, () =>
    readDescription(join(folder, 'release.json')),
  );
  return description && { folder, description };
}

async function registerBuild(
  { em, releases, frontEnds, log }: WorkspaceBuilds,
  description: ReleaseDescription,
  folder: string,
): Promise<void> {
  const { name, version, files: paths } = description;
  if (!(await frontEnds.admitBesideServer(em(), name))) {
    log.info({ app: name }, 'build not registered: its front end is retired');
    return;
  }
  const known = await findRelease(em(), name, version);
  if (known?.readyAt && known.signedBy) return;
  const files = await readFiles(folder, paths);
  await releases.register(em(), description, files, {
    activate: !known?.readyAt,
    isBesideServer: true,
  });
}

const federationSchema = releaseDescriptionSchema.pick({
  routes: true,
  navigation: true,
  audience: true,
});

/** Micro-frontends that run in development servers, as the page's registry lists them. */
export async function readDevelopmentEntries(
  devRemotes: Record<string, string>,
  repositoryRoot: string,
): Promise<PageEntry[]> {
  const remotes = Object.entries(devRemotes).filter(([name]) => name.startsWith('mf-'));
  return Promise.all(
    remotes.map(async ([name, address]) => {
      const text = await readFile(join(repositoryRoot, name, 'federation.json'), 'utf8');
      const { routes, navigation, audience } = federationSchema.parse(JSON.parse(text));
      return {
        name,
        version: 'development',
        entry: `${address}/remoteEntry.js`,
        manifest: `${address}/mf-manifest.json`,
        routes,
        navigation,
        audience,
        preload: { scripts: [], styles: [] },
      };
    }),
  );
}

async function remoteFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map(({ name }) => name)
    .toSorted();
}

async function readDescription(file: string) {
  try {
    return releaseDescriptionSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function readFiles(folder: string, paths: readonly string[]): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const path of paths.filter(isFilePath)) {
    files.set(path, await readFile(join(folder, path)));
  }
  return files;
}
