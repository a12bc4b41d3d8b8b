// Refuses a build whose first screen loads more JavaScript than was decided, so that it grows only on purpose.

/**
 * Bytes of JavaScript, brotli, that are loaded before anything can be shown: for the shell its entry, for
 * the others the container and the App. Raise one only with a reason, and lower it with what you save.
 */
export const BUDGETS = {
  shell: 152_500,
  'mf-chat': 38_500,
  'mf-admin': 46_000,
  'mf-company': 51_000,
};

const EXPOSED_APP = '__federation_expose_App';

/** Scripts that are needed at once: those of the entries, or of what a container exposes. */
function neededScripts({ entrypoints, namedChunks }) {
  const entries = [...entrypoints.values()].flatMap((entry) => entry.getFiles());
  const app = namedChunks.get(EXPOSED_APP);
  return [...new Set([...entries, ...(app?.files ?? [])])].filter((file) => file.endsWith('.js'));
}

export class BudgetPlugin {
  /** @param {number} budget bytes */
  constructor(budget) {
    this.budget = budget;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BudgetPlugin', stage }, () => {
        const sizes = neededScripts(compilation).map((file) => {
          const { source } = compilation.getAsset(`${file}.br`) ?? compilation.getAsset(file);
          return { file, bytes: source.size() };
        });
        const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
        if (sum <= this.budget) return;
        const parts = sizes.map(({ file, bytes }) => `${file} ${bytes}`).join(', ');
        const text = `The first screen loads ${sum} bytes of JavaScript, ${this.budget} are allowed (tools/webpack/budget-plugin.mjs): ${parts}.`;
        compilation.errors.push(new WebpackError(text));
      });
    });
  }
}
