import { createHash } from 'node:crypto';
import type { ReleaseDescription } from '../release-description.js';

interface SampleOptions {
  version?: string;
  /** Something that makes its container differ from other samples. */
  content?: string;
  shared?: Record<string, string>;
  operations?: string[];
}

/** A whole release of mf-chat as webpack would have built it, only smaller. */
export function sampleRelease({
  version = '1.0.0-aaaaaaaa',
  content = 'first',
  shared = { react: '^19.3.1', '@hausgeist/shell-api': '^0.2.0' },
  operations = [],
}: SampleOptions = {}): { description: ReleaseDescription; files: Map<string, Buffer> } {
  const entry = Buffer.from(`window["mf-chat"]=${JSON.stringify(content)};`);
  const manifest = {
    name: 'mf-chat',
    shared: Object.entries(shared).map(([name, requiredVersion]) => ({ name, requiredVersion })),
  };
  const files = new Map([
    ['remoteEntry.js', entry],
    ['remoteEntry.js.br', Buffer.from(`br of ${content}`)],
    ['mf-manifest.json', Buffer.from(JSON.stringify(manifest))],
    ['assets/app.js', Buffer.from('app')],
    ['assets/app.css', Buffer.from('.a{}')],
  ]);
  return {
    files,
    description: {
      name: 'mf-chat',
      version,
      entry: 'remoteEntry.js',
      manifest: 'mf-manifest.json',
      integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
      preload: { scripts: ['assets/app.js'], styles: ['assets/app.css'] },
      routes: ['/'],
      navigation: [{ path: '/', label: { de: 'Chat', en: 'Chat' } }],
      audience: 'end-user',
      operations,
      files: [...files.keys()],
    },
  };
}
