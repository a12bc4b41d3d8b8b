/** Why the server refuses something; front ends have a text for each reason in their languages. */
export interface ToldRefusal {
  /** One of the schema's `RefusalReason`; a server newer than the page may have others. */
  reason?: string | null | undefined;
  /** What the text of the reason has in place of its names. */
  params?: Readonly<Record<string, string | number>> | undefined;
  /** The server's own text: for reasons that the page does not know. */
  message: string;
}

/** What went wrong with one input field. */
export interface FieldFailure extends ToldRefusal {
  field: string;
}

/** A failed request in the words of our own contract. */
export interface RequestFailure extends ToldRefusal {
  /** `extensions.code` of the server, or NETWORK when no usable answer came. */
  code: string;
  /** Empty for NETWORK and for what the server cannot explain. */
  message: string;
  fields: readonly FieldFailure[];
  /** Seconds to wait before the next try, when the server said so. */
  retryAfterSeconds?: number;
}

function isFieldFailure(value: unknown): value is FieldFailure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'field' in value &&
    'message' in value &&
    typeof value.field === 'string' &&
    typeof value.message === 'string'
  );
}

/** Reason and parameters, as far as they are there. */
function toldOf({ reason, params }: { reason?: unknown; params?: unknown }) {
  if (typeof reason !== 'string') return {};
  const hasParams = typeof params === 'object' && params !== null;
  return { reason, ...(hasParams ? { params: params as Record<string, string | number> } : {}) };
}

/** What the body of a refused REST call says; its message is empty where it says nothing. */
export function toRefusal(body: unknown): ToldRefusal {
  const fields: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  const message = fields['message'] ?? fields['error'];
  return { message: typeof message === 'string' ? message : '', ...toldOf(fields) };
}

/** What an answer means that is not GraphQL: whatever stands before the server can give one. */
const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  404: 'NOT_FOUND',
  500: 'INTERNAL',
};

function codeOfStatus(error: unknown): string | undefined {
  const isStatus = error instanceof Error && error.name === 'ServerError' && 'statusCode' in error;
  return isStatus ? CODE_OF_STATUS[Number(error.statusCode)] : undefined;
}

/** What our client and Apollo's call the errors that the server has answered with. */
const ANSWERED = new Set(['GraphqlErrors', 'CombinedGraphQLErrors']);

interface AnsweredError {
  message: string;
  extensions?: Readonly<Record<string, unknown>>;
}

/** By its name, as Apollo's client is not on every page. */
const isAnswered = (error: unknown): error is Error & { errors: readonly AnsweredError[] } =>
  error instanceof Error && ANSWERED.has(error.name);

/** Reads the first error of a failed query, mutation or subscription. */
export function toRequestFailure(error: unknown): RequestFailure {
  const first = isAnswered(error) ? error.errors[0] : undefined;
  if (!first) return { code: codeOfStatus(error) ?? 'NETWORK', message: '', fields: [] };
  const { code, reason, params, fields, retryAfterSeconds } = first.extensions ?? {};
  const known = typeof code === 'string' && code !== 'INTERNAL';
  return {
    code: known ? code : 'INTERNAL',
    message: known ? first.message : '',
    ...(known ? toldOf({ reason, params }) : {}),
    fields: Array.isArray(fields) ? fields.filter(isFieldFailure) : [],
    ...(typeof retryAfterSeconds === 'number' ? { retryAfterSeconds } : {}),
  };
}
