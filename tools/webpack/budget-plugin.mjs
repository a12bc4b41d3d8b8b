// Refuses a build whose first screen loads more JavaScript than was decided, so that it grows only on purpose.
import { filesOfParts } from './late-files.mjs';

/**
 * Bytes of JavaScript, brotli, that are loaded before anything can be shown: for the shell its entry, for
 * the others the container, the App, and the late `parts` of their first page (a console's first list for a
 * reader of German), as they are imported. Raise one only with a reason, and lower it with what you save; the
 * names of files alone make some 40 bytes more or less.
 */
export const BUDGETS = {
  shell: { bytes: 106_900 },
  'shell of consoles': { bytes: 158_900, parts: ['./StaffConsole'] },
  'mf-chat': { bytes: 36_600 },
  'mf-admin': {
    bytes: 33_700,
    parts: ['./routes/Console', '../features/companies', './frame-de', './console-de'],
  },
  'mf-company': {
    bytes: 39_350,
    parts: ['./routes/DashboardLayout', './routes/EndUsersPage', './frame-de', './portal-de'],
  },
};

const EXPOSED_APP = '__federation_expose_App';

/** Scripts that are needed at once: those of the entries, of what a container exposes, and of late parts. */
function neededScripts(compilation, parts) {
  const { entrypoints, namedChunks } = compilation;
  const entries = [...entrypoints.values()].flatMap((entry) => entry.getFiles());
  const app = namedChunks.get(EXPOSED_APP);
  const late = filesOfParts(compilation, parts);
  const all = [...entries, ...(app?.files ?? []), ...late];
  return [...new Set(all)].filter((file) => file.endsWith('.js'));
}

export class BudgetPlugin {
  /** @param {{ bytes: number, parts?: readonly string[] }} budget */
  constructor({ bytes, parts = [] }) {
    this.budget = bytes;
    this.parts = parts;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BudgetPlugin', stage }, () => {
        const sizes = neededScripts(compilation, this.parts).map((file) => {
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
