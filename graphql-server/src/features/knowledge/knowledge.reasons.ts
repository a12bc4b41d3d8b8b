import { defineReasons } from '../../platform/errors/index.js';

/** Why a prompt file is not taken, or does not become use cases. */
export const knowledgeReasons = defineReasons({
  PROMPT_FILE_WRONG_TYPE: 'Please upload a text file (.txt, .md)',
  PROMPT_FILE_TOO_LARGE: 'The file is too large. A prompt file may have up to 5 MB.',
  PROMPT_FILE_EMPTY: 'The file is empty.',
  PROMPT_FILE_NO_TEXT_FILE: 'The file is not a text file.',
  PROMPT_FILE_WITHOUT_TEXT: 'The file contains no text.',
  PROMPT_FILE_WITHOUT_USE_CASES: 'The file contains no use cases.',
  PROMPT_FILE_NOT_PROCESSED: 'The file could not be processed.',
});
