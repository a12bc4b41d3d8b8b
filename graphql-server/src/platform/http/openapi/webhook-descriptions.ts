import type { Parameter, WebhookOperation } from './document-types.js';
import type { RestDocumentation } from './documentation.js';
import type { JsonSchema, NamedSchemas } from './json-schema.js';

const header = (name: string, description: string, example: string): Parameter => ({
  ...{ name, in: 'header', required: true, description },
  ...{ schema: { type: 'string' }, example },
});

/** What every request to a receiver has, after Standard Webhooks. */
const HEADERS = [
  header(
    'webhook-id',
    'Id of the event; the same at every attempt and when it is sent again by hand.',
    '01a1feae-fd1b-770d-b7b5-d5e43991b3a4',
  ),
  header('webhook-timestamp', 'When the attempt was made, in seconds since 1970.', '1795274243'),
  header(
    'webhook-signature',
    '`v1,` and the Base64 of HMAC-SHA-256 over `id.timestamp.body`; several, with spaces between them, after the secret was rotated.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
  header('user-agent', '`Hausgeist-Webhooks/` and the version.', 'Hausgeist-Webhooks/0.1.0'),
];

const RESPONSES = {
  '2XX': { description: 'Taken, within 10 seconds. The body is not read.' },
  410: { description: 'Not wanted any more: the endpoint is switched off.' },
  '4XX': { description: 'Not taken: sent again later, eight times at most.' },
  '5XX': { description: 'Not taken: sent again later, eight times at most.' },
};

/** What the server sends to the endpoints that administrators name. */
export function webhooksOf(
  events: RestDocumentation['webhooks'],
  schemas: NamedSchemas,
): Record<string, { post: WebhookOperation }> {
  return Object.fromEntries(
    Object.entries(events).map(([type, { summary, description, payload, example }]) => {
      const schema: JsonSchema = schemas.of(payload, 'output');
      const post = {
        operationId: `on${camel(type)}`,
        tags: ['Webhooks'],
        ...{ summary, description },
        parameters: HEADERS,
        requestBody: { required: true, content: { 'application/json': { schema, example } } },
        responses: RESPONSES,
        security: [],
      };
      return [type, { post }];
    }),
  );
}

const camel = (type: string) =>
  type.replaceAll(/(?:^|[._])(\w)/g, (_match, letter: string) => letter.toUpperCase());
