import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './ports.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** How a team's server answers. */
export type Behaviour = 'well' | 'withoutCors' | 'hanging' | 'tampered';

/** The build of a micro-frontend under a version of its own, and the server of its team. */
export interface TeamOrigin {
  origin: string;
  /** Folder with release.json, as `--dist` takes it. */
  dist: string;
  version: string;
  /** Where its files are, as content policies name it. */
  folder: string;
  /** Paths that were asked for. */
  asked: string[];
  behaviour: Behaviour;
  /** Copies the build to where the server has its files. */
  deploy: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Another build than the one that lies beside the server, as far as the registry can tell. */
async function renamedBuild(app: string, work: string) {
  const dist = join(root, app, 'dist');
  const description = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as {
    version: string;
  };
  const version = `${description.version}.elsewhere`;
  const copy = join(work, 'dist');
  await cp(join(dist, description.version), join(copy, version), { recursive: true });
  await writeFile(join(copy, 'release.json'), JSON.stringify({ ...description, version }));
  return { dist: copy, version };
}

/** Starts the server of a team, with nothing on it yet. */
export async function startTeamOrigin(app: string): Promise<TeamOrigin> {
  const work = await mkdtemp(join(tmpdir(), 'hausgeist-team-'));
  const { dist, version } = await renamedBuild(app, work);
  const served = join(work, 'served');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const below = `/remotes/${app}/${version}`;

  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (team.behaviour === 'hanging') return;
    const content = await readFile(join(served, path)).catch(() => undefined);
    response.writeHead(content ? 200 : 404, {
      'content-type': TYPES[extname(path)] ?? 'text/plain',
      'cache-control': 'no-store',
      ...(team.behaviour === 'withoutCors' ? {} : { 'access-control-allow-origin': '*' }),
    });
    const isChanged = team.behaviour === 'tampered' && /__federation_expose_App.*\.js$/.test(path);
    response.end(isChanged ? `document.title = 'taken over';${content?.toString()}` : content);
  }

  const server = createServer((request, response) => {
    // Asked by the browsers of tests alone, as they say where they come from in a header of their own.
    if (request.method === 'OPTIONS') {
      const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      response.writeHead(204, allowed).end();
      return;
    }
    const { pathname } = new URL(request.url ?? '/', origin);
    team.asked.push(pathname);
    void answer(pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const team: TeamOrigin = {
    ...{ origin, dist, version, folder: `${origin}${below}/`, asked: [], behaviour: 'well' },
    deploy: async () => {
      await cp(join(dist, version), join(served, below), { recursive: true });
      await writeFile(join(served, 'other.js'), `document.title = 'taken over';`);
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await rm(work, { recursive: true, force: true });
    },
  };
  return team;
}
