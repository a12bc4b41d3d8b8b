import { platformReasons, type Refusal } from '../../errors/index.js';
import { restErrorBody } from '../rest-errors.js';
import type { JsonSchema } from './json-schema.js';

const failure = (description: string, example: object, headers?: object) => ({
  description,
  ...(headers ? { headers } : {}),
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/Failure' }, example },
  },
});

const refused = (description: string, refusal: Refusal, headers?: object) =>
  failure(description, restErrorBody(refusal), headers);

const seconds = (description: string) => ({ description, schema: { type: 'integer' } });

const RETRY_AFTER = { 'Retry-After': seconds('Seconds to wait.') };

const LIMITS = {
  ...RETRY_AFTER,
  'RateLimit-Limit': seconds('Calls that are allowed in a while.'),
  'RateLimit-Remaining': seconds('Calls that are left.'),
  'RateLimit-Reset': seconds('Seconds until all of them are allowed again.'),
};

const FIRST_NAME = platformReasons.REQUIRED({ label: 'firstName' });
const WRONG_FIELD = { field: 'firstName', message: FIRST_NAME.message, ...FIRST_NAME.told };

/** Failures by status, with the name that each has among the components. */
export const FAILURES = {
  400: {
    name: 'WrongInput',
    response: failure('The input breaks a rule; `details` says which.', {
      ...restErrorBody(FIRST_NAME),
      ...{ details: [WRONG_FIELD], errors: [WRONG_FIELD] },
    }),
  },
  401: {
    name: 'NotSignedIn',
    response: refused(
      'Nobody is signed in, the session has ended, or what was given to sign in is wrong.',
      platformReasons.AUTHENTICATION_REQUIRED,
    ),
  },
  403: {
    name: 'NotAllowed',
    response: refused('The caller may not do this.', platformReasons.NOT_ALLOWED),
  },
  404: {
    name: 'NotFound',
    response: refused(
      'There is no such thing, or it belongs to somebody else.',
      platformReasons.NOT_FOUND,
    ),
  },
  409: {
    name: 'Conflict',
    response: refused(
      'It exists already, or has been changed by somebody else; or the first request with this `Idempotency-Key` is still running (`Retry-After` says when to come back) or its answer is lost.',
      platformReasons.IDEMPOTENCY_STILL_RUNNING,
      RETRY_AFTER,
    ),
  },
  413: {
    name: 'TooLarge',
    response: refused('Too large.', platformReasons.REQUEST_TOO_LARGE),
  },
  415: {
    name: 'WrongType',
    response: refused(
      'The body is of another kind than expected.',
      platformReasons.UNSUPPORTED_CONTENT_TYPE,
    ),
  },
  422: {
    name: 'KeyUsedOtherwise',
    response: refused(
      'The `Idempotency-Key` was used for another request.',
      platformReasons.IDEMPOTENCY_KEY_REUSED,
    ),
  },
  429: {
    name: 'TooOften',
    response: refused(
      'Too often; `Retry-After` says in how many seconds to come back.',
      platformReasons.MESSAGES_TOO_FAST,
      LIMITS,
    ),
  },
  500: {
    name: 'Unexpected',
    response: refused('Something went wrong on our side.', platformReasons.UNEXPECTED),
  },
  503: {
    name: 'Unavailable',
    response: refused(
      'The server restarts, its database is away, or the assistant cannot answer.',
      platformReasons.SERVICE_UNAVAILABLE,
      RETRY_AFTER,
    ),
  },
} as const;

export type FailureStatus = keyof typeof FAILURES;

/** The failures as components. */
export const RESPONSES = Object.fromEntries([
  ...Object.values(FAILURES).map(({ name, response }) => [name, response] as const),
  ['OtherFailure', refused('Any other failure.', platformReasons.BAD_REQUEST)] as const,
]);

const PARAMS: JsonSchema = {
  type: 'object',
  description: 'What the text of the reason has in place of its names; missing where it has none.',
  additionalProperties: { type: ['string', 'number'] },
};

/** The body of failures, and its parts. */
export function failureSchemas(
  reasons: Readonly<Record<string, string>>,
): Record<string, JsonSchema> {
  const reason = {
    ...{ $ref: '#/components/schemas/RefusalReason' },
    description: 'Why, as a name that does not change.',
  };
  const why = { reason, params: PARAMS };
  const text: JsonSchema = { type: 'string', description: 'Why, in a sentence for people.' };
  const field = { type: 'string', description: 'The field, or its path in the body.' };
  const fields: JsonSchema = {
    description: 'What is wrong with which fields; missing where no field is.',
    type: 'array',
    items: { $ref: '#/components/schemas/FieldFailure' },
  };
  return {
    RefusalReason: {
      type: 'string',
      description: 'Why something was refused, as a name that does not change.',
      enum: Object.keys(reasons).toSorted(),
    },
    FieldFailure: {
      type: 'object',
      description: 'What is wrong with one field.',
      properties: { field, message: text, ...why },
      required: ['field', 'message', 'reason'],
    },
    Failure: {
      type: 'object',
      description: 'Why a call was refused.',
      properties: {
        success: { type: 'boolean', const: false, description: 'That it was refused, or failed.' },
        error: text,
        message: { ...text, description: 'The same text as `error`.' },
        ...why,
        valid: {
          ...{ type: 'boolean', const: false },
          description: 'Only where it was asked whether an invitation holds.',
        },
        details: fields,
        errors: { ...fields, description: 'The same list as `details`.' },
      },
      required: ['success', 'error', 'message', 'reason'],
    },
  };
}
