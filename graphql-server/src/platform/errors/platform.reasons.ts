import { defineReasons } from './refusal.js';

/** Why a request is refused before or beside the rules of any feature. */
export const platformReasons = defineReasons({
  // Who calls
  AUTHENTICATION_REQUIRED: 'Authentication required. Please log in.',
  NOT_ALLOWED: 'You are not allowed to do this.',
  SCOPE_MISSING: 'This API key lacks the scope {scope}.',
  PERSON_REQUIRED: 'An API key cannot do this: it takes a person who is signed in.',
  PASSWORD_CHANGE_REQUIRED: 'Please change your temporary password first.',
  TERMS_ARE_DUE: 'Please accept the terms and conditions of the company portal first.',
  COMPANY_SUSPENDED:
    'The service for {company} is paused at the moment. The operator of the platform can resume it.',
  // Tenants and craftsmen read it.
  SERVICE_PAUSED:
    'Der Dienst von {company} ruht zurzeit. Bitte wenden Sie sich direkt an Ihre Hausverwaltung: Telefon {phone}, E-Mail {email}. In Notfällen wählen Sie bitte 112.',
  COMPANY_REQUIRED: 'Company is required',
  // What is asked for
  NOT_FOUND: 'Not found.',
  METHOD_NOT_ALLOWED: '{method} is not possible here. Possible: {allowed}.',
  INVALID_CURSOR: 'The cursor is not one of this list.',
  PAGE_TOO_SMALL: '`{argument}` must be at least 1.',
  PAGE_TOO_LARGE: '`{argument}` must not be above {limit}.',
  OFFSET_NEGATIVE: '`offset` must not be negative.',
  PAGE_TWO_WAYS: 'Use either `first`, `after` and `offset`, or `last` and `before`.',
  PAGE_AMBIGUOUS: 'Use either `after` or `offset`, not both.',
  TOO_MANY_IDS: 'At most {max} ids can be asked for at once.',
  SEARCH_TOO_LONG: 'The search text is longer than {max} characters.',
  // Fields
  REQUIRED: '{label} is required',
  TOO_LONG: '{label} must not exceed {max} characters',
  REVISION_UNKNOWN: 'There was no such revision; the present one is {revision}',
  EXTERNAL_ID_IN_USE: 'Another one of this company has this external id already',
  PLACEHOLDER_UNKNOWN: 'There is no placeholder {name}',
  INVALID_EMAIL: 'Invalid email format',
  SEVERAL_FIELDS_WRONG: 'Several fields are wrong.',
  MUST_BE_TEXT: '{field} must be a text',
  MUST_BE_NUMBER: '{field} must be a number',
  MUST_BE_BOOLEAN: '{field} must be true or false',
  MUST_BE_LIST: '{field} must be a list',
  MUST_BE_OBJECT: '{field} must be an object',
  FIELD_MISSING: '{field} is missing',
  VALUE_UNKNOWN: '{field} must be one of {values}',
  FIELD_NOT_UNDERSTOOD: '{field} is not understood',
  PARAMETER_UNKNOWN: 'This list has no parameter {field}. Possible: {known}.',
  REQUEST_MUST_BE_OBJECT: 'The request must be an object',
  REQUEST_NOT_UNDERSTOOD: 'The request is not understood',
  // How it is sent
  MULTIPART_REQUIRED: 'The request must be multipart/form-data.',
  JSON_REQUIRED: 'The request must be application/json.',
  UPLOAD_DAMAGED: 'The upload is damaged or incomplete.',
  FILE_HOLDS_MALWARE: '{file}: The file was refused because it contains malware',
  UPLOADS_OF_DAY_SPENT:
    'Für heute können keine weiteren Dateien angenommen werden. Bitte versuchen Sie es morgen wieder.',
  FILE_SCANNER_AWAY:
    '{file}: The file cannot be checked for malware at the moment. Please try again later',
  TOO_MANY_FILES: 'Too many files in one request.',
  TOO_MANY_FORM_FIELDS: 'Too many fields in one request.',
  TOO_MANY_FORM_PARTS: 'Too many parts in one request.',
  REQUEST_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_CONTENT_TYPE:
    'A body is taken as application/json in UTF-8 or, with files, as multipart/form-data; not compressed.',
  BAD_REQUEST: 'The request is not readable.',
  REQUEST_TOO_SLOW: 'The request took too long to arrive.',
  HEADERS_TOO_LARGE: 'The address or the headers are too long.',
  WEBSOCKET_ADDRESS: 'This is the address of a WebSocket.',
  NOT_A_JSON_OBJECT: 'The message is not a JSON object.',
  MESSAGES_TOO_FAST:
    'Sie haben in kurzer Zeit sehr viele Nachrichten gesendet. Bitte warten Sie einen Moment.',
  // Idempotency keys
  IDEMPOTENCY_KEY_NOT_TAKEN: 'Idempotency-Key is not taken here: see docs/graphql-api.md.',
  IDEMPOTENCY_KEY_INVALID:
    'Idempotency-Key must have 1 to {max} visible ASCII characters, and come once.',
  IDEMPOTENCY_STILL_RUNNING: 'The first request with this Idempotency-Key is still running.',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was used for another request. Take a new one.',
  IDEMPOTENCY_ANSWER_LOST:
    'The first request with this Idempotency-Key was carried out, at least in part, but its answer is lost. Look at what is there, and take a new key.',
  // GraphQL
  GRAPHQL_DOCUMENT_UNREADABLE: 'The document cannot be read as GraphQL.',
  GRAPHQL_DOCUMENT_INVALID: 'The document does not fit the schema.',
  GRAPHQL_REQUEST_INVALID: 'The GraphQL request cannot be carried out.',
  INTROSPECTION_CLOSED: 'Introspection is open to administrators and API keys only.',
  DOCUMENT_TOO_LONG: 'The document is {length} characters long; {max} are allowed.',
  DOCUMENT_TOO_MANY_TOKENS: 'The document has more than {max} tokens.',
  OPERATION_TOO_DEEP: 'The operation has {count} levels of fields; {max} are allowed.',
  OPERATION_TOO_MANY_ALIASES: 'The operation has {count} aliases; {max} are allowed.',
  OPERATION_TOO_MANY_ROOT_FIELDS:
    'The operation has {count} fields at its root; {max} are allowed.',
  OPERATION_TOO_MANY_DIRECTIVES: 'The operation has {count} directives; {max} are allowed.',
  OPERATION_TOO_MANY_FIELDS: 'The operation has {count} fields; {max} are allowed.',
  OPERATION_TOO_EXPENSIVE:
    'The operation costs {points} points; {max} are allowed. Ask for shorter lists or fewer nested ones.',
  BUDGET_SPENT:
    'This takes {points} points and {remaining} of your {limit} a minute are left. Come back in {seconds} s.',
  COOKIE_OVER_SOCKET: '{name} sets or clears a cookie, which a socket cannot: send it over HTTP.',
  SUBSCRIPTION_NEEDS_SOCKET:
    'Subscriptions need a WebSocket: connect to /graphql with the protocol graphql-transport-ws.',
  TOO_MANY_OPERATIONS_ON_SOCKET: 'A socket carries {max} operations at once at most.',
  // The server itself
  SERVICE_UNAVAILABLE: 'The service is not available right now. Please try again in a moment.',
  SERVER_RESTARTING: 'The server is restarting. Please try again in a moment.',
  WORKER_ONLY: 'This process only works on jobs.',
  FRONT_END_MISSING: 'The front end has not been built yet.',
  FRONT_END_UNREACHABLE: 'No page from the development server: {cause}',
  UNEXPECTED: 'Something went wrong on our side. Please try again later.',
});
