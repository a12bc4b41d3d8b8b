import { defineReasons } from '../../platform/errors/index.js';

/** Why the upload of a prompt file has no end to tell of. */
export const promptFileReasons = defineReasons({
  PROMPT_FILE_REPLACED: 'Another prompt file was uploaded meanwhile.',
  PROMPT_UPLOAD_FAILED: 'Failed to upload prompt',
});
