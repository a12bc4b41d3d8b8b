import { defineReasons } from '../../platform/errors/index.js';

/** Why a release of a front end is not taken or activated. */
export const releaseReasons = defineReasons({
  RELEASE_TOKEN_REQUIRED: 'A valid release token is required.',
  RELEASE_DIFFERS: '{app} {version} was released before with other files.',
  APP_NOT_RELEASED: 'There is no release of {app}.',
  RELEASE_NOT_FOUND: 'There is no release {version} of {app}.',
  NO_EARLIER_RELEASE: '{app} has no earlier version to return to.',
  RELEASED_MEANWHILE: 'Another release of {app} became active in the meantime.',
  RELEASE_UNSIGNED: '{app} has to be signed with a key that the server knows (RELEASE_KEYS).',
  RELEASE_SIGNATURE_WRONG:
    'The signature of {app} does not fit this build, or its key is not known to the server.',
  RELEASE_KEY_WITHDRAWN:
    '{app} {version} is not signed with a key that the server knows now. Release it again, signed.',
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
});
