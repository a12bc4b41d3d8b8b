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
  const file = path.join(folder, 'src', 'gql', 'gql.ts');
  if (!fs.existsSync(file)) return [];
  const texts = [...fs.readFileSync(file, 'utf8').matchAll(DOCUMENT)];
  return [...new Set(texts.map(([, text]) => JSON.parse(text)))];
}
