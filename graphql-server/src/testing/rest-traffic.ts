import { appendFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema, MediaType, OpenApiDocument, Operation } from '../platform/http/index.js';

/** A request and its answer, as they went over the wire. */
export interface Exchange {
  method: string;
  /** With the query, if there is one. */
  path: string;
  /** The body that was sent, if it was JSON. */
  sent?: unknown;
  status: number;
  /** Type of the answer, as its header has it. */
  type: string;
  /** The answer, if it was JSON. */
  body?: unknown;
}

interface Template {
  path: string;
  pattern: RegExp;
  parameters: number;
}

/** Fails if the document says otherwise. */
export type Hold = (exchange: Exchange) => void;

/** What is served beside the calls: the document itself, its page, and the explorer. */
const NOT_CALLS = /^\/api\/(?:openapi\.json|docs|explorer)\b/;

/** Where the validators find the document. */
const BASE = 'http://test.example/openapi.json';

const pointer = (key: string) =>
  encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Holds real requests and answers against the OpenAPI document. */
export class RestTraffic {
  readonly #document: OpenApiDocument;
  readonly #templates: Template[];
  readonly #ajv = addFormats.default(
    new Ajv2020({ strict: false, allErrors: true, validateSchema: false }),
  );
  readonly #compiled = new Map<string, ValidateFunction>();
  /** Values of a query are texts, whatever they stand for. */
  readonly #texts = addFormats.default(
    new Ajv2020({ strict: false, validateSchema: false, coerceTypes: 'array' }),
  );

  constructor(document: OpenApiDocument) {
    this.#document = document;
    for (const ajv of [this.#ajv, this.#texts]) ajv.addSchema(document, BASE);
    this.#templates = Object.keys(document.paths)
      .map(toTemplate)
      .toSorted((one, other) => one.parameters - other.parameters);
  }

  /** What the document says otherwise, if anything. */
  faultsOf(exchange: Exchange): string[] {
    const { method, path, status } = exchange;
    const { pathname, searchParams } = new URL(path, 'http://test.example');
    if (NOT_CALLS.test(pathname)) return [];
    const found = this.#find(method, pathname);
    if (!found) return pathname.startsWith('/api/') ? refusalOfUnknown(exchange) : [];
    if (method === 'HEAD' && status === 405) return [];
    // Refused before anybody looks at which call it is.
    if (status === 408 || status === 431) return [];
    const { template, name, operation } = found;
    const place = `${BASE}#/paths/${pointer(template)}/${name}`;
    const faults = [
      ...this.#answerFaults(operation, place, exchange),
      ...(status < 300 ? this.#requestFaults(operation, place, exchange) : []),
      ...(status < 300 ? this.#queryFaults(operation, searchParams) : []),
    ];
    return faults.map((fault) => `${method} ${template} ${status}: ${fault}`);
  }

  /** The operation of the document that a request is for. */
  operationOf(method: string, path: string): Operation | undefined {
    return this.#find(method, new URL(path, 'http://test.example').pathname)?.operation;
  }

  /** Whether all that was sent is described: more is ignored, and no example. */
  knowsFields({ method, path, sent }: Exchange): boolean {
    const { requestBody } = this.operationOf(method, path) ?? {};
    if (sent === undefined || typeof sent === 'string') return true;
    const [media] = Object.values(requestBody?.content ?? {});
    const { properties = {}, additionalProperties } = this.#resolved(media?.schema ?? {});
    return (
      Boolean(additionalProperties) || Object.keys(sent ?? {}).every((name) => name in properties)
    );
  }

  #resolved(schema: JsonSchema): JsonSchema {
    const name = schema.$ref?.split('/').at(-1);
    return (name ? this.#document.components.schemas[name] : undefined) ?? schema;
  }

  /** The fields of the body without which it says that a call is refused. */
  requiredFields(method: string, path: string): readonly string[] {
    const { requestBody } = this.operationOf(method, path) ?? {};
    const { schema = {} } = requestBody?.content['application/json'] ?? {};
    return this.#resolved(schema).required ?? [];
  }

  #find(method: string, pathname: string) {
    const asked = pathname.replace(/^\/api(?=\/)/, '').replace(/(?<=.)\/$/, '');
    const name = method === 'HEAD' ? 'get' : method.toLowerCase();
    const isBare = !pathname.startsWith('/api/');
    const template = this.#templates.find(({ pattern }) => pattern.test(asked))?.path;
    const operation = this.#document.paths[template ?? '']?.[name];
    if (!template || !operation || (isBare && !operation.servers)) return undefined;
    return { template, name, operation };
  }

  #answerFaults(operation: Operation, place: string, { method, status, type, body }: Exchange) {
    const response: { $ref?: string } | undefined = operation.responses[status];
    if (!response) return [`the status is not documented`];
    const name = response.$ref?.split('/').at(-1) ?? '';
    const { responses } = this.#document.components;
    const { content } = (response.$ref ? responses[name] : response) as {
      content?: Record<string, MediaType>;
    };
    if (!content || method === 'HEAD') return [];
    const sent = type.replace(/;.*/, '');
    const known = Object.keys(content).find((one) => one === sent || one === '*/*');
    if (!known) return [`${type} is not a documented type`];
    // Files of JSON are described in words alone.
    if (body === undefined || Object.keys(content[known]?.schema ?? {}).length === 0) return [];
    const at = response.$ref
      ? `${BASE}#/components/responses/${name}`
      : `${place}/responses/${status}`;
    return this.#faults(`${at}/content/${pointer(known)}/schema`, body, 'the answer');
  }

  /** What was taken has to be what the document says is taken. */
  #requestFaults(operation: Operation, place: string, { sent }: Exchange): string[] {
    const { content, required } = operation.requestBody ?? {};
    if (!content?.['application/json']) return [];
    if (sent === undefined) return required ? ['the body is not needed'] : [];
    return this.#faults(
      `${place}/requestBody/content/${pointer('application/json')}/schema`,
      sent,
      'the body',
    );
  }

  #queryFaults({ parameters }: Operation, given: URLSearchParams): string[] {
    const asked = parameters.filter(({ in: place }) => place === 'query');
    return asked.flatMap(({ name, required, schema }) => {
      const value = given.get(name);
      if (value === null) return required ? [`${name} is not needed`] : [];
      return this.#texts.validate({ properties: { [name]: schema } }, { [name]: value })
        ? []
        : [`${name}=${value} is taken`];
    });
  }

  #faults(place: string, value: unknown, what: string): string[] {
    const closed = what === 'the answer' ? { unevaluatedProperties: false } : {};
    const validate = this.#compiled.get(place) ?? this.#ajv.compile({ $ref: place, ...closed });
    this.#compiled.set(place, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message = '', params }) =>
        `${what} ${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }
}

function toTemplate(path: string): Template {
  const source = path
    .split(/\{\w+\}/)
    .map((text) => text.replaceAll('.', String.raw`\.`))
    .join('[^/]+');
  return { path, pattern: new RegExp(`^${source}$`), parameters: path.split('{').length };
}

/** There is no such call: the answer has to say so. */
const refusalOfUnknown = ({ method, path, status }: Exchange): string[] =>
  [204, 400, 404, 405].includes(status) ? [] : [`${method} ${path} ${status}: not documented`];

/** One for all test servers of a process: they describe the same calls, and compiling takes a while. */
let shared: RestTraffic | undefined;

/** The document of the calls, ready to be held against traffic. */
export const trafficOf = (describe: () => OpenApiDocument): RestTraffic =>
  (shared ??= new RestTraffic(describe()));

/** Holds every exchange against the document; `REST_TRAFFIC` names a file that gets all of them. */
export const holdTraffic =
  (describe: () => OpenApiDocument): Hold =>
  (exchange) => {
    const traffic = trafficOf(describe);
    const faults = traffic.faultsOf(exchange);
    if (faults.length > 0) throw new Error(`The OpenAPI document denies:\n${faults.join('\n')}`);
    const file = process.env['REST_TRAFFIC'];
    if (!file) return;
    const operation = traffic.operationOf(exchange.method, exchange.path)?.operationId;
    if (operation && traffic.knowsFields(exchange))
      appendFileSync(file, `${JSON.stringify({ operation, ...exchange })}\n`);
  };

/** JSON, or nothing where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A body as a value: JSON, or the text that it is. */
export const readSent = (type: string, body: string): unknown =>
  type.startsWith('application/json') ? readJson(body) : body;

/** The fields of a form, files by their names. */
export function formFields(body: unknown): unknown {
  if (!(body instanceof FormData)) return undefined;
  return Object.fromEntries(
    [...new Set(body.keys())].map((name) => {
      const values = body.getAll(name).map(nameOf);
      return [name, name === 'files' ? values : values[0]];
    }),
  );
}

const nameOf = (value: string | File) => (typeof value === 'string' ? value : value.name);
