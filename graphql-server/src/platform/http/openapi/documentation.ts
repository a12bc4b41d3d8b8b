import type { GraphQLSchema } from 'graphql';
import type { z } from 'zod';

/** A request and its answer as they really were. */
export interface CallExample {
  /** The body, or the fields of a form. */
  request?: unknown;
  query?: Record<string, string>;
  /** Bodies by status. */
  responses: Record<string, unknown>;
}

/** An event that the server sends to other systems. */
export interface WebhookDescription {
  summary: string;
  description: string;
  /** The whole body. */
  payload: z.ZodType;
  example: unknown;
}

/** What the document says besides what each call says about itself. */
export interface RestDocumentation {
  /** What says what fields mean that both ways in have. */
  graphql: GraphQLSchema;
  /** What the calls of a tag are about, by tag. */
  tags: Readonly<Record<string, string>>;
  /** What parameters mean that are the same at all calls, by name; calls describe the others themselves. */
  parameters: Readonly<Record<string, string>>;
  /** Texts of everything that is refused, by reason. */
  reasons: Readonly<Record<string, string>>;
  /** By operation id. */
  examples: Readonly<Record<string, CallExample>>;
  /** By type of event. */
  webhooks: Readonly<Record<string, WebhookDescription>>;
}
