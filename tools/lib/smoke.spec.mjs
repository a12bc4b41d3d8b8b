import { expect, it } from 'vitest';
import { addressesOf, withBuild } from './smoke.mjs';

it('tries one address of each route', () => {
  expect(addressesOf(['/', '/c/*', '/terms', '/admin/*', '/c'])).toEqual([
    '/',
    '/c',
    '/terms',
    '/admin',
  ]);
});

it('puts the build in place of the release that the page lists', () => {
  const registry = [
    { name: 'mf-chat', version: '1', entry: '/remotes/mf-chat/1/remoteEntry.js' },
    { name: 'mf-admin', version: '7' },
  ];
  const page = `<link rel="preload" href="/remotes/mf-chat/1/a.js" as="script"><link rel="preload" href="/assets/main.js" as="script"><script type="application/json" id="registry">${JSON.stringify(registry)}</script>`;
  const html = withBuild(page, {
    ...{ name: 'mf-chat', version: '2', entry: 'remoteEntry.js', manifest: 'mf-manifest.json' },
    ...{ integrity: 'sha384-x', routes: ['/'], navigation: [], audience: 'end-user' },
    ...{ files: ['a.js'], operations: ['{ viewer }'] },
  });
  expect(html).not.toContain('/remotes/mf-chat/1/');
  expect(html).toContain('/assets/main.js');
  const [, listed] = /id="registry">([^]*)<\/script>/.exec(html);
  expect(JSON.parse(listed)).toEqual([
    { name: 'mf-admin', version: '7' },
    {
      ...{ name: 'mf-chat', version: '2', integrity: 'sha384-x', routes: ['/'], navigation: [] },
      entry: '/remotes/mf-chat/2/remoteEntry.js',
      manifest: '/remotes/mf-chat/2/mf-manifest.json',
      audience: 'end-user',
    },
  ]);
});
