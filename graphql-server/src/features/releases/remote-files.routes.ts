import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFound } from '../../platform/errors/index.js';
import { isCompressedCopy, sendContent } from '../../platform/http/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { isAppName, isFilePath, isVersion } from './release-description.js';
import {
  isSourceMap,
  pathsOf,
  type ReleasePaths,
  type StoredReleaseFiles,
} from './release-files.js';
import { findRelease } from './release.repository.js';

interface Params {
  app: string;
  version: string;
  '*': string;
}

/** The released files at `/remotes/<app>/<version>/…`, which never change. */
export function addRemoteFileRoutes(server: FastifyInstance, files: StoredReleaseFiles): void {
  /** Paths of releases that are complete. */
  const known = new LRUCache<string, ReleasePaths>({ max: 200 });

  async function pathsIn(em: EntityManager, app: string, version: string) {
    const key = `${app}/${version}`;
    const cached = known.get(key);
    if (cached) return cached;
    const release = await findRelease(em, app, version);
    if (!release?.readyAt || release.description.hosted) throw notFound();
    const paths = pathsOf(release);
    known.set(key, paths);
    return paths;
  }

  const config = { access: 'public' } as const;
  server.get<{ Params: Params }>('/remotes/:app/:version/*', { config }, async (request, reply) => {
    const { app, version, '*': path } = request.params;
    if (!isAppName(app) || !isVersion(version) || !isFilePath(path)) throw notFound();
    const paths = await pathsIn(request.context.em, app, version);
    // Maps tell what the team has written: they are for the console.
    if (!paths.has(path) || isCompressedCopy(path) || isSourceMap(path)) throw notFound();
    const content = await files.read(app, version, path, paths);
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      // A shell on another origin may load them too.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    return sendContent(request, reply, content);
  });
}
