import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Config } from '../../../env.js';
import type { sampleRelease } from './sample-release.js';

const TEMPLATE =
  '<!doctype html><html lang="{{lang}}"><title>{{title}}</title>{{hints}}<style>a{}</style><script type="application/json" id="registry">{{registry}}</script></html>';

/** A checkout with a built shell and, at first, no micro-frontend. */
export interface SampleSite {
  root: string;
  /** With which a server serves it. */
  settings: Pick<Config, 'repositoryRoot' | 'frontEndBuilds'>;
  /** Puts a build into the workspace, as webpack does. */
  build(release: ReturnType<typeof sampleRelease>): Promise<void>;
  remove(): Promise<void>;
}

/** Makes a checkout of its own in a temporary folder. */
export async function createSampleSite(): Promise<SampleSite> {
  const root = await mkdtemp(join(tmpdir(), 'hausgeist-site-'));
  const write = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  };
  const texts = { title: 'Titel' };
  const info = {
    shared: { react: '19.3.1', '@hausgeist/shell-api': '0.2.4' },
    texts: { de: texts, en: { title: 'Title' } },
  };
  await write('shell/dist/index.html', TEMPLATE);
  await write('shell/dist/shell.json', JSON.stringify(info));
  await write('shell/dist/assets/main.js', 'main');
  await write('shell/dist/assets/main.js.br', 'br of main');
  await write('shell/dist/assets/main.js.gz', 'gz of main');
  await write('schema/schema.graphql', 'type Query { viewer: String }');
  await write('graphql-server/widget/widget.js', 'widget');
  return {
    root,
    settings: { repositoryRoot: root, frontEndBuilds: root },
    build: async ({ description, files }) => {
      const dist = `${description.name}/dist`;
      await write(`${dist}/release.json`, JSON.stringify(description));
      for (const [path, content] of files) {
        await write(`${dist}/${description.version}/${path}`, content);
      }
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
