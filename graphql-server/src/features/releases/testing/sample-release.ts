import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { ReleaseDescription } from '../release-description.js';

interface SampleOptions {
  name?: string;
  version?: string;
  /** Something that makes its container differ from other samples. */
  content?: string;
  shared?: Record<string, string>;
  /** What it says that it asks for. */
  operations?: string[];
  /** Further code of its App. */
  code?: string;
  routes?: string[];
  /** What is exported in place of App. */
  exported?: string;
}

const hashOf = (algorithm: string, content: Buffer) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** A whole release of mf-chat as webpack would have built it, only smaller. */
export function sampleRelease({
  name = 'mf-chat',
  version = '1.0.0-aaaaaaaa',
  content = 'first',
  shared = { react: '^19.3.1', '@hausgeist/shell-api': '^0.2.0' },
  operations = [],
  code = '',
  routes = ['/'],
  exported = 'App',
}: SampleOptions = {}): { description: ReleaseDescription; files: Map<string, Buffer> } {
  const app = Buffer.from(`(()=>{var n=self,t={};n.d(t,{${exported}:()=>n});${code}})();`);
  const styles = Buffer.from('.a{}');
  const digests = [app, styles].map((file) => hashOf('sha256', file));
  const entry = Buffer.from(
    `window[${JSON.stringify(name)}]=${JSON.stringify(content)};var digests=${JSON.stringify(digests)};`,
  );
  const manifest = {
    name,
    shared: Object.entries(shared).map(([library, requiredVersion]) => ({
      ...{ name: library, requiredVersion },
    })),
    exposes: [{ path: './App', assets: { js: { sync: ['assets/app.js'] } } }],
  };
  const files = new Map([
    ['remoteEntry.js', entry],
    ['remoteEntry.js.br', brotliCompressSync(entry)],
    ['mf-manifest.json', Buffer.from(JSON.stringify(manifest))],
    ['assets/app.js', app],
    ['assets/app.css', styles],
  ]);
  return {
    files,
    description: {
      name,
      version,
      entry: 'remoteEntry.js',
      manifest: 'mf-manifest.json',
      integrity: hashOf('sha384', entry),
      preload: { scripts: ['assets/app.js'], styles: ['assets/app.css'] },
      routes,
      navigation: [{ path: routes[0] ?? '/', label: { de: 'Chat', en: 'Chat' } }],
      audience: 'end-user',
      operations,
      files: [...files.keys()],
    },
  };
}

/** What the code generator makes of `{ viewer { <field> } }`, as minifiers leave it. */
export const generatedQuery = (field: string) =>
  `n.q={kind:"Document",definitions:[{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"Me"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:${JSON.stringify(field)}}}]}}]};`;
