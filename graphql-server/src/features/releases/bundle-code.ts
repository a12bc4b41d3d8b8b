import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Expression, Node, ObjectExpression, Program, Property } from 'acorn';
import { type DocumentNode, GraphQLError, Kind, parse as parseGraphql, print } from 'graphql';
import type { ReleaseFiles } from './release-parts.js';

/** What the scripts of a build turn out to hold. */
export interface BundleFindings {
  /** Every GraphQL document, as text, and the script that it is in. */
  operations: { path: string; text: string }[];
  /** Scripts that cannot be parsed as JavaScript. */
  unreadable: { path: string; problem: string }[];
  /** Scripts with a document that is put together only when it runs, so that no one can check it. */
  hidden: string[];
  /** Scripts that bring a library of their own that the shell gives. */
  copies: { path: string; library: string }[];
  /** Scripts that export `App`. */
  exportsApp: Set<string>;
}

/** Assigned by the libraries themselves, and only read by others that use them. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: 'react',
  __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: 'react',
  __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: 'react-dom',
};

const OPERATION = /^\s*(?:query|mutation|subscription|fragment)\b[^{]*\{/;

/** Reads the scripts of a build without running any of them. */
export async function readBundle(files: ReleaseFiles): Promise<BundleFindings> {
  // Only here: a server that takes no release needs no parser.
  const { parse } = await import('acorn');
  const found: BundleFindings = {
    ...{ operations: [], unreadable: [], hidden: [], copies: [] },
    exportsApp: new Set(),
  };
  for (const [path, content] of files) {
    if (!path.endsWith('.js')) continue;
    try {
      const program = parse(content.toString('utf8'), { ecmaVersion: 'latest' });
      readScript(path, program, found);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      found.unreadable.push({ path, problem: error.message });
    }
    await letOthersRun();
  }
  return found;
}

function readScript(path: string, program: Program, found: BundleFindings): void {
  const texts = new Set<string>();
  const libraries = new Set<string>();
  const waiting: unknown[] = [program];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!isNode(next)) continue;
    if (isDocument(next)) {
      const text = textOf(next);
      if (text === undefined) found.hidden.push(path);
      else texts.add(text);
      continue;
    }
    const operation = operationIn(next);
    if (operation !== undefined) texts.add(operation);
    const library = libraryOf(next);
    if (library !== undefined) libraries.add(library);
    if (exportsApp(next)) found.exportsApp.add(path);
    waiting.push(...(Object.values(next).flat() as unknown[]));
  }
  for (const text of texts) found.operations.push({ path, text });
  for (const library of libraries) found.copies.push({ path, library });
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const isOf = <Type extends Expression['type']>(
  node: Node,
  type: Type,
): node is Extract<Expression, { type: Type }> => node.type === type;

const propertiesOf = ({ properties }: ObjectExpression): Property[] =>
  properties.filter((property) => property.type === 'Property');

function nameOf({ key }: Property): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

/** `{ kind: 'Document', … }`, which is what the code generator makes of an operation. */
function isDocument(node: Node): node is ObjectExpression {
  if (!isOf(node, 'ObjectExpression')) return false;
  return propertiesOf(node).some(
    (property) =>
      nameOf(property) === 'kind' &&
      property.value.type === 'Literal' &&
      property.value.value === Kind.DOCUMENT,
  );
}

function textOf(document: ObjectExpression): string | undefined {
  try {
    return print(constantOf(document) as DocumentNode);
  } catch {
    return undefined;
  }
}

/** What an expression of constants stands for; throws for any other. */
function constantOf(node: Expression): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'ArrayExpression') {
    return node.elements.map((element) => constantOf(element as Expression));
  }
  if (node.type === 'ObjectExpression' && propertiesOf(node).length === node.properties.length) {
    return Object.fromEntries(
      propertiesOf(node).map((property) => [nameOf(property), constantOf(property.value)]),
    );
  }
  // Minifiers write `!0` for true and `void 0` for undefined.
  if (node.type === 'UnaryExpression' && node.operator === '!') return !constantOf(node.argument);
  if (node.type === 'UnaryExpression' && node.operator === 'void') return undefined;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked;
  }
  throw new TypeError(`A ${node.type} is no constant.`);
}

/** An operation that is written as text. */
function operationIn(node: Node): string | undefined {
  const isText = isOf(node, 'TemplateLiteral') || isOf(node, 'Literal');
  if (!isText || (isOf(node, 'TemplateLiteral') && node.expressions.length > 0)) return undefined;
  const text = constantOf(node);
  if (typeof text !== 'string' || !OPERATION.test(text)) return undefined;
  try {
    parseGraphql(text);
    return text;
  } catch (error) {
    // A sentence that only begins like one.
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

/** The library whose own code this is, such as `exports.__CLIENT_INTERNALS… = …` of React. */
function libraryOf(node: Node): string | undefined {
  if (!isOf(node, 'AssignmentExpression') || node.left.type !== 'MemberExpression')
    return undefined;
  const { property } = node.left;
  return property.type === 'Identifier' ? OWN_NAMES[property.name] : undefined;
}

/** The bundler's `d(exports, { App: () => … })`. */
function exportsApp(node: Node): boolean {
  if (!isOf(node, 'CallExpression') || node.callee.type !== 'MemberExpression') return false;
  const { property } = node.callee;
  const [, exported] = node.arguments;
  if (property.type !== 'Identifier' || property.name !== 'd') return false;
  if (exported?.type !== 'ObjectExpression') return false;
  return propertiesOf(exported).some((each) => nameOf(each) === 'App');
}
