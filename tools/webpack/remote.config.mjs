// Build of a micro-frontend: a federation container that exposes ./App.
import fs from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { AppPlugin } from './app-plugin.mjs';
import { ownBudget } from './budget-plugin.mjs';
import { commonConfig } from './common.config.mjs';
import { CompressPlugin } from './compress-plugin.mjs';
import { FramePlugin } from './frame-plugin.mjs';
import { FIRST_SCREEN_FILE, FirstScreenPlugin } from './first-screen-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { readOperations } from './operations.mjs';
import { questionsOf } from './questions.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { shareRefreshRuntime } from './refresh-runtime.mjs';
import { consumedModules } from './shared-modules.mjs';
import { sourceVersion, workspaceFolders } from './source-version.mjs';

const runtimePlugin = (file) => path.join(import.meta.dirname, file);
const RETRY_PLUGIN = runtimePlugin('retry-runtime-plugin.cjs');
const INTEGRITY_PLUGIN = runtimePlugin('integrity-runtime-plugin.cjs');

function readJson(folder, file) {
  return JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
}

/**
 * @param {{ context: string, dev: boolean, port?: number }} options context: the folder with
 *   package.json and federation.json (routes, navigation, audience,
 *   routes that have a first screen, late parts of pages, what pages ask first); port: of the development server
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig({ context, dev, port = 4101 }) {
  const name = readJson(context, 'package.json').name.replace('@hausgeist/', '');
  const version = sourceVersion(context);
  // The federation manifest takes its version from here, not from package.json.
  process.env.MF_BUILD_VERSION = version;
  const common = commonConfig({ app: name, context, dev, port });
  const {
    firstScreen: drawn,
    pages,
    early = {},
    ...description
  } = readJson(context, 'federation.json');
  return {
    ...common,
    // Nothing but the container: the shell starts the app.
    entry: {},
    output: {
      ...common.output,
      path: path.join(context, 'dist', dev ? 'dev' : version),
      publicPath: 'auto',
      clean: true,
    },
    // Code that pages share is a file of its own from this many bytes of source on: a smaller one costs more than it saves.
    optimization: { ...common.optimization, splitChunks: { minSize: 34_000 } },
    plugins: [
      ...common.plugins,
      new AppPlugin({ context }),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        library: { type: 'window', name },
        exposes: { './App': './src/App.tsx' },
        shared: consumedModules(),
        shareStrategy: 'loaded-first',
        manifest: dev ? { disableAssetsAnalyze: true } : true,
        dts: false,
        dev: false,
        virtualRuntimeEntry: true,
        runtimePlugins: dev ? [RETRY_PLUGIN] : [RETRY_PLUGIN, INTEGRITY_PLUGIN],
        experiments: {
          externalRuntime: true,
          // A micro-frontend loads none itself.
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      ...(dev
        ? shareRefreshRuntime()
        : [
            ...(drawn
              ? [new FirstScreenPlugin({ app: name, context, resolve: common.resolve })]
              : []),
            // Kept by the server for errors in the console: no browser gets them, nor is told of them.
            new webpack.SourceMapDevToolPlugin({
              ...{ test: /\.js$/, filename: '[file].map', append: false, noSources: true },
              moduleFilenameTemplate: '[resource-path]',
            }),
            new FramePlugin({ pages }),
            new IntegrityPlugin(),
            new CompressPlugin(),
            ...ownBudget(name, description.budget),
            new ReleasePlugin({
              name,
              version,
              pages,
              description: {
                ...description,
                ...(drawn ? { firstScreen: { file: FIRST_SCREEN_FILE, routes: drawn } } : {}),
                early: questionsOf(workspaceFolders(context), early),
                operations: workspaceFolders(context).flatMap(readOperations),
              },
            }),
          ]),
    ],
  };
}
