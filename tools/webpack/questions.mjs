// Writes questions to the server as the consoles' client sends them, for pages to ask before their scripts are there.
import fs from 'node:fs';
import path from 'node:path';
import { addTypenameToDocument, print } from '@apollo/client/utilities';

/** The generated document of an operation, in one of the folders of a build. */
function findDocument(folders, operation) {
  const line = new RegExp(`^export const ${operation}Document = (\\{.*\\}) as unknown`, 'm');
  for (const source of folders.map((folder) => path.join(folder, 'src'))) {
    if (!fs.existsSync(source)) continue;
    const files = fs.readdirSync(source, { recursive: true });
    for (const file of files.filter((name) => name.endsWith(path.join('gql', 'graphql.ts')))) {
      const found = line.exec(fs.readFileSync(path.join(source, file), 'utf8'));
      if (found) return JSON.parse(found[1]);
    }
  }
  throw new Error(`No operation ${operation} was generated.`);
}

/**
 * The body of a request.
 * @param {readonly string[]} folders the workspace's own, and those that it is built from
 * @param {{ operation: string, variables: object }} question an operation by its name
 */
export const questionOf = (folders, { operation, variables }) =>
  JSON.stringify({
    operationName: operation,
    query: print(addTypenameToDocument(findDocument(folders, operation))),
    variables,
  });

/**
 * What pages ask first, by their paths.
 * @param {readonly string[]} folders
 * @param {Record<string, { operation: string, variables: object }>} asked
 */
export const questionsOf = (folders, asked) =>
  Object.entries(asked).map(([at, asks]) => ({ path: at, question: questionOf(folders, asks) }));
