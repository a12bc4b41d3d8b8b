import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { OpenApiDocument } from './document-types.js';
import { FieldTexts } from './field-texts.js';
import type { JsonSchema } from './json-schema.js';

let app: TestApp;
let document: OpenApiDocument;

beforeAll(async () => {
  app = await startTestApp();
  document = (await app.client().json('GET', '/api/openapi.json')).body as OpenApiDocument;
});
afterAll(() => app.stop());

/** All fields of a schema and of what is inside it, with their paths. */
function fieldsOf(schema: JsonSchema, path: string): [string, JsonSchema][] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf, additionalProperties } = schema;
  const own = Object.entries(properties).map(([name, field]): [string, JsonSchema] => [
    `${path}.${name}`,
    field,
  ]);
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [
    ...own.flatMap(([at, field]) => [[at, field] as [string, JsonSchema], ...fieldsOf(field, at)]),
    ...(items ? fieldsOf(items, `${path}[]`) : []),
    ...others.flatMap((part) => fieldsOf(part, `${path}.*`)),
    ...[...anyOf, ...oneOf, ...((allOf ?? []) as JsonSchema[])].flatMap((part) =>
      fieldsOf(part, path),
    ),
  ];
}

/** The schemas of all bodies, and what they refer to. */
function bodiesOf({ components, paths, webhooks }: OpenApiDocument): [string, JsonSchema][] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, responses }]) =>
      [['body', requestBody] as const, ...Object.entries(responses)].flatMap(([what, body]) =>
        Object.values(body?.content ?? {}).map(({ schema }): [string, JsonSchema] => [
          `${method} ${path} ${what}`,
          schema,
        ]),
      ),
    ),
  );
  const events = Object.entries(webhooks).flatMap(([name, { post }]) =>
    Object.values(post.requestBody.content).map(({ schema }): [string, JsonSchema] => [
      `event ${name}`,
      schema,
    ]),
  );
  return [...Object.entries(components.schemas), ...calls, ...events];
}

const undescribed = (of: OpenApiDocument) =>
  bodiesOf(of)
    .flatMap(([name, schema]) => fieldsOf(schema, name))
    .filter(([, { description }]) => !description?.trim())
    .map(([path]) => path);

describe('the fields of bodies', () => {
  it('all say what they mean', () => {
    expect(undescribed(document)).toEqual([]);
  });

  it('are looked for everywhere', () => {
    const bare = structuredClone(document);
    const { Case, Metrics } = bare.components.schemas;
    const hidden = { properties: { hidden: { type: 'string' } } };
    Object.assign(Case ?? {}, { anyOf: [hidden] });
    Object.assign(Metrics ?? {}, { items: hidden, additionalProperties: hidden });
    expect(undescribed(bare)).toEqual(['Case.hidden', 'Metrics[].hidden', 'Metrics.*.hidden']);
  });

  it('say what GraphQL says, unless they say it themselves', () => {
    const graphql = buildSchema(`
      "A home." type Home { "Opaque id." id: ID! "Its rooms." rooms: [Room!]! }
      type Room { "In square metres." size: Int! "Which way." side: Side! }
      enum Side { "To the street." FRONT "To the yard." BACK }
      type Query { home: Home }
    `);
    const text: JsonSchema = { type: 'string' };
    const side: JsonSchema = { type: 'string', enum: ['front', 'back'] };
    const room: JsonSchema = { properties: { size: text, door: text, side } };
    const home = { properties: { id: { ...text, description: 'Own.' }, rooms: { items: room } } };
    const told = {
      properties: {
        id: { ...text, description: 'Own.' },
        rooms: {
          description: 'Its rooms.',
          items: {
            properties: {
              size: { ...text, description: 'In square metres.' },
              door: text,
              side: {
                ...side,
                description: 'Which way. `front`: To the street. `back`: To the yard.',
              },
            },
          },
        },
      },
    };
    const texts = new FieldTexts(graphql);
    expect(texts.describe(home, 'Home')).toEqual(told);
    expect(texts.describe({ ...home, fieldsOf: 'Home' })).toEqual(told);
    expect(texts.describe({ items: { ...home, fieldsOf: 'Home' } })).toEqual({ items: told });
    expect(texts.describe(home, 'Nothing')).toEqual(home);
    expect(() => texts.describe({ ...home, fieldsOf: 'Nothing' })).toThrow('Nothing');
  });
});
