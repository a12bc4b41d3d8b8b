import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '../../platform/database/index.js';
import type { PageEntry } from '../../platform/http/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import { isFilePath, releaseDescriptionSchema } from './release-description.js';
import { findRelease } from './release.repository.js';
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
  for (const name of await remoteFolders(parts.folder)) {
    try {
      await registerBuild(parts, join(parts.folder, name, 'dist'));
    } catch (error) {
      // The other micro-frontends and everything else still work.
      parts.log.error({ err: error, folder: name }, 'build not registered');
    }
  }
}

async function registerBuild(
  { em, releases, frontEnds, log }: WorkspaceBuilds,
  dist: string,
): Promise<void> {
  const description = await readDescription(join(dist, 'release.json'));
  if (!description) return;
  const { name, version, files: paths } = description;
  if (!(await frontEnds.admitBesideServer(em(), name))) {
    log.info({ app: name }, 'build not registered: its front end is retired');
    return;
  }
  const known = await findRelease(em(), name, version);
  if (known?.readyAt && known.signedBy) return;
  const files = await readFiles(join(dist, version), paths);
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
