import type { RegistryEntry } from '@hausgeist/schema';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Versions } from './versions';

const entryOf = (name: string, version: string, route: string): RegistryEntry => ({
  ...{ name, version, entry: `/remotes/${name}/${version}/remoteEntry.js`, manifest: '/m.json' },
  ...{ routes: [route], navigation: [], audience: 'end-user' },
});
const shown = [entryOf('mf-chat', '1', '/'), entryOf('mf-company', '1', '/terms')];
const serve = (text: string) =>
  vi.stubGlobal('fetch', async () => new Response(text, { status: 200 }));
const pageOf = (...entries: RegistryEntry[]) =>
  `<html><script type="application/json" id="registry">${JSON.stringify(entries)}</script></html>`;

afterEach(() => vi.unstubAllGlobals());

describe('an open page', () => {
  it('is outdated where its own micro-frontend has another version', async () => {
    serve(pageOf(entryOf('mf-chat', '2', '/'), entryOf('mf-company', '1', '/terms')));
    const versions = new Versions(shown);
    expect(await versions.isOutdated('/')).toBe(true);
    expect(await versions.isOutdated('/terms')).toBe(false);
  });

  it.each([
    ['all is as it was', pageOf(...shown)],
    ['it was retired', pageOf()],
    ['the server answers with something else', 'Bad Gateway'],
  ])('is not where %s', async (_case, answer) => {
    serve(answer);
    expect(await new Versions(shown).isOutdated('/')).toBe(false);
  });

  it('is not where no server answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await new Versions(shown).isOutdated('/')).toBe(false);
  });
});
