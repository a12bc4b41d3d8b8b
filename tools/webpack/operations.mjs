// The GraphQL operations that a micro-frontend was generated for, which the server compares with
// its schema before it releases the build.
import fs from 'node:fs';
import path from 'node:path';

const DOCUMENT = /^ *("(?:[^"\\]|\\.)*"): types\./gm;

/**
 * Texts of all operations and fragments, from what the code generator wrote.
 * @param {string} folder the micro-frontend's folder
 */
export function readOperations(folder) {
  const source = path.join(folder, 'src');
  if (!fs.existsSync(source)) return [];
  const texts = fs
    .readdirSync(source, { recursive: true })
    .filter((file) => file.endsWith(path.join('gql', 'gql.ts')))
    .flatMap((file) => [...fs.readFileSync(path.join(source, file), 'utf8').matchAll(DOCUMENT)]);
  return [...new Set(texts.map(([, text]) => JSON.parse(text)))];
}
