import { visitorAddress } from './chat-client.js';

/** A front end whose pages are looked at. */
interface Watched {
  server: string;
  app: string;
  /** A page of it. */
  path: string;
}

/** The version that a browser with a number gets. */
export async function versionFor({ server, app, path }: Watched, lot: number): Promise<string> {
  const response = await fetch(server + path, { headers: { cookie: `hausgeist_lot=${lot}` } });
  const [, registry = '[]'] = /id="registry">([^]*?)<\/script>/.exec(await response.text()) ?? [];
  const entries = JSON.parse(registry) as { name: string; version: string }[];
  return entries.find(({ name }) => name === app)?.version ?? 'none';
}

/** The numbers of those who get a version. */
export async function lotsWith(watched: Watched, version: string): Promise<number[]> {
  const lots = Array.from({ length: 100 }, (_, lot) => lot);
  const versions = await Promise.all(lots.map((lot) => versionFor(watched, lot)));
  return lots.filter((lot) => versions[lot] === version);
}

/** Says, as the pages of that many visitors do, that they have a version, and whether it failed. */
export async function tell(
  { server, app }: Watched,
  version: string,
  times: number,
  failure?: 'CODE',
): Promise<void> {
  for (let visit = 0; visit < times; visit += 1) {
    await fetch(`${server}/api/front-ends/visits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitorAddress() },
      body: JSON.stringify({ app, version, isVisit: true, failure }),
    });
  }
}
