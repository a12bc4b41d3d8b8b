import { createHash } from 'node:crypto';
import type { OpenApiDocument, Operation } from './document-types.js';
import { anchor, escape, exampleBlock, fieldRows, rich, row, table } from './docs-tables.js';
import { renderWebhookCheck } from './docs-webhook-check.js';
import type { JsonSchema } from './json-schema.js';

/** The letters of the product, so that the page needs nothing from elsewhere. */
export const DOCS_FONT = '/api/docs/inter.woff2';

const STYLE = `
@font-face { font-family: Inter; font-weight: 100 900; font-display: swap; src: url(${DOCS_FONT}) format('woff2'); }
:root { --paper: light-dark(#fff, #161616); background: var(--paper); color: light-dark(#1b1b1b, #eee); color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif; }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; }
h2 { margin-top: 2.5rem; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; overflow-wrap: anywhere; }
pre { background: color-mix(in srgb, currentColor 8%, transparent); border-radius: 6px; overflow: auto; padding: 0.75rem; max-height: 30rem; }
pre code { overflow-wrap: normal; }
details { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
summary { cursor: pointer; padding: 0.6rem 0; }
summary b { display: inline-block; min-width: 4.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.3rem 0.75rem 0.3rem 0; text-align: left; vertical-align: top; }
nav ul { columns: 3 12rem; padding-left: 1.2rem; }
.scroll { overflow-x: auto; }
label { display: block; margin: 0.6rem 0; max-width: 40rem; }
input, textarea { box-sizing: border-box; display: block; font: inherit; padding: 0.5rem; width: 100%; }
textarea { font-family: ui-monospace, monospace; font-size: 0.9em; }
button { font: inherit; min-height: 2.75rem; padding: 0.4rem 1.5rem; }
a { color: light-dark(#0b57b0, #9ecbff); }
#tools { background: var(--paper); border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: 0.3rem 0; }
@media (min-width: 40rem) { #tools { position: sticky; top: 0; } details { scroll-margin-top: 6rem; } }
#tools[hidden] { display: none; }
#tools label { flex: 1 1 14rem; }
`;

/** The page's own style and script, calls to this server, and nothing from elsewhere. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "script-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Asked for by the page; search and trying calls are the only things that it is needed for. */
export const DOCS_SCRIPT = '/api/docs/reference.js';

const TOOLS = `<div id="tools" hidden>
<label>Search<input id="search" type="search" placeholder="invitation, PUT, chat …"></label>
<label>Token for trying calls<input id="token" type="password" autocomplete="off" placeholder="hgk_… or the token of a sign-in"></label>
<p id="found" role="status"></p></div>`;

/** The document as a page that needs no network, and can be read without its script. */
export function renderDocsPage(document: OpenApiDocument): string {
  const { info, tags, paths } = document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    const items = own.map(({ path, method, operation }) =>
      renderCall(document, { method, path, operation }),
    );
    const events = name === 'Webhooks' ? renderEvents(document) : '';
    return `<section data-group="${escape(name)}"><h2 id="${anchor(name)}">${escape(name)}</h2>
<p>${rich(description)}</p>${items.join('')}${events}</section>`;
  });
  const links = tags.map(({ name }) => `<li><a href="#${anchor(name)}">${escape(name)}</a></li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(info.title)} REST API</title><style>${STYLE}</style>
<script type="module" src="${DOCS_SCRIPT}"></script></head>
<body><header><h1>${escape(info.title)} REST API</h1>
<p>${rich(info.description)}</p>
<p>Version ${escape(info.version)}, ${calls.length} calls. For programs: <a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="Calls"><ul>${links.join('')}</ul></nav></header>
${TOOLS}
<main>${sections.join('\n')}</main></body></html>`;
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

function renderCall(document: OpenApiDocument, { method, path, operation }: Call): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const [status = '', answer] =
    Object.entries(responses).find(([name]) => name.startsWith('2')) ?? [];
  const { content: answers } = (answer ?? {}) as {
    content?: Record<string, { schema: JsonSchema; example?: unknown }>;
  };
  const [answerType, media] = Object.entries(answers ?? {})[0] ?? [];
  const rows = (schema: JsonSchema) => fieldRows(document, schema);
  return `<details id="${escape(operationId)}" data-method="${method.toUpperCase()}" data-path="${escape(path)}"><summary><b>${method.toUpperCase()}</b> <code>/api${escape(path)}</code> ${escape(summary)}</summary>
<p>${rich(description)}</p>
${operation.servers ? `<p>Also at <code>${escape(path)}</code>.</p>` : ''}
${table(
  'Parameters',
  parameters.map(({ name, in: place, required, description: text, schema }) =>
    row(`${name} (${place})`, { ...schema, ...(text ? { description: text } : {}) }, required),
  ),
)}
${content ? table(`Body, ${type ?? ''}`, rows(content.schema)) : ''}
${media ? table(`Answer, ${status}, ${answerType ?? ''}`, rows(media.schema)) : ''}
<p>Other answers: ${Object.keys(responses)
    .filter((name) => name !== status && name !== 'default')
    .join(', ')}</p>
<pre tabindex="0"><code>${escape(curl(method, path, operation, type))}</code></pre>
${exampleBlock('Example of a body', content?.example)}
${exampleBlock('Example of an answer', media?.example)}
<div class="try"></div></details>
`;
}

/** What is sent to receivers. */
function renderEvents(document: OpenApiDocument): string {
  const items = Object.entries(document.webhooks).map(([name, { post }]) => {
    const { schema, example } = post.requestBody.content['application/json'];
    return `<details id="${escape(post.operationId)}"><summary><b>event</b> <code>${escape(name)}</code> ${escape(post.summary)}</summary>
<p>${rich(post.description)}</p>
${table('Body', fieldRows(document, schema))}
${exampleBlock('Example', example)}</details>`;
  });
  const [headers = []] = Object.values(document.webhooks).map(({ post }) => post.parameters);
  return `${renderWebhookCheck(headers)}<h3>Events</h3>${items.join('')}`;
}

function curl(method: string, path: string, { security }: Operation, type?: string): string {
  const lines = [`curl -X ${method.toUpperCase()} "$HOST/api${path}"`];
  if (security.length > 0) lines.push('-H "Authorization: Bearer $TOKEN"');
  if (type === 'application/json') lines.push(`-H 'Content-Type: application/json' -d @body.json`);
  if (type === 'multipart/form-data') lines.push('-F "field=value" -F "files=@file.pdf"');
  return lines.join(' \\\n  ');
}
