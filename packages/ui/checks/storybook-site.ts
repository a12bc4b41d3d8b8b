import { execFile } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';

const uiFolder = join(import.meta.dirname, '..');
const run = promisify(execFile);

const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** One story of the built Storybook. */
export interface Story {
  id: string;
  title: string;
  name: string;
}

/** The built Storybook, served until it is closed. */
export interface StorybookSite {
  url: string;
  stories: Story[];
  close: () => Promise<void>;
}

async function build(folder: string): Promise<void> {
  const require = createRequire(join(uiFolder, 'package.json'));
  const manifest = require.resolve('storybook/package.json');
  const { bin } = require(manifest) as { bin: string | { storybook: string } };
  const cli = join(dirname(manifest), typeof bin === 'string' ? bin : bin.storybook);
  // "--test" leaves out what only readers need: describing every component took most of the time.
  const options = ['--config-dir', '.storybook', '--output-dir', folder, '--quiet', '--test'];
  await run(process.execPath, [cli, 'build', ...options], {
    cwd: uiFolder,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    maxBuffer: 16 * 1024 * 1024,
  });
}

/** Builds the Storybook into a temporary folder and serves it on a free port. */
export async function openStorybook(): Promise<StorybookSite> {
  const folder = await mkdtemp(join(tmpdir(), 'storybook-'));
  await build(folder);
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, path);
    if (!existsSync(file) || extname(file) === '') {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', MEDIA_TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stories: Object.values(index.entries).filter(({ type }) => type === 'story'),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
