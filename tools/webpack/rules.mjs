// How source files of a front end become modules: TypeScript, styles, texts, assets.
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/**
 * Catalogues of texts: a file for each language in a folder `messages`, or in one folder of it; those of
 * a packed package are in `dist`.
 */
export const CATALOGUE =
  /[\\/](?:src|dist)[\\/](?:features[\\/][\w-]+[\\/])?messages[\\/](?:[\w-]+[\\/])?(?:de|en|tr|ru|uk|ar|pl)\.[tj]s$/;

const messagesLoader = path.join(import.meta.dirname, 'messages-loader.cjs');
const documentLoader = path.join(import.meta.dirname, 'document-loader.cjs');
const pureComponentsLoader = path.join(import.meta.dirname, 'pure-components-loader.cjs');

/** Browsers of the last two years; the language level that swc and webpack may emit. */
export const ECMA_LEVEL = 'es2022';

/** @param {{ app: string, dev: boolean }} options */
export function moduleRules({ app, dev }) {
  const style = [
    MiniCssExtractPlugin.loader,
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: /\.module\.css$/,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: `${app}_[hash:base64:5]`,
        },
      },
    },
  ];
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      // What is imported and not there is found by the build, and not by a visitor.
      parser: { exportsPresence: 'error' },
      use: [
        {
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: ECMA_LEVEL,
              transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
            },
          },
        },
        documentLoader,
      ],
    },
    {
      test: CATALOGUE,
      use: messagesLoader,
    },
    { test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/, use: pureComponentsLoader },
    { test: /\.css$/, use: style },
    { test: /\.(?:woff2|svg|png|webp)$/, type: 'asset/resource' },
  ];
}

/** Plugins that belong to the rules above. */
export function rulePlugins({
  dev,
  filename = dev ? 'assets/[name].css' : 'assets/[name].[contenthash:8].css',
}) {
  return [
    new MiniCssExtractPlugin({
      filename,
      chunkFilename: filename,
      // The order of CSS Modules' sheets carries no meaning: every class is scoped.
      ignoreOrder: true,
    }),
  ];
}
