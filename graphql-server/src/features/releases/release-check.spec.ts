import { describe, expect, it } from 'vitest';
import { checkFiles, checkFit, readRequirements, readSchema } from './release-check.js';
import { releaseDescriptionSchema } from './release-description.js';
import { sampleRelease } from './testing/sample-release.js';

const schema = readSchema('type Query { viewer: String } type Mutation { signOut: Boolean }');
const shared = { react: '19.3.1', '@hausgeist/shell-api': '0.2.4' };

const fit = (requires: Record<string, string>, operations: string[] = []) =>
  checkFit({ requires, operations }, { shared, schema });

describe('the files of a release', () => {
  it('are accepted as they were built', () => {
    const { description, files } = sampleRelease();
    expect(checkFiles(releaseDescriptionSchema.parse(description), files)).toEqual([]);
  });

  it.each([
    ['a missing container', 'remoteEntry.js', undefined, 'The file remoteEntry.js is missing.'],
    ['a missing preload', 'assets/app.js', undefined, 'The file assets/app.js is missing.'],
    [
      'another container',
      'remoteEntry.js',
      'x',
      'The integrity value does not fit remoteEntry.js.',
    ],
    ['a page', 'assets/x.html', '<p>', 'The file assets/x.html is of a kind that is not served.'],
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
    const { description, files } = sampleRelease();
    if (content === undefined) files.delete(path);
    else files.set(path, Buffer.from(content));
    expect(checkFiles(releaseDescriptionSchema.parse(description), files)).toEqual([problem]);
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
  ])('is refused with %j', (change) => {
    const { description } = sampleRelease();
    expect(releaseDescriptionSchema.safeParse({ ...description, ...change }).success).toBe(false);
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
    expect(fit(requires as unknown as Record<string, string>)).toEqual([problem]);
  });

  it('takes operations that the schema answers, in any number of texts', () => {
    expect(
      fit({}, ['query A { ...F }', 'fragment F on Query { viewer }', 'mutation B { signOut }']),
    ).toEqual([]);
  });

  it('refuses an operation that asks for what the schema does not have', () => {
    expect(fit({}, ['query A { viewer { permissions } }'])[0]).toMatch(
      /^An operation does not fit the server's schema: .*viewer/,
    );
  });

  it('refuses a text that is no operation', () => {
    expect(fit({}, ['query {'])[0]).toMatch(/^An operation does not fit the server's schema: /);
  });
});
