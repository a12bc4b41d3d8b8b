// Refuses a build whose src/App.tsx does not export App, which the shell would find out only when it
// opens the page.
import path from 'node:path';

export class AppPlugin {
  /** @param {{ context: string }} options */
  constructor({ context }) {
    this.file = path.join(context, 'src', 'App.tsx');
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AppPlugin', (compilation) => {
      compilation.hooks.seal.tap('AppPlugin', () => {
        const { modules, moduleGraph } = compilation;
        const app = [...modules].find((module) => module.resource === this.file);
        if (app && moduleGraph.getExportsInfo(app).isExportProvided('App') !== false) return;
        compilation.errors.push(
          new WebpackError('src/App.tsx exports no App. Write "export function App()" there.'),
        );
      });
    });
  }
}
