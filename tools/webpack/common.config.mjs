// What the shell's and the micro-frontends' builds have in common.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { CACHE_DIR } from './paths.mjs';
import { ECMA_LEVEL, moduleRules, rulePlugins } from './rules.mjs';

const require = createRequire(import.meta.url);

/** Longest wait for a chunk, in milliseconds. */
const CHUNK_LOAD_TIMEOUT = 120_000;

const configFiles = fs
  .readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => path.join(import.meta.dirname, file));

/**
 * Has Chromium compile all functions of a script while it arrives, beside the page: otherwise each is compiled with its first
 * call, in the task that calls it. Other browsers read a comment.
 */
const COMPILED_AHEAD = {
  banner: '//# allFunctionsCalledOnLoad',
  ...{ raw: true, test: /\.js$/ },
  // The minifier takes comments out.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
};

const REFRESH_OPTIONS = {
  overlay: false,
  // What makes hot reload work is no component itself, and needs to run before it.
  exclude: [/node_modules/, import.meta.dirname],
};

function devServer(port) {
  return {
    host: 'localhost',
    port,
    hot: true,
    liveReload: false,
    // The page comes from the application server, so every request here is from another origin.
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    client: {
      overlay: false,
      logging: 'warn',
      webSocketURL: `ws://localhost:${port}/ws`,
    },
    static: false,
  };
}

/** @param {{ app: string, context: string, dev: boolean, port?: number }} options */
export function commonConfig({ app, context, dev, port }) {
  return {
    name: app,
    context,
    mode: dev ? 'development' : 'production',
    target: ['web', ECMA_LEVEL],
    // No eval: the content security policy forbids it in development too.
    devtool: dev ? 'cheap-module-source-map' : false,
    cache: {
      type: 'filesystem',
      name: `${app}-${dev ? 'development' : 'production'}`,
      cacheDirectory: CACHE_DIR,
      buildDependencies: { config: configFiles },
    },
    output: {
      uniqueName: app,
      filename: dev ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      chunkFilename: dev ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT,
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // Of a library that has it, the code for today's browsers, which is smaller (rxjs).
      conditionNames: ['es2015', '...'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      alias: {
        // Messages arrive compiled (see messages-loader.cjs), so the formatter alone is enough.
        'use-intl/format-message$': require.resolve('use-intl/format-message/format-only'),
      },
    },
    module: { rules: moduleRules({ app, dev }) },
    plugins: [
      ...rulePlugins({ dev }),
      ...(dev ? [new ReactRefreshPlugin({ ...REFRESH_OPTIONS, library: app })] : []),
      ...(dev ? [] : [new webpack.BannerPlugin(COMPILED_AHEAD)]),
      new webpack.DefinePlugin({ 'globalThis.__DEV__': JSON.stringify(dev) }),
    ],
    optimization: {
      // No two builds need to agree on the names of exports: the shortest will do.
      ...(dev ? {} : { mangleExports: 'size' }),
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    ...(dev ? { devServer: devServer(port) } : {}),
  };
}
