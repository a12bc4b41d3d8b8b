// Makes each GraphQL document a module of its own, so that a page ships only those that it asks: generated,
// they stand in one file, which would come as a whole with the first page. Documents that are generated as texts
// come without spaces and without the class around them, which only types need.
const { stripIgnoredCharacters } = require('graphql');

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

const TEXT = /^new TypedDocumentString\(`([^`]*)`/;

/** Loader for sources before they are compiled; of a generated file with `?Name` it leaves that document. */
function documentLoader(source) {
  if (this.resourceQuery === '') return source.replace(IMPORT, importOneByOne);
  const start = `export const ${this.resourceQuery.slice(1)} = `;
  const from = `\n${source}`.indexOf(`\n${start}`);
  if (from < 0) throw new Error(`${this.resource} is no document.`);
  const rest = source.slice(from + start.length);
  const text = TEXT.exec(rest)?.[1];
  if (text !== undefined) return `${start}${JSON.stringify(stripIgnoredCharacters(text))};`;
  return start + rest.split('\n', 1)[0];
}

module.exports = documentLoader;
