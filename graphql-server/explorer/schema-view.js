// As deep as graphql's own query asks: a table of rows is a list of lists, none of them null.
const TYPE =
  'kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } } }';
const INPUT = `name description defaultValue type { ${TYPE} }`;
const QUERY = `{
  __schema {
    types {
      kind name description
      fields(includeDeprecated: true) {
        name description isDeprecated deprecationReason type { ${TYPE} } args { ${INPUT} }
      }
      inputFields { ${INPUT} }
      enumValues { name description }
      possibleTypes { name }
    }
  }
}`;

const first = ['Query', 'Mutation', 'Subscription'];
const rankOf = ({ name }) => (first.includes(name) ? first.indexOf(name) : first.length);

/** Writes a type as the schema language does. */
function typeText({ kind, name, ofType }) {
  if (kind === 'NON_NULL') return `${typeText(ofType)}!`;
  if (kind === 'LIST') return `[${typeText(ofType)}]`;
  return name;
}

const inputText = ({ name, type, defaultValue }) =>
  `${name}: ${typeText(type)}${defaultValue === null ? '' : ` = ${defaultValue}`}`;

function fieldText({ name, type, args = [], isDeprecated, deprecationReason }) {
  const list = args.length > 0 ? `(${args.map(inputText).join(', ')})` : '';
  const note = isDeprecated ? ` @deprecated ${deprecationReason}` : '';
  return `${name}${list}: ${typeText(type)}${note}`;
}

/** What a type consists of, as lines with a description each. */
function partsOf({ fields, inputFields, enumValues, possibleTypes }) {
  return [
    ...(fields ?? []).map((field) => [fieldText(field), field.description]),
    ...(inputFields ?? []).map((field) => [inputText(field), field.description]),
    ...(enumValues ?? []).map(({ name, description }) => [name, description]),
    ...(possibleTypes ?? []).map(({ name }) => [`| ${name}`, '']),
  ];
}

function paragraph(text) {
  const node = document.createElement('p');
  node.textContent = text ?? '';
  return node;
}

function typeNode(type, parts, isOpen) {
  const details = document.createElement('details');
  details.open = isOpen;
  const summary = document.createElement('summary');
  const code = document.createElement('code');
  code.textContent = `${type.kind.toLowerCase().replace('_object', '')} ${type.name}`;
  summary.append(code);
  details.append(summary, paragraph(type.description));
  for (const [text, description] of parts) {
    const line = document.createElement('code');
    line.textContent = text;
    details.append(line, paragraph(description));
  }
  return details;
}

const search = document.getElementById('search');
let types = [];

/** The types that were read, by their names. */
export const knownTypes = () => new Map(types.map((type) => [type.name, type]));

/** Shows the types and fields that contain what is searched for; all of them without a word. */
function show() {
  const word = search.value.trim().toLowerCase();
  const nodes = types.flatMap((type) => {
    const parts = partsOf(type);
    if (word === '' || type.name.toLowerCase().includes(word))
      return [typeNode(type, parts, false)];
    const found = parts.filter(([text]) => text.toLowerCase().includes(word));
    return found.length > 0 ? [typeNode(type, found, true)] : [];
  });
  document.getElementById('schema').replaceChildren(...nodes);
}

/** Asks the server what it has and lets the reader search in it. */
export async function showSchema(send) {
  try {
    const { answer } = await send({ query: QUERY });
    if (!answer.data) throw new Error(answer.errors?.[0]?.message ?? 'no answer');
    types = answer.data.__schema.types
      .filter(({ name }) => !name.startsWith('__'))
      .toSorted((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name));
    show();
  } catch (error) {
    document
      .getElementById('schema')
      .replaceChildren(paragraph(`The schema cannot be read: ${error.message}`));
  }
}

search.addEventListener('input', show);
