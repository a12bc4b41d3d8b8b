// Lets the container vouch for every other file of its build: the browser refuses a script or a
// style sheet that is not what was built. The server refuses a release whose container does not.
import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const CONTAINER = 'remoteEntry.js';
/** What integrity-runtime-plugin.cjs says, as minifiers leave it. */
const PLACE = /JSON\.parse\((["'`])%HAUSGEIST-INTEGRITY%\1\)/;

const valueOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * A file's name without the digits of its content, which brotli cannot shorten: they stand in the container once
 * more, for loading. A part has one script and one style sheet, so that the rest is enough.
 */
const DIGITS = /\.[0-9a-f]{8}(?=\.)/;

/** Gives an element the value of its file, whatever mark a second try has put behind the name. */
const vouch = (element, address) =>
  `${element}.integrity = __webpack_require__.integrity[${address}.split(/[?#]/)[0].split("/").pop().replace(${DIGITS}, "")] || "";`;

export class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${vouch('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, href }) => `${source}\n${vouch(tag, href)}`,
      );
      const options = {
        name: 'IntegrityPlugin',
        // Names with hashes are final, and nothing is compressed yet.
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1,
      };
      compilation.hooks.processAssets.tap(options, (assets) => {
        const code = assets[CONTAINER]?.source().toString() ?? '';
        const values = Object.entries(assets)
          .filter(([name]) => name !== CONTAINER && /\.(?:js|css)$/.test(name))
          .map(([name, asset]) => [
            name.split('/').at(-1).replace(DIGITS, ''),
            valueOf(asset.buffer()),
          ]);
        if (!PLACE.test(code)) {
          compilation.errors.push(new WebpackError(`${CONTAINER} has no place for integrity.`));
          return;
        }
        const told = code.replace(PLACE, () => JSON.stringify(Object.fromEntries(values)));
        compilation.updateAsset(CONTAINER, new sources.RawSource(told));
      });
    });
  }
}
