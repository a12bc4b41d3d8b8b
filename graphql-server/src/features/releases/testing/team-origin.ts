import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentTypeOf } from '../../../platform/http/index.js';
import type { ReleaseDescription } from '../release-description.js';
import { digestOfFile, isSourceMap } from '../release-files.js';

/** A server of a team, with the files of its builds. */
export interface TeamOrigin {
  origin: string;
  /** Paths that were asked for, with the origin of the page as the request had it. */
  asked: { path: string; from: string | undefined }[];
  files: Map<string, Buffer>;
  /** Changes how it answers. */
  answer: (response: ServerResponse, content: Buffer | undefined, path: string) => void;
  stop: () => Promise<void>;
}

/** As a server has to answer. */
export function serveWell(
  response: ServerResponse,
  content: Buffer | undefined,
  path: string,
): void {
  const type = contentTypeOf(path) ?? 'text/plain';
  response.writeHead(content ? 200 : 404, {
    'content-type': type,
    'access-control-allow-origin': '*',
  });
  response.end(content);
}

/** Starts one on a port of its own. */
export async function startTeamOrigin(): Promise<TeamOrigin> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    team.asked.push({ path, from: request.headers.origin });
    team.answer(response, team.files.get(path), path);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const team: TeamOrigin = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ asked: [], files: new Map(), answer: serveWell },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return team;
}

interface Sample {
  description: ReleaseDescription;
  files: Map<string, Buffer>;
}

/** The sample as one that lies at an origin; it is there, too. */
export function hostedAt({ origin, files: served }: TeamOrigin, sample: Sample): Sample {
  const files = new Map([...sample.files].filter(([path]) => !path.endsWith('.br')));
  const { name, version } = sample.description;
  const there = [...files].filter(([path]) => !isSourceMap(path));
  for (const [path, content] of there) served.set(`/remotes/${name}/${version}/${path}`, content);
  const digests = Object.fromEntries(there.map(([path, content]) => [path, digestOfFile(content)]));
  const description = {
    ...sample.description,
    files: [...files.keys()],
    hosted: { origin, digests },
  };
  return { description, files };
}
