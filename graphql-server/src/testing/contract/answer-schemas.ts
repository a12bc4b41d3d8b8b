import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Answer } from './answer-checks.js';
import { type DocumentedCall, methodOf } from './documented-call.js';

interface Document {
  paths: Record<
    string,
    Record<
      string,
      { responses: Record<string, { content?: Record<string, { schema: object }> }> } | undefined
    >
  >;
}

/** What the OpenAPI document says about answers, held against real ones. */
export class AnswerSchemas {
  readonly #document: Document;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });

  constructor(document: unknown) {
    this.#document = document as Document;
    addFormats.default(this.#ajv);
  }

  /** What an answer has besides or other than what is declared; a field too many is one. */
  faultsOf(call: DocumentedCall, { status, body }: Answer): string[] {
    const [, written = ''] = call.call.split(' ');
    const path = `/${written.replace(/^\//, '').replace(/^api\//, '')}`;
    const operation = this.#document.paths[path]?.[methodOf(call).toLowerCase()];
    const schema = operation?.responses[status]?.content?.['application/json']?.schema;
    if (!schema) return [`${status} of ${path} is not declared`];
    const validate: ValidateFunction = this.#ajv.compile({
      ...schema,
      unevaluatedProperties: false,
    });
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
    );
  }
}
