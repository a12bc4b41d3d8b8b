// Draws the first screen of an app while building it: src/first-screen.tsx is bundled for Node, run,
// and what it gives is written into first-screen.json, with the styles that it needs.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import webpack from 'webpack';
import { moduleRules, rulePlugins } from './rules.mjs';

export const FIRST_SCREEN_FILE = 'first-screen.json';

const require = createRequire(import.meta.url);

/** @param {{ app: string, context: string, resolve: object, folder: string }} options */
const bundleConfig = ({ app, context, resolve, folder }) => ({
  name: `${app}-first-screen`,
  context,
  mode: 'production',
  target: 'node20',
  entry: { screen: path.join(context, 'src/first-screen.tsx') },
  output: { path: folder, filename: 'screen.cjs', library: { type: 'commonjs2' } },
  resolve,
  module: { rules: moduleRules({ app, dev: false }) },
  plugins: [
    ...rulePlugins({ dev: false, filename: 'screen.css' }),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new webpack.DefinePlugin({ 'globalThis.__DEV__': 'false' }),
  ],
  // Only the styles travel.
  optimization: { minimize: true, minimizer: [new CssMinimizerPlugin()] },
  performance: { hints: false },
});

/** Runs webpack; refuses with all that it complains about. */
function bundle(config) {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => undefined);
      if (failure) reject(failure);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

export class FirstScreenPlugin {
  /** @param {{ app: string, context: string, resolve: object }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstScreenPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'FirstScreenPlugin', stage }, async () => {
        const text = JSON.stringify(await this.draw());
        compilation.emitAsset(FIRST_SCREEN_FILE, new sources.RawSource(text));
      });
    });
  }

  async draw() {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'first-screen-'));
    try {
      await bundle(bundleConfig({ ...this.options, folder }));
      const { renderFirstScreens } = require(path.join(folder, 'screen.cjs'));
      const styles = fs.readFileSync(path.join(folder, 'screen.css'), 'utf8');
      return { screens: await renderFirstScreens(), styles };
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  }
}
