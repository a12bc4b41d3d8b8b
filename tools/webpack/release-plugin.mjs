// Describes a finished build of a micro-frontend in dist/release.json, which the server's registry
// and the release command read.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describePages } from './late-files.mjs';

/** Released versions are in the server's file store; here only the last build is of use. */
function removeOtherBuilds(dist, version) {
  for (const entry of fs.readdirSync(dist, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== version) {
      fs.rmSync(path.join(dist, entry.name), { recursive: true });
    }
  }
}

/** The federation plugin's statistics are of no use to a browser. */
const isServed = (file) => !file.startsWith('mf-stats.json');

export class ReleasePlugin {
  /**
   * @param {{ name: string, version: string, description: object, pages?: Record<string, readonly string[]> }}
   *   options pages: the late parts of pages, by route
   */
  constructor({ name, version, description, pages = {} }) {
    this.pages = pages;
    this.name = name;
    this.version = version;
    this.description = description;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tap('ReleasePlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const folder = compilation.outputOptions.path;
      const read = (file) => fs.readFileSync(path.join(folder, file));
      const manifest = JSON.parse(read('mf-manifest.json').toString('utf8'));
      const app = manifest.exposes.find((expose) => expose.path === './App');
      const release = {
        name: this.name,
        version: this.version,
        entry: 'remoteEntry.js',
        manifest: 'mf-manifest.json',
        integrity: `sha384-${createHash('sha384').update(read('remoteEntry.js')).digest('base64')}`,
        preload: { scripts: app.assets.js.sync, styles: app.assets.css.sync },
        pages: describePages(compilation, this.pages),
        ...this.description,
        files: Object.keys(compilation.assets).filter(isServed).toSorted(),
      };
      const dist = path.dirname(folder);
      fs.writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
      removeOtherBuilds(dist, this.version);
    });
  }
}
