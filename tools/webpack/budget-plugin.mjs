// Refuses a build whose first screen loads more JavaScript than was decided, so that it grows only on purpose.
import { filesOfParts } from './late-files.mjs';

const HERE = '"BUDGETS" in tools/webpack/budget-plugin.mjs';

/**
 * Bytes of JavaScript, brotli, that the shell may load before anything can be shown. A front end's own number is `budget` in its
 * federation.json. Raise one only with a reason, and lower it with what you save.
 */
export const BUDGETS = {
  shell: { bytes: 106_900, place: HERE },
  'shell of consoles': { bytes: 159_100, place: HERE, parts: ['./StaffConsole'] },
};

/** Late parts of the first page that count besides container and App: a console's first list for a reader of German. */
const FIRST_PARTS = {
  'mf-admin': ['./routes/Console', '../features/companies', './frame-de', './console-de'],
  'mf-company': ['./routes/DashboardLayout', './routes/EndUsersPage', './frame-de', './portal-de'],
};

/** The budget that a front end has given itself, if it has. */
export const ownBudget = (name, bytes) =>
  bytes === undefined
    ? []
    : [
        new BudgetPlugin({
          bytes,
          place: `"budget" in federation.json of ${name}`,
          parts: FIRST_PARTS[name],
        }),
      ];

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
  /** @param {{ bytes: number, place: string, parts?: readonly string[] }} budget place: where it is written */
  constructor({ bytes, place, parts = [] }) {
    this.budget = bytes;
    this.place = place;
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
        const text = `The first screen loads ${sum} bytes of JavaScript, ${this.budget} are allowed. Load later what it does not need, or raise ${this.place}. It loads ${parts}.`;
        compilation.errors.push(new WebpackError(text));
      });
    });
  }
}
