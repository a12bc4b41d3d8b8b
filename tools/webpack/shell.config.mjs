// Build of the shell: the host page that loads micro-frontends at run time.
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { REFRESH_RUNTIME } from './refresh-runtime.mjs';
import { BUDGETS, BudgetPlugin } from './budget-plugin.mjs';
import { commonConfig } from './common.config.mjs';
import { CompressPlugin } from './compress-plugin.mjs';
import { providedModules, providedVersions } from './shared-modules.mjs';
import { PagePlugin } from './page-plugin.mjs';

const require = createRequire(import.meta.url);

function esmEntry(packageName) {
  return path.join(path.dirname(require.resolve(packageName)), 'index.js');
}

/** What reads manifests, and what fetches ahead. */
const UNUSED_FEDERATION =
  /[\\/]runtime-core[\\/]dist[\\/](?:plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/]preload)\.js$/;

/** Their frame, and Apollo's client with what it is made of. */
const OF_CONSOLES =
  /shell[\\/]src[\\/](?:staff|apollo)|(?:shell-api|ui)[\\/]src|[\\/]node_modules[\\/](?:@apollo|@wry|graphql|optimism|rxjs|tslib)[\\/]/;

/** A part that comes later; the printer of documents may be asked for on a tenant's page, too. */
const isOfConsoles = (chunk) => !chunk.canBeInitial() && chunk.name !== 'printer';

/**
 * @param {{ context: string, dev: boolean, port?: number }} options context: the shell's folder;
 *   port: of the development server
 * @returns {import('webpack').Configuration}
 */
export function shellConfig({ context, dev, port = 4100 }) {
  const common = commonConfig({ app: 'shell', context, dev, port });
  return {
    ...common,
    entry: { main: [...(dev ? [REFRESH_RUNTIME] : []), './src/main.ts'] },
    output: {
      ...common.output,
      path: path.join(context, 'dist'),
      publicPath: dev ? `http://localhost:${port}/` : '/',
      clean: true,
    },
    resolve: {
      ...common.resolve,
      alias: {
        ...common.resolve.alias,
        // Without these the plugin's CommonJS copy of the runtime is bundled beside the ESM one.
        '@module-federation/runtime-core$': esmEntry('@module-federation/runtime-core'),
        '@module-federation/sdk$': esmEntry('@module-federation/sdk'),
      },
    },
    optimization: {
      ...common.optimization,
      // In one file, what only consoles need is smaller than in the five that it would come in.
      splitChunks: {
        cacheGroups: {
          consoles: { name: 'consoles', test: OF_CONSOLES, chunks: isOfConsoles, enforce: true },
        },
      },
    },
    plugins: [
      ...common.plugins,
      new ModuleFederationPlugin({
        name: 'shell',
        shared: providedModules(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        virtualRuntimeEntry: true,
        experiments: {
          provideExternalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new webpack.NormalModuleReplacementPlugin(
        UNUSED_FEDERATION,
        path.join(import.meta.dirname, 'no-manifests.mjs'),
      ),
      new PagePlugin({
        folder: path.join(context, 'src'),
        shared: providedVersions(),
        inlineStyles: !dev,
      }),
      ...(dev
        ? []
        : [
            new CompressPlugin(),
            new BudgetPlugin(BUDGETS.shell),
            new BudgetPlugin(BUDGETS['shell of consoles']),
          ]),
    ],
  };
}
