import { describe, expect, it } from 'vitest';
import { readBundle } from './bundle-code.js';
import { checkCode, checkFiles, checkFit, readRequirements, readSchema } from './release-check.js';
import { releaseDescriptionSchema } from './release-description.js';
import { checkPlace } from './release-place.js';
import type { ReleaseProblem } from './release-problem.js';
import { generatedQuery, sampleRelease } from './testing/sample-release.js';

const schema = readSchema('type Query { viewer: String } type Mutation { signOut: Boolean }');
const shared = { react: '19.3.1', '@hausgeist/shell-api': '0.2.4' };

const fit = (requires: Record<string, string>, operations: string[] = []) =>
  textsOf(
    checkFit(
      { requires, operations: operations.map((text) => ({ path: 'assets/app.js', text })) },
      { shared, schema },
    ),
  );

const textsOf = (problems: ReleaseProblem[]) => problems.map(({ refusal }) => refusal.message);

type Sample = ReturnType<typeof sampleRelease>;

const filesOf = ({ description, files }: Sample) =>
  textsOf(checkFiles(releaseDescriptionSchema.parse(description), files));

const codeOf = async ({ description, files }: Sample) =>
  checkCode(releaseDescriptionSchema.parse(description), files, await readBundle(files)).map(
    ({ place, refusal }) => ({ place, reason: refusal.reason }),
  );

describe('the files of a release', () => {
  it('are accepted as they were built', () => {
    expect(filesOf(sampleRelease())).toEqual([]);
  });

  it.each([
    ['a missing container', 'remoteEntry.js', undefined, 'The file remoteEntry.js is missing.'],
    ['a missing preload', 'assets/app.js', undefined, 'The file assets/app.js is missing.'],
    ['a page', 'assets/x.html', '<p>', 'The file assets/x.html is of a kind that is not served.'],
    ['a stray file', 'assets/x.js', 'x', 'The file assets/x.js is not named in "files"'],
    [
      'a copy of something else',
      'remoteEntry.js.br',
      'evil',
      'The compressed copy remoteEntry.js.br holds something else than its original.',
    ],
    [
      'a foreign manifest',
      'mf-manifest.json',
      '{"name":"mf-other"}',
      'mf-manifest.json is not the manifest of mf-chat.',
    ],
    [
      'a broken manifest',
      'mf-manifest.json',
      '{',
      'mf-manifest.json is not the manifest of mf-chat.',
    ],
  ])('are refused with %s', (_case, path, content, problem) => {
    const sample = sampleRelease();
    if (content === undefined) sample.files.delete(path);
    else sample.files.set(path, Buffer.from(content));
    expect(filesOf(sample)).toEqual([expect.stringContaining(problem)]);
  });

  it('are refused without a part of a page that they name', () => {
    const sample = sampleRelease();
    const page = { route: '/', files: [], texts: { de: ['assets/de.js'] } };
    sample.description.pages = [page];
    expect(filesOf(sample)).toEqual([expect.stringContaining('assets/de.js is missing')]);
  });

  it('are refused with another container', () => {
    const sample = sampleRelease();
    sample.files.set('remoteEntry.js', Buffer.from('x'));
    expect(filesOf(sample)).toContainEqual(
      expect.stringContaining('The integrity value does not fit remoteEntry.js.'),
    );
  });
});

describe('the code of a release', () => {
  it('is accepted as it was built', async () => {
    expect(await codeOf(sampleRelease({ code: generatedQuery('viewer') }))).toEqual([]);
  });

  it.each([
    ['without its App', { exported: 'Application' }, 'src/App.tsx', 'RELEASE_APP_MISSING'],
    [
      'with a React of its own',
      { code: 'n.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={H:null};' },
      'webpack.config.mjs',
      'RELEASE_LIBRARY_TWICE',
    ],
    [
      'with an operation that is put together while it runs',
      { code: 'n.q={kind:"Document",definitions:n.more()};' },
      'src',
      'RELEASE_OPERATION_HIDDEN',
    ],
    ['whose script cannot be parsed', { code: 'const const' }, 'dist', 'RELEASE_CODE_UNREADABLE'],
  ])('is refused %s', async (_case, change, place, reason) => {
    expect(await codeOf(sampleRelease(change))).toContainEqual({ place, reason });
  });

  it('may only use what others keep of React', async () => {
    const code = 'n.x(n.r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE.H);';
    expect(await codeOf(sampleRelease({ code }))).toEqual([]);
  });

  it('is refused with a script that the container does not vouch for', async () => {
    const sample = sampleRelease();
    sample.files.set('assets/app.css', Buffer.from('.evil{}'));
    expect(await codeOf(sample)).toEqual([
      { place: 'webpack.config.mjs', reason: 'RELEASE_FILE_UNPROTECTED' },
    ]);
  });

  it('is read for what it asks the server, generated or as text', async () => {
    const text = 'n.p=`mutation Out { signOut }`;n.s="query for nothing {";';
    const { files } = sampleRelease({ code: generatedQuery('viewer') + text });
    const { operations } = await readBundle(files);
    expect(operations.map((each) => each.text.replaceAll(/\s+/g, ' '))).toEqual(
      expect.arrayContaining(['query Me { viewer }', 'mutation Out { signOut }']),
    );
    expect(operations).toHaveLength(2);
  });
});

describe('the description of a release', () => {
  it.each([
    { name: 'chat' },
    { name: '../mf-chat' },
    { version: '../../1' },
    { version: '.hidden' },
    { entry: '../remoteEntry.js' },
    { entry: '/remoteEntry.js' },
    { files: ['assets/../../x.js'] },
    { routes: [] },
    { routes: ['javascript:alert(1)'] },
    { integrity: 'sha1-x' },
    { audience: 'everybody' },
    { budget: -1 },
    // Without it, the link would be for all.
    { navigation: [{ path: '/', label: { de: 'x', en: 'x' }, permissions: ['users.everything'] }] },
    { navigation: [{ path: '/', label: { de: 'x', en: 'x' }, permissions: [] }] },
  ])('is refused with %j', (change) => {
    const { description } = sampleRelease();
    expect(releaseDescriptionSchema.safeParse({ ...description, ...change }).success).toBe(false);
  });

  it('says whom a link is for, and with which icon it stands there', () => {
    const link = { path: '/', label: { de: 'x', en: 'x' }, permissions: ['users.view'] };
    const { description } = sampleRelease();
    const navigationOf = (icon: string) =>
      releaseDescriptionSchema.parse({ ...description, navigation: [{ ...link, icon }] })
        .navigation;
    expect(navigationOf('tag')).toEqual([{ ...link, icon: 'tag' }]);
    // A later shell may have more of them.
    expect(navigationOf('rocket')).toEqual([{ ...link, icon: undefined }]);
  });
});

describe('whether a release fits', () => {
  it('reads what it requires from its manifest', () => {
    const { files } = sampleRelease();
    expect(readRequirements(files.get('mf-manifest.json') ?? Buffer.of())).toEqual({
      react: '^19.3.1',
      '@hausgeist/shell-api': '^0.2.0',
    });
  });

  it('takes a shell with the same or newer libraries', () => {
    expect(fit({ react: '^19.3.0', '@hausgeist/shell-api': '^0.2.4' })).toEqual([]);
  });

  it.each([
    [{ react: '^18.2.0' }, 'It needs react ^18.2.0, the shell has 19.3.1.'],
    [{ react: '^19.4.0' }, 'It needs react ^19.4.0, the shell has 19.3.1.'],
    [{ vue: '^3.0.0' }, 'It needs vue ^3.0.0, the shell has none.'],
  ])('refuses %j', (requires, problem) => {
    expect(fit(requires as unknown as Record<string, string>)).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  it('takes operations that the schema answers, in any number of texts', () => {
    expect(
      fit({}, ['query A { ...F } fragment F on Query { viewer }', 'mutation B { signOut }']),
    ).toEqual([]);
  });

  it('refuses an operation that asks for what the schema does not have', () => {
    expect(fit({}, ['query A { viewer { permissions } }'])[0]).toMatch(
      /^query A in assets\/app\.js does not fit the server's schema: .*viewer.* npm run codegen\.$/,
    );
  });

  it('refuses a text that is no operation', () => {
    expect(fit({}, ['query {'])[0]).toMatch(/^A query in .* does not fit the server's schema: /);
  });
});

const descriptionOf = (name: string, routes: string[]) =>
  sampleRelease({ name, routes }).description;

describe('the place of a release', () => {
  const portal = {
    ...{ app: 'mf-company', version: '1', firstLoadBytes: 100_000 },
    description: descriptionOf('mf-company', ['/company/*', '/terms']),
  };
  const chat = {
    ...{ app: 'mf-chat', version: '1', firstLoadBytes: 100_000 },
    description: descriptionOf('mf-chat', ['/', '/c/*']),
  };
  const place = (routes: string[], firstLoadBytes = 0, budget?: number) =>
    checkPlace(
      { ...descriptionOf('mf-chat', routes), ...(budget === undefined ? {} : { budget }) },
      { firstLoadBytes },
      [portal, chat],
    ).map(({ refusal: { reason, params } }) => [reason, params['route'] ?? params['size']]);

  it('is its own', () => {
    expect(place(['/', '/c/*', '/embed/*', '/companyx'])).toEqual([]);
  });

  it.each([
    ['/company/login', 'RELEASE_ROUTE_TAKEN'],
    ['/company/login/*', 'RELEASE_ROUTE_TAKEN'],
    ['/company', 'RELEASE_ROUTE_TAKEN'],
    ['/terms', 'RELEASE_ROUTE_TAKEN'],
    ['/terms/*', 'RELEASE_ROUTE_TAKEN'],
    ['/*', 'RELEASE_ROUTE_RESERVED'],
    ['/api/*', 'RELEASE_ROUTE_RESERVED'],
    ['/graphql', 'RELEASE_ROUTE_RESERVED'],
  ])('is not %s of another', (route, reason) => {
    expect(place(['/', route])).toContainEqual([reason, route]);
  });

  it('has links to itself alone', () => {
    const description = descriptionOf('mf-chat', ['/']);
    const label = { de: 'x', en: 'x' };
    const found = checkPlace(
      { ...description, navigation: [{ path: '/company/login', label }] },
      { firstLoadBytes: 0 },
      [portal, chat],
    );
    expect(found.map(({ refusal }) => refusal.reason)).toEqual(['RELEASE_NAVIGATION_ELSEWHERE']);
  });

  it('does not grow by much without a word', () => {
    expect(place(['/'], 120_000)).toEqual([]);
    expect(place(['/'], 120_001)).toEqual([['RELEASE_TOO_HEAVY', 120_001]]);
    expect(place(['/'], 150_000, 150_000)).toEqual([]);
    expect(place(['/'], 150_001, 150_000)).toEqual([['RELEASE_TOO_HEAVY', 150_001]]);
  });
});
