import type { ResponseFormatJSONObject, ResponseFormatJSONSchema } from 'openai/resources';
import { z } from 'zod';
import type { AnswerStructure } from '../ai-provider.js';

/** How a server can be asked for an object: by its schema, as any JSON, or not at all. */
export type AnswerFormat = 'json_schema' | 'json_object' | 'text';

const ACTIONS = ['answer', 'ask_back', 'hand_over', 'no_answer', 'emergency'] as const;
const URGENCIES = ['normal', 'high', 'emergency'] as const;

/** Key of the object under which the text stands that people read. */
export const TEXT_KEY = 'text';

/**
 * The object that an answer is asked for as. What decides about the text comes before it, so that
 * the text follows from the decision and not the other way round: that is some 15 tokens. The
 * category decides nothing and comes last, where it costs no time to the first word.
 */
export function answerSchema(categories: readonly string[] = []) {
  const category = categories.length > 0 ? { enum: [...categories, null] } : {};
  return jsonSchema('antwort', {
    action: { type: 'string', enum: ACTIONS },
    sources: { type: 'array', items: { type: 'integer' } },
    urgency: { type: 'string', enum: URGENCIES },
    [TEXT_KEY]: { type: 'string' },
    category: { type: ['string', 'null'], ...category },
  });
}

/** What an answer is accepted as; a field that says nothing usable is left out. */
const structureSchema = z.object({
  action: z.enum(ACTIONS),
  sources: z.array(z.int().min(1).max(99)).max(20).catch([]),
  category: z.string().trim().min(1).max(60).optional().catch(undefined),
  urgency: z.enum(URGENCIES).optional().catch(undefined),
});

/** The checked structure of an answer; undefined where it does not even say what it is. */
export function readStructure(value: unknown): AnswerStructure | undefined {
  const { data } = structureSchema.safeParse(value);
  if (!data) return undefined;
  const { action, sources, category, urgency } = data;
  return {
    action,
    sources: [...new Set(sources)],
    ...(category ? { category } : {}),
    ...(urgency ? { urgency } : {}),
  };
}

/** A schema of which every field is filled, as strict servers demand it. */
export function jsonSchema(
  name: string,
  properties: Record<string, object>,
): ResponseFormatJSONSchema {
  const required = Object.keys(properties);
  const schema = { type: 'object', properties, required, additionalProperties: false };
  return { type: 'json_schema', json_schema: { name, strict: true, schema } };
}

/** What to ask of a server that takes no schema, or not even JSON. */
export function inFormat(
  schema: ResponseFormatJSONSchema,
  format: AnswerFormat,
): ResponseFormatJSONSchema | ResponseFormatJSONObject | undefined {
  if (format === 'json_schema') return schema;
  return format === 'json_object' ? { type: 'json_object' } : undefined;
}
