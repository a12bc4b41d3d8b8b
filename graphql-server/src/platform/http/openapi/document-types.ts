import type { RestDescription } from '../rest-route.js';
import type { CallExample } from './documentation.js';
import type { FieldTexts } from './field-texts.js';
import type { JsonSchema, NamedSchemas } from './json-schema.js';

/** One call in the document. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  servers?: { url: string }[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, Answer>;
  security: Record<string, string[]>[];
}

/** What a call answers with a status; failures are kept among the components. */
export interface Answer {
  $ref?: string;
  description?: string;
  content?: Record<string, MediaType>;
}

/** What is sent, and how it looks. */
export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

/** The parts of an OpenAPI 3.1 document that are read here. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: WebhookOperation }>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Answer> };
}

/** An event in the document. */
export interface WebhookOperation {
  operationId: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody: { required: boolean; content: { 'application/json': MediaType } };
}

/** What one call is described by. */
export interface DescribedCall {
  /** What parameters mean, by name. */
  meanings: Readonly<Record<string, string>>;
  call: RestDescription;
  schemas: NamedSchemas;
  texts: FieldTexts;
  example: CallExample | undefined;
}
