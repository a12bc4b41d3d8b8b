import type { Parameter } from './document-types.js';
import { escape, rich } from './docs-tables.js';

/** Runs as it stands, with Node alone; a test takes it from the page. */
const EXAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the text of the request exactly as it came, before anything reads it as JSON.
export function isGenuine(secret, headers, body) {
  const id = headers['webhook-id'];
  const sentAt = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (!id || !sentAt || !signatures) return false;
  // A request that was recorded cannot be sent again later.
  if (!(Math.abs(Date.now() / 1000 - Number(sentAt)) < 300)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const wanted = createHmac('sha256', key).update(\`\${id}.\${sentAt}.\${body}\`).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}`;

/** How a receiver knows that a request is ours. */
export function renderWebhookCheck(headers: readonly Parameter[]): string {
  const rows = headers.map(
    ({ name, description = '' }) =>
      `<tr><td><code>${escape(name)}</code></td><td>${rich(description)}</td></tr>`,
  );
  const text =
    'Each event is a `POST` after Standard Webhooks (standardwebhooks.com), for which there are libraries in many languages; `verifyWebhook` of `@hausgeist/sdk` does the same. The key is the secret that was shown when the endpoint was added, without `whsec_`, read as Base64. Take a request whose signature fits, answer with a status of 2xx within 10 seconds, and do the work afterwards; the same `webhook-id` may come twice.';
  return `<h3 id="webhook-check">How to check an event</h3>
<p>${rich(text)}</p>
<div class="scroll"><table><thead><tr><th>Header</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>
<pre tabindex="0"><code>${escape(EXAMPLE)}</code></pre>`;
}
