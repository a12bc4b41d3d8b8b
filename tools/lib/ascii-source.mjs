import { parse } from 'acorn';

const BEYOND_ASCII = /[^\0-\x7F]/;

const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes each half of a pair by itself, which templates and expressions with the flag `u` read as one character. */
const escapeAll = (text) =>
  text.replaceAll(/\\[^]|[^\0-\x7F]/g, (part) =>
    // What was escaped without need would otherwise escape the escape.
    BEYOND_ASCII.test(part) ? escaped(part.at(-1)) : part,
  );

const inString = (text) => JSON.stringify(text).replaceAll(/[^\0-\x7F]/g, escaped);

/** `String.raw` with the texts that it is given, as it would give an escape back as it stands. */
function rawAsCall(code, { tag, quasi }) {
  const texts = quasi.quasis.map(({ value }) => inString(value.raw));
  const values = quasi.expressions.map((value) => asciiText(code, value));
  return `${code.slice(tag.start, tag.end)}(${[`{raw:[${texts}]}`, ...values].join(',')})`;
}

const isRaw = ({ tag }) =>
  tag.type === 'MemberExpression' && tag.object.name === 'String' && tag.property.name === 'raw';

/** How a node is written with ASCII only, where esbuild does not do so itself. */
function ownSpelling(code, node) {
  if (node.regex) return `/${escapeAll(node.regex.pattern)}/${node.regex.flags}`;
  if (node.type === 'TemplateElement') return escapeAll(code.slice(node.start, node.end));
  if (node.type !== 'TaggedTemplateExpression') return undefined;
  // Another tag might read what is raw as well, which has not been looked at.
  return isRaw(node) ? rawAsCall(code, node) : code.slice(node.start, node.end);
}

const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string')
    // In `{ a = 1 }` the key is the beginning of the value.
    .toSorted((one, other) => one.start - other.start || other.end - one.end);

/** The text of a node with what is in it written in ASCII. */
function asciiText(code, node) {
  const text = code.slice(node.start, node.end);
  if (!BEYOND_ASCII.test(text)) return text;
  const own = ownSpelling(code, node);
  if (own !== undefined) return own;
  let at = node.start;
  let written = '';
  for (const child of childrenOf(node)) {
    if (child.start < at) continue;
    written += code.slice(at, child.start) + asciiText(code, child);
    at = child.end;
  }
  return written + code.slice(at, node.end);
}

/**
 * The code of a module, with its regular expressions and templates in ASCII. esbuild writes all else in ASCII. One
 * character beyond it, and V8 keeps the text of a whole bundle with two bytes a character.
 * @param {string} code
 */
export function asciiSource(code) {
  if (!BEYOND_ASCII.test(code)) return code;
  /** @type {import('acorn').Options} */
  const options = { ecmaVersion: 'latest', allowHashBang: true };
  let program;
  try {
    program = parse(code, { ...options, sourceType: 'module' });
  } catch {
    program = parse(code, { ...options, sourceType: 'commonjs' });
  }
  return code.slice(0, program.start) + asciiText(code, program) + code.slice(program.end);
}
