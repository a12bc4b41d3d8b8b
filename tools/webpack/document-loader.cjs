// Makes each GraphQL document a module of its own, so that a page ships only those that it asks: generated,
// they stand in one file, which would come as a whole with the first page.

const IMPORT = /import \{([^}]*)\} from '([^']*\/gql\/graphql)';/g;

/** One import for each document; types of them go, as the compiler would drop them. */
function importOneByOne(_all, names, file) {
  const documents = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  const imports = documents.map(
    (name) => `import { ${name} } from '${file}?${name.split(' ')[0]}';`,
  );
  // As many lines as before, so that the places of errors stay right.
  return imports.join(' ') + '\n'.repeat(names.split('\n').length - 1);
}

/** Loader for sources before they are compiled; of a generated file with `?Name` it leaves that document. */
function documentLoader(source) {
  if (this.resourceQuery === '') return source.replace(IMPORT, importOneByOne);
  const start = `export const ${this.resourceQuery.slice(1)} = `;
  const document = source.split('\n').find((line) => line.startsWith(start));
  if (!document) throw new Error(`${this.resource} is no document.`);
  return document;
}

module.exports = documentLoader;
