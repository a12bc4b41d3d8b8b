// Search, and trying calls, on the page at /api/docs. Without this script the page can still be read.
const element = (id) => document.getElementById(id);

/** Builds an element with its attributes and what is in it. */
function make(name, attributes = {}, ...content) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...content);
  return made;
}

// Search: every word has to be in the call, or in the title of its group.
const groups = [...document.querySelectorAll('section[data-group]')].map((section) => ({
  section,
  calls: [...section.querySelectorAll('details')].map((details) => ({
    details,
    text: `${section.dataset.group} ${details.textContent}`.toLowerCase(),
  })),
}));

function find() {
  const words = element('search').value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const { section, calls } of groups) {
    let shown = 0;
    for (const { details, text } of calls) {
      details.hidden = !words.every((word) => text.includes(word));
      if (!details.hidden) shown += 1;
    }
    section.hidden = shown === 0;
    found += shown;
  }
  element('found').textContent = words.length === 0 ? '' : `${found} found`;
}

// Trying: what is needed of the document is asked for once, when the first form is opened.
let loading;
const loadDocument = () => (loading ??= fetch('/api/openapi.json').then((answer) => answer.json()));

/** A schema in place of the reference to it. */
const resolved = (all, schema) =>
  schema?.$ref ? all.components.schemas[schema.$ref.split('/').at(-1)] : schema;

function parameterField({ name, in: place, required, example, schema }) {
  const value = schema.const ?? (place === 'path' ? '' : (example ?? ''));
  const input = make('input', { name: `${place}:${name}`, required, value, spellcheck: 'false' });
  return make('label', {}, `${name} (${place})`, input);
}

function bodyFields(all, type, { schema, example }) {
  if (type === 'application/json') {
    const text = JSON.stringify(example ?? {}, undefined, 2);
    const area = make('textarea', { name: 'body', rows: '8', spellcheck: 'false' }, text);
    return [make('label', {}, 'Body, JSON', area)];
  }
  const { properties = {}, required = [] } = resolved(all, schema);
  return Object.entries(properties).map(([name, field]) => {
    const isFile = field.contentMediaType !== undefined || field.items !== undefined;
    const input = make('input', {
      name: `form:${name}`,
      type: isFile ? 'file' : 'text',
      required: required.includes(name),
      multiple: field.items !== undefined,
    });
    return make('label', {}, name, input);
  });
}

/** The request that a form describes. No cookie goes along: only the token on the page counts. */
function requestOf(form, method, path) {
  const headers = {};
  const query = new URLSearchParams();
  const parts = new FormData();
  let address = path;
  let body;
  for (const [field, value] of new FormData(form)) {
    const [place, name] = [field.slice(0, field.indexOf(':')), field.slice(field.indexOf(':') + 1)];
    if (field === 'body') body = value;
    else if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value));
    else if (value === '' || value.size === 0) continue;
    else if (place === 'query') query.append(name, value);
    else if (place === 'header') headers[name] = value;
    else parts.append(name, value);
  }
  const token = element('token').value.trim();
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  else if ([...parts.keys()].length > 0) body = parts;
  const search = query.size > 0 ? `?${query}` : '';
  return [`/api${address}${search}`, { method, headers, body, credentials: 'omit' }];
}

async function send(form, method, path) {
  const status = form.querySelector('[role=status]');
  const answer = form.querySelector('pre');
  status.textContent = 'Sending …';
  try {
    const response = await fetch(...requestOf(form, method, path));
    const type = response.headers.get('content-type') ?? '';
    status.textContent = `${response.status} ${response.statusText} ${type}`;
    if (type.startsWith('application/json')) {
      answer.textContent = JSON.stringify(await response.json(), undefined, 2);
    } else if (type.startsWith('text/')) answer.textContent = await response.text();
    else answer.textContent = `${(await response.blob()).size} bytes`;
    answer.hidden = false;
  } catch (error) {
    status.textContent = String(error);
  }
}

async function addForm(details) {
  const { method, path } = details.dataset;
  const all = await loadDocument();
  const operation = all.paths[path][method.toLowerCase()];
  const [[type, media] = []] = Object.entries(operation.requestBody?.content ?? {});
  const form = make(
    'form',
    {},
    ...operation.parameters.map(parameterField),
    ...(media ? bodyFields(all, type, media) : []),
    make('button', {}, 'Send'),
    make('p', { role: 'status' }),
    make('pre', { tabindex: '0', hidden: true, 'aria-label': 'Answer' }),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form, method, path);
  });
  details.querySelector('.try').replaceChildren(make('h3', {}, 'Try it'), form);
}

for (const details of document.querySelectorAll('details[data-path]')) {
  details.addEventListener('toggle', () => {
    if (details.open && !details.querySelector('form')) void addForm(details);
  });
}
element('search').addEventListener('input', find);
element('tools').hidden = false;
// A link to a call opens it.
const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
if (target?.matches('details')) target.open = true;
