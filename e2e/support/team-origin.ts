import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { versionOf } from './changed-build.js';
import { freePort } from './ports.js';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** How a team's server answers. */
type Behaviour = 'well' | 'hanging' | 'tampered';

/** The server of a micro-frontend's team. */
export interface TeamOrigin {
  origin: string;
  /** Paths that were asked for. */
  asked: string[];
  behaviour: Behaviour;
  /** Copies a build to where the server has its files; gives that folder as content policies name it. */
  deploy: (dist: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts the server of a team, with nothing on it yet. */
export async function startTeamOrigin(app: string): Promise<TeamOrigin> {
  const served = await mkdtemp(join(tmpdir(), 'hausgeist-team-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;

  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (team.behaviour === 'hanging') return;
    const content = await readFile(join(served, path)).catch(() => undefined);
    response.writeHead(content ? 200 : 404, {
      'content-type': TYPES[extname(path)] ?? 'text/plain',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
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
    ...{ origin, asked: [], behaviour: 'well' },
    deploy: async (dist) => {
      const below = `/remotes/${app}/${await versionOf(dist)}`;
      await cp(join(dist, await versionOf(dist)), join(served, below), { recursive: true });
      await writeFile(join(served, 'other.js'), `document.title = 'taken over';`);
      return `${origin}${below}/`;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await rm(served, { recursive: true, force: true });
    },
  };
  return team;
}
