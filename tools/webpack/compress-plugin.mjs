// Emits a brotli and a gzip copy beside every text asset, so that the server never compresses them.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const COMPRESSIBLE = /\.(?:js|css|json|svg)$/;
/** Below this size compression saves nothing on the wire. */
const SMALLEST = 600;

export class CompressPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      const options = {
        name: 'CompressPlugin',
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
        additionalAssets: true,
      };
      compilation.hooks.processAssets.tapPromise(options, async (assets) => {
        const names = Object.keys(assets).filter((name) => COMPRESSIBLE.test(name));
        await Promise.all(names.map((name) => compressAsset(compilation, sources, name)));
      });
    });
  }
}

async function compressAsset(compilation, sources, name) {
  const content = compilation.getAsset(name).source.buffer();
  if (content.length < SMALLEST || compilation.getAsset(`${name}.br`)) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [br, gzipped] = await Promise.all([brotli(content, { params }), gz(content, { level: 9 })]);
  compilation.emitAsset(`${name}.br`, new sources.RawSource(br));
  compilation.emitAsset(`${name}.gz`, new sources.RawSource(gzipped));
}
