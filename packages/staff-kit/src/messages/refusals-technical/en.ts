import type { technical as german } from './de';

/** Refusals about what forms have in common, and what programs send wrongly, in English. */
export const technical: Record<keyof typeof german, string> = {
  REQUIRED: '{label} is required',
  TOO_LONG: '{label} must not exceed {max} characters',
  SEVERAL_FIELDS_WRONG: 'Several fields are wrong.',
  NOT_FOUND: 'Not found.',
  TOO_MANY_IDS: 'At most {max} ids can be asked for at once.',
  SEARCH_TOO_LONG: 'The search text is longer than {max} characters.',
  SERVICE_UNAVAILABLE: 'The service is not available right now. Please try again in a moment.',
  SERVER_RESTARTING: 'The server is restarting. Please try again in a moment.',
  UNEXPECTED: 'Something went wrong on our side. Please try again later.',
  METHOD_NOT_ALLOWED: '{method} is not possible here. Possible: {allowed}.',
  CHANGES_FORGOTTEN:
    'Changes since this cursor are not known any more: read everything again, without one.',
  CHANGED_TYPES_REQUIRED: 'Say at least one type.',
  INVALID_CURSOR: 'The cursor is not one of this list.',
  PAGE_TOO_SMALL: '`{argument}` must be at least 1.',
  PAGE_TOO_LARGE: '`{argument}` must not be above {limit}.',
  OFFSET_NEGATIVE: '`offset` must not be negative.',
  PAGE_TWO_WAYS: 'Use either `first`, `after` and `offset`, or `last` and `before`.',
  PAGE_AMBIGUOUS: 'Use either `after` or `offset`, not both.',
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
  MULTIPART_REQUIRED: 'The request must be multipart/form-data.',
  JSON_REQUIRED: 'The request must be application/json.',
  TOO_MANY_FILES: 'Too many files in one request.',
  TOO_MANY_FORM_FIELDS: 'Too many fields in one request.',
  TOO_MANY_FORM_PARTS: 'Too many parts in one request.',
  REQUEST_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_CONTENT_TYPE: 'The request has a type that is not taken here.',
  BAD_REQUEST: 'The request is not readable.',
  REQUEST_TOO_SLOW: 'The request took too long to arrive.',
  HEADERS_TOO_LARGE: 'The address or the headers are too long.',
  WEBSOCKET_ADDRESS: 'This is the address of a WebSocket.',
  NOT_A_JSON_OBJECT: 'The message is not a JSON object.',
  IDEMPOTENCY_KEY_NOT_TAKEN: 'Idempotency-Key is not taken here: see docs/graphql-api.md.',
  IDEMPOTENCY_KEY_INVALID:
    'Idempotency-Key must have 1 to {max} visible ASCII characters, and come once.',
  IDEMPOTENCY_STILL_RUNNING: 'The first request with this Idempotency-Key is still running.',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was used for another request. Take a new one.',
  IDEMPOTENCY_ANSWER_LOST:
    'The first request with this Idempotency-Key was carried out, at least in part, but its answer is lost. Look at what is there, and take a new key.',
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
  SUBSCRIPTION_NEEDS_SOCKET:
    'Subscriptions need a WebSocket: connect to /graphql with the protocol graphql-transport-ws.',
  COOKIE_OVER_SOCKET: '{name} sets or clears a cookie, which a socket cannot: send it over HTTP.',
  TOO_MANY_OPERATIONS_ON_SOCKET: 'A socket carries {max} operations at once at most.',
  MAIL_TOKEN_REQUIRED: 'The token of incoming mails is required.',
  SESSION_ID_CHARACTERS: 'The session id may hold letters, digits, - and _ only.',
  SESSION_ID_TOO_SHORT: 'The session id must have at least {min} characters.',
  SESSION_ID_TOO_LONG: 'The session id may have at most {max} characters.',
  SESSION_ID_INVALID: 'The session id is missing or wrong.',
  REQUEST_ID_MISSING: 'The request id is missing.',
  REQUEST_ID_TOO_LONG: 'The request id is too long.',
  REQUEST_ID_UNREADABLE: 'The request id is not readable.',
  CONVERSATION_CURSOR_INVALID: 'The cursor is not one of ours.',
  MESSAGE_TYPE_UNKNOWN: 'Unknown type of message.',
  TOPIC_UNKNOWN: 'Unknown topic. Topics: {topics}.',
  UPLOADED_FILES_NOT_UNDERSTOOD: 'The list of uploaded files is not understood.',
  WORKER_ONLY: 'This process only works on jobs.',
  FRONT_END_MISSING: 'The front end has not been built yet.',
  FRONT_END_UNREACHABLE: 'No page from the development server: {cause}',
  METRICS_TOKEN_REQUIRED: 'Metrics need the token of METRICS_TOKEN.',
  RELEASE_TOKEN_REQUIRED: 'A valid release token is required.',
  RELEASE_DIFFERS: '{app} {version} was released before with other files.',
  APP_NOT_RELEASED: 'There is no release of {app}.',
  RELEASE_NOT_FOUND: 'There is no release {version} of {app}.',
  NO_EARLIER_RELEASE: '{app} has no earlier version to return to.',
  RELEASED_MEANWHILE: 'Another release of {app} became active in the meantime.',
  TRIAL_SHARE_INVALID:
    'A share of visitors is a whole number from 0 to 99. All get a version by activating it.',
  TRIAL_OF_NONE: 'Name a share of visitors or companies that are to try the version.',
  LOCAL_NOT_ALLOWED:
    'This installation does not let front ends of other machines into its pages (LOCAL_FRONT_ENDS).',
  LOCAL_ORIGIN_INVALID:
    'Enter an address of your own machine with its port, such as http://localhost:3002.',
  LOCAL_NEEDS_ACTIVE: '{app} has no active version whose place yours could take.',
  TRIAL_NEEDS_ACTIVE: '{app} has no active version to compare with. Activate this one instead.',
  TRIAL_OF_ACTIVE: 'All visitors get {version} already.',
  TRIAL_OF_OTHER: '{app} {version} is being tried. End that trial first.',
  TRIAL_COMPANY_UNKNOWN: 'There is no company with the address /c/{name}.',
  TRIAL_COMPANIES_MANY: 'At most {max} companies can be named.',
  NO_TRIAL: 'No version of {app} is being tried.',
  RELEASE_UNSIGNED: '{app} has to be signed with a key that the server knows (RELEASE_KEYS).',
  RELEASE_SIGNATURE_WRONG:
    'The signature of {app} does not fit this build, or its key is not known to the server.',
  RELEASE_ORIGIN_OTHER:
    '{origin} is not the registered origin of {app}. An administrator registers it in the console, under Front ends.',
  RELEASE_HOSTED_SILENT: 'The server does not reach {address} within {seconds} seconds.',
  RELEASE_HOSTED_ABSENT:
    '{address} answers with HTTP {status}. Copy the files of the build there before you release it.',
  RELEASE_HOSTED_OTHER:
    '{address} is not the file that was built. Copy the files of the build there.',
  RELEASE_HOSTED_CORS:
    'Pages may not load {address}. Let its server answer with "access-control-allow-origin: *".',
  RELEASE_HOSTED_TYPE:
    'Browsers refuse {address}. Let its server answer with "content-type: {type}".',
  RELEASE_KEY_WITHDRAWN:
    '{app} {version} is not signed with a key that the server knows now. Release it again, signed.',
  APP_NOT_REGISTERED:
    '{app} is not registered. An administrator registers it in the console, under Front ends.',
  APP_RETIRED:
    '{app} was retired. An administrator registers it again in the console, under Front ends.',
  APP_IS_CONSOLE:
    '{app} is the console that you work in. Without it administrators do not get in any more, so it cannot be retired. Activate another version of it instead.',
  APP_NAME_INVALID:
    'A front end is named "mf-" and then small letters, digits and hyphens, 44 characters at most.',
  APP_TEAM_INVALID: 'Name the team that answers for it, in at most {max} characters.',
  APP_ORIGIN_INVALID:
    'Enter an origin of its own without a path, such as https://chat.team.example.',
  APP_ORIGIN_IN_USE:
    'Visitors get {app} from {origin}. Activate a version of another place, or retire it, before that changes.',
  APP_ACTIVE_ELSEWHERE: 'Retire {app} before its name is given to another team.',
  RELEASE_FILE_MISSING: 'The file {path} is missing. Build anew and send all of dist.',
  RELEASE_FILE_UNKNOWN: 'The file {path} is not named in "files" of release.json. Build anew.',
  RELEASE_FILE_KIND:
    'The file {path} is of a kind that is not served. Take its import out of the sources.',
  RELEASE_INTEGRITY_WRONG:
    'The integrity value does not fit {path}. Build anew and send all of dist.',
  RELEASE_COPY_WRONG:
    'The compressed copy {path} holds something else than its original. Build anew and send all of dist.',
  RELEASE_FILE_UNPROTECTED:
    'The container {entry} has no integrity value of {path}. Build with remoteConfig() in webpack.config.mjs.',
  RELEASE_MANIFEST_FOREIGN: '{path} is not the manifest of {app}. Look at "name" in package.json.',
  RELEASE_LIBRARY_ABSENT:
    'It needs {name} {range}, the shell has none. Take {name} out of what webpack.config.mjs shares.',
  RELEASE_LIBRARY_OTHER:
    'It needs {name} {range}, the shell has {has}. Write {has} for it in package.json.',
  RELEASE_LIBRARY_TWICE:
    '{path} brings a copy of {library}, which the shell gives. Build with remoteConfig() in webpack.config.mjs, and take {library} out of what is bundled.',
  RELEASE_APP_MISSING:
    'It exposes no App. Write "export function App()" in src/App.tsx, and expose that file as ./App in webpack.config.mjs.',
  RELEASE_CODE_UNREADABLE: '{path} is no JavaScript: {problem}',
  RELEASE_OPERATION_HIDDEN:
    '{path} puts a GraphQL document together while it runs. Write it in a .graphql file and run npm run codegen.',
  RELEASE_OPERATION_UNFIT:
    "{operation} in {path} does not fit the server's schema: {problem} Change its .graphql file and run npm run codegen.",
  RELEASE_ROUTE_TAKEN:
    '{route} belongs to {owner} ({taken}). Change "routes" in federation.json, or let {owner} give it up first.',
  RELEASE_ROUTE_RESERVED: '{route} belongs to the server. Change "routes" in federation.json.',
  RELEASE_NAVIGATION_ELSEWHERE:
    'The link {path} leads to none of its own routes. Change "navigation" in federation.json.',
  RELEASE_TOO_HEAVY:
    'Its first screen loads {size, number} bytes; {version}, which is active, loads {before, number}, and {allowed, number} are allowed. Load with import() what that screen does not need, or write "budget": {size} in federation.json.',
  RELEASE_REFUSED: 'The release was refused: {problems}',
  RELEASE_PROBLEM: '{problem}',
  RELEASE_DESCRIPTION_INVALID: 'The description of the release is not valid.',
  RELEASE_DESCRIPTION_OF_OTHER: 'The description belongs to another release than the address.',
  RELEASE_DESCRIPTION_MISSING: 'The field "release" with the description is missing.',
  RELEASE_DESCRIPTION_NO_JSON: 'The field "release" is no JSON.',
  RELEASE_NEEDS_FORM: 'The release has to be sent as multipart/form-data.',
  RELEASE_FILE_PATH: '"{path}" is no path of a file.',
  RELEASE_TOO_LARGE: 'The release is too large.',
  RELEASE_REQUEST_INVALID: 'The request is not valid.',
};
