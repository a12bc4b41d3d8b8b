// Writes the shell's page and what the server must know beside it: index.html, whose {{places}} the
// server fills for each visitor, and shell.json.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { filesOfParts } from './late-files.mjs';
import { questionOf } from './questions.mjs';
import { ECMA_LEVEL } from './rules.mjs';

export class PagePlugin {
  /**
   * @param {{ folder: string, shared: Record<string, string>, inlineStyles: boolean }} options
   *   folder: the shell's src
   */
  constructor({ folder, shared, inlineStyles }) {
    this.inlineStyles = inlineStyles;
    this.folder = folder;
    this.shared = shared;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      // After the names carry their content hashes, before the copies are compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'PagePlugin', stage }, () => {
        const emit = (name, text) => compilation.emitAsset(name, new sources.RawSource(text));
        const read = (name) => this.read(compilation, name);
        const icon = read('icon.svg');
        const iconName = `assets/icon.${shortHash(icon)}.svg`;
        emit(iconName, icon);
        emit('index.html', this.page(compilation, read, iconName));
        const texts = JSON.parse(read('page-texts.json'));
        const consoleTexts = JSON.parse(read('console-texts.json'));
        const ofConsoles = this.filesOfConsoles(compilation);
        // Developers' pages ask when their scripts are there.
        const early = this.inlineStyles ? this.early(emit) : undefined;
        const font = this.font(compilation);
        const info = { shared: this.shared, texts, consoleTexts, ofConsoles, early, font };
        emit('shell.json', JSON.stringify(info));
      });
    });
  }

  read(compilation, name) {
    const file = path.join(this.folder, name);
    compilation.fileDependencies.add(file);
    return fs.readFileSync(file, 'utf8');
  }

  /** The script that asks before the others are there, and what every console asks. */
  early(emit) {
    const { outputFiles } = buildSync({
      entryPoints: [path.join(this.folder, 'early.ts')],
      ...{ bundle: true, minify: true, write: false, format: 'iife', target: ECMA_LEVEL },
    });
    const [{ text }] = outputFiles;
    const script = `assets/early.${shortHash(text)}.js`;
    emit(script, text);
    const viewer = { operation: 'StaffViewerNow', variables: {} };
    return { script: `/${script}`, viewer: questionOf([path.dirname(this.folder)], viewer) };
  }

  /** What only consoles fetch, for the hints of their pages. */
  filesOfConsoles(compilation) {
    const first = compilation.entrypoints.get('main').getFiles();
    return filesOfParts(compilation, ['./StaffConsole'])
      .filter((file) => !first.includes(file))
      .map((file) => compilation.outputOptions.publicPath + file);
  }

  /** The letters that nearly every page has. */
  font(compilation) {
    const files = Object.keys(compilation.assets);
    const name = files.find((file) => file.includes('inter-latin-wght-normal'));
    return compilation.outputOptions.publicPath + name;
  }

  page(compilation, read, iconName) {
    const base = compilation.outputOptions.publicPath;
    const files = compilation.entrypoints
      .get('main')
      .getFiles()
      .filter((file) => !file.endsWith('.hot-update.js'));
    const tags = (ending, tag) =>
      files
        .filter((file) => file.endsWith(ending))
        .map((file) => tag(base + file))
        .join('');
    const places = {
      icon: base + iconName,
      logo: read('logo.svg').trim(),
      scripts: tags('.js', (url) => `<script src="${url}" defer></script>`),
      styles: this.inlineStyles
        ? takeStyles(compilation, files)
        : tags('.css', (url) => `<link rel="stylesheet" href="${url}">`),
    };
    return read('index.html')
      .replace(/\[\[(\w+)\]\]/g, (_match, place) => places[place])
      .replace(/\n\s*/g, '\n');
  }
}

function shortHash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The shell's few kilobytes of styles travel in the page: one round trip less to the first paint. */
function takeStyles(compilation, files) {
  const sheets = files.filter((file) => file.endsWith('.css'));
  const css = sheets.map((file) => compilation.getAsset(file).source.source()).join('');
  for (const file of sheets) compilation.deleteAsset(file);
  return `<style>${css}</style>`;
}
