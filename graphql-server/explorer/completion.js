// What may stand next in an operation, by the types of the schema.

const TOKEN =
  /#[^\n]*|"""[^]*?(?:"""|$)|"(?:\\.|[^"\n])*(?:"|$)|\.\.\.|[$@]?[A-Za-z_]\w*|[{}()[\]:!=]/g;
const ROOTS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };
const TYPENAME = { name: '__typename', description: 'The name of the type.' };

/** The type at the bottom of lists and non-null ones. */
const namedOf = (type) => (type?.ofType ? namedOf(type.ofType) : type?.name);
const find = (list, name) => list?.find((entry) => entry.name === name);

/** What is open at the end of a text, the innermost last, and the tokens before it. */
function read(text, types) {
  const open = [];
  const tokens = [];
  let root = 'Query';
  let entry;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token.startsWith('#')) continue;
    const inner = open.at(-1);
    const before = tokens.at(-1);
    tokens.push(token);
    if (token === '{') {
      const name = inner ? (inner.on ?? namedOf(entry?.type)) : root;
      const type = types.get(name);
      open.push(inner?.inputs ? { inputs: type?.inputFields ?? [] } : { type });
      if (inner) inner.on = undefined;
    } else if (token === '(') {
      open.push({ inputs: inner ? (entry?.args ?? []) : [], definesVariables: !inner });
    } else if (token === '}' || token === ')') {
      entry = open.pop()?.outer;
    } else if (/^[A-Za-z_]/.test(token)) {
      if (!inner) root = before === 'on' ? token : (ROOTS[token] ?? root);
      else if (inner.inputs) entry = before === ':' ? entry : find(inner.inputs, token);
      else if (before === 'on' && tokens.at(-3) === '...') inner.on = token;
      else entry = find(inner.type?.fields, token);
    }
    if (token === '{' || token === '(') open.at(-1).outer = entry;
  }
  return { inner: open.at(-1), before: tokens.at(-1), entry, tokens };
}

const variablesIn = (tokens) => [...new Set(tokens.filter((token) => token.startsWith('$')))];

/** What may be a value: the names of an enumeration, truths, and the variables of the operation. */
function valuesOf(entry, types, tokens) {
  const type = types.get(namedOf(entry?.type));
  const truths = type?.name === 'Boolean' ? [{ name: 'true' }, { name: 'false' }] : [];
  const variables = variablesIn(tokens).map((name) => ({ name }));
  return [...(type?.enumValues ?? []), ...truths, ...variables];
}

const byKind = (types, kinds) => [...types.values()].filter(({ kind }) => kinds.includes(kind));

function candidates({ inner, before, entry, tokens }, types) {
  if (!inner)
    return before === 'on'
      ? byKind(types, ['OBJECT', 'INTERFACE', 'UNION'])
      : Object.keys(ROOTS).map((name) => ({ name }));
  if (inner.definesVariables)
    return before === ':' || before === '['
      ? byKind(types, ['SCALAR', 'ENUM', 'INPUT_OBJECT'])
      : [];
  if (inner.inputs)
    return before === ':' || before === '[' ? valuesOf(entry, types, tokens) : inner.inputs;
  if (before === '...') return [{ name: 'on' }];
  if (before === 'on') return inner.type?.possibleTypes ?? byKind(types, ['OBJECT', 'INTERFACE']);
  return [...(inner.type?.fields ?? []), TYPENAME];
}

/** The word before the caret, and what it may become; those that begin with it first. */
export function suggest(text, types) {
  const word = /[$A-Za-z_]\w*$/.exec(text)?.[0] ?? '';
  const place = read(text.slice(0, text.length - word.length), types);
  const wanted = word.toLowerCase();
  const found = candidates(place, types).filter(({ name }) => name.toLowerCase().includes(wanted));
  const rank = ({ name }) => (name.toLowerCase().startsWith(wanted) ? 0 : 1);
  return { word, entries: found.toSorted((a, b) => rank(a) - rank(b)) };
}
