// Compiles the ICU messages of a catalogue while building, so that no parser travels to the browser.
const { pathToFileURL } = require('node:url');

function compileTree(compile, node) {
  if (typeof node === 'string') return compile(node);
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, compileTree(compile, value)]),
  );
}

/** Loader for <language>.ts in src/messages or a folder of it: plain data, every export an object of texts. */
async function messagesLoader() {
  this.cacheable();
  const { default: compile } = await import('icu-minify/compile');
  const url = pathToFileURL(this.resourcePath);
  // Gets past Node's module cache when a watched catalogue changes.
  url.searchParams.set('at', String(Date.now()));
  const catalogue = await import(url.href);
  return Object.entries(catalogue)
    .map(([name, tree]) => `export const ${name} = ${JSON.stringify(compileTree(compile, tree))};`)
    .join('\n');
}

module.exports = messagesLoader;
