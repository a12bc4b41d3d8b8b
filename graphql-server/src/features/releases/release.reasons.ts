import { defineReasons } from '../../platform/errors/index.js';

/** Why a release of a front end is not taken or activated. */
export const releaseReasons = defineReasons({
  RELEASE_TOKEN_REQUIRED: 'A valid release token is required.',
  RELEASE_DIFFERS: '{app} {version} was released before with other files.',
  APP_NOT_RELEASED: 'There is no release of {app}.',
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
  RELEASE_NOT_FOUND: 'There is no release {version} of {app}.',
  NO_EARLIER_RELEASE: '{app} has no earlier version to return to.',
  RELEASED_MEANWHILE: 'Another release of {app} became active in the meantime.',
  TRIAL_SHARE_INVALID:
    'A share of visitors is a whole number from 0 to 99. All get a version by activating it.',
  TRIAL_OF_NONE: 'Name a share of visitors or companies that are to try the version.',
  TRIAL_NEEDS_ACTIVE: '{app} has no active version to compare with. Activate this one instead.',
  TRIAL_OF_ACTIVE: 'All visitors get {version} already.',
  TRIAL_OF_OTHER: '{app} {version} is being tried. End that trial first.',
  TRIAL_COMPANY_UNKNOWN: 'There is no company with the address /c/{name}.',
  TRIAL_COMPANIES_MANY: 'At most {max} companies can be named.',
  LOCAL_NOT_ALLOWED:
    'This installation does not let front ends of other machines into its pages (LOCAL_FRONT_ENDS).',
  LOCAL_ORIGIN_INVALID:
    'Enter an address of your own machine with its port, such as http://localhost:3002.',
  LOCAL_NEEDS_ACTIVE: '{app} has no active version whose place yours could take.',
  NO_TRIAL: 'No version of {app} is being tried.',
  RELEASE_UNSIGNED: '{app} has to be signed with a key that the server knows (RELEASE_KEYS).',
  RELEASE_SIGNATURE_WRONG:
    'The signature of {app} does not fit this build, or its key is not known to the server.',
  RELEASE_KEY_WITHDRAWN:
    '{app} {version} is not signed with a key that the server knows now. Release it again, signed.',
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
  // What is wrong with a build, and where its team puts it right.
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
});
