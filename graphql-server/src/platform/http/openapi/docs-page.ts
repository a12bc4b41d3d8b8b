import { createHash } from 'node:crypto';
import type { JsonSchema } from './json-schema.js';
import type { OpenApiDocument, Operation } from './document-types.js';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; }
h2 { margin-top: 2.5rem; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { background: color-mix(in srgb, currentColor 8%, transparent); border-radius: 6px; overflow: auto; padding: 0.75rem; }
details { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
summary { cursor: pointer; padding: 0.6rem 0; }
summary b { display: inline-block; min-width: 4.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.3rem 0.75rem 0.3rem 0; text-align: left; vertical-align: top; }
nav ul { columns: 3 12rem; padding-left: 1.2rem; }
.scroll { overflow-x: auto; }
`;

/** Nothing but the page's own style: no script, nothing from elsewhere. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(STYLE)
  .digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** The document as a page that works without script and without a network. */
export function renderDocsPage(document: OpenApiDocument): string {
  const { info, tags, paths } = document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    const items = own.map(({ path, method, operation }) => renderCall(method, path, operation));
    return `<h2 id="${anchor(name)}">${escape(name)}</h2>${items.join('')}`;
  });
  const links = tags.map(({ name }) => `<li><a href="#${anchor(name)}">${escape(name)}</a></li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(info.title)} REST API</title><style>${STYLE}</style></head>
<body><header><h1>${escape(info.title)} REST API</h1>
<p>${rich(info.description)}</p>
<p>Version ${escape(info.version)}, ${calls.length} calls. For programs: <a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="Calls"><ul>${links.join('')}</ul></nav></header>
<main>${sections.join('\n')}</main></body></html>`;
}

function renderCall(method: string, path: string, operation: Operation): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const [status = '', answer] =
    Object.entries(responses).find(([name]) => name.startsWith('2')) ?? [];
  const { content: answers } = (answer ?? {}) as {
    content?: Record<string, { schema: JsonSchema }>;
  };
  const answerSchema = answers?.['application/json']?.schema;
  return `<details id="${escape(operationId)}"><summary><b>${method.toUpperCase()}</b> <code>/api${escape(path)}</code> ${escape(summary)}</summary>
${description ? `<p>${rich(description)}</p>` : ''}
${operation.servers ? `<p>Also at <code>${escape(path)}</code>.</p>` : ''}
${table(
  'Parameters',
  parameters.map(({ name, in: place, required, description: text, schema }) =>
    row(`${name} (${place})`, { ...schema, ...(text ? { description: text } : {}) }, required),
  ),
)}
${content ? table(`Body, ${type ?? ''}`, fieldRows(content.schema)) : ''}
${answerSchema ? table(`Answer, ${status}`, fieldRows(answerSchema)) : ''}
<pre tabindex="0"><code>${escape(curl(method, path, operation, type))}</code></pre></details>
`;
}

/** Fields of an object, those inside named with their path. */
function fieldRows(schema: JsonSchema, prefix = '', depth = 0): string[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    const inner = field.items ?? field;
    const label = `${prefix}${name}${field.items ? '[]' : ''}`;
    const own = row(label, field, required.includes(name));
    return depth > 3 ? [own] : [own, ...fieldRows(inner, `${label}.`, depth + 1)];
  });
}

function row(name: string, schema: JsonSchema, required: boolean): string {
  const cells = [`<code>${escape(name)}</code>`, escape(typeName(schema)), required ? 'yes' : ''];
  return `<tr><td>${cells.join('</td><td>')}</td><td>${rich(schema.description ?? '')}</td></tr>`;
}

const table = (title: string, rows: readonly string[]) =>
  rows.length === 0
    ? ''
    : `<h3>${escape(title)}</h3><div class="scroll"><table><thead><tr><th>Field</th><th>Type</th><th>Always</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

function typeName(schema: JsonSchema): string {
  const { type, items, enum: values, const: value, anyOf, oneOf, format } = schema;
  if (value !== undefined) return JSON.stringify(value);
  if (values) return values.map((one) => JSON.stringify(one)).join(' | ');
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return [...new Set(alternatives.map(typeName))].join(' | ');
  if (items) return `${typeName(items)}[]`;
  const name = [type ?? 'any'].flat().join(' | ');
  return format ? `${name} (${format})` : name;
}

function curl(method: string, path: string, { security }: Operation, type?: string): string {
  const lines = [`curl -X ${method.toUpperCase()} "$HOST/api${path}"`];
  if (security.length > 0) lines.push('-H "Authorization: Bearer $TOKEN"');
  if (type === 'application/json') lines.push(`-H 'Content-Type: application/json' -d @body.json`);
  if (type === 'multipart/form-data') lines.push('-F "field=value" -F "files=@file.pdf"');
  return lines.join(' \\\n  ');
}

const anchor = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Text in which only `code` is marked. */
const rich = (text: string) => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
