import { defineReasons } from '../../platform/errors/index.js';

/** Why a prompt file is not taken, or a use case or wording is not found or not added. */
export const knowledgeReasons = defineReasons({
  // Prompt files
  PROMPT_FILE_WRONG_TYPE: 'Please upload a text file (.txt, .md)',
  PROMPT_FILE_TOO_LARGE: 'The file is too large. A prompt file may have up to 5 MB.',
  PROMPT_FILE_EMPTY: 'The file is empty.',
  PROMPT_FILE_NO_TEXT_FILE: 'The file is not a text file.',
  PROMPT_FILE_WITHOUT_TEXT: 'The file contains no text.',
  PROMPT_FILE_WITHOUT_USE_CASES: 'The file contains no use cases.',
  PROMPT_FILE_NOT_PROCESSED: 'The file could not be processed.',
  PROMPT_FILE_REPLACED: 'Another prompt file was uploaded meanwhile.',
  PROMPT_UPLOAD_FAILED: 'Failed to upload prompt',
  // Drafts and versions
  DRAFT_NOT_BEGUN: 'There is no draft. Begin one first.',
  DRAFT_CHANGED_MEANWHILE: 'The draft has changed meanwhile. Please look at it again.',
  USE_CASE_CHANGED_MEANWHILE: '{name} has changed this use case meanwhile',
  KNOWLEDGE_NEEDS_CONSENT: 'Please confirm what publishing this would do.',
  KNOWLEDGE_VERSION_NOT_FOUND: 'Version not found.',
  TEST_QUESTION_NOT_FOUND: 'Test question not found.',
  TEST_QUESTION_ALREADY_HERE: 'This is a test question already',
  ENOUGH_TEST_QUESTIONS: 'A company can have at most {max} test questions',
  TOO_MANY_TRIALS: 'Too many questions were tried. Please try again later.',
  DAY_UNKNOWN: 'Please give a day such as 2026-12-01',
  BUILDING_OF_USE_CASE_UNKNOWN: 'There is no such building at this company',
  USE_CASE_HAS_ENOUGH_BUILDINGS: 'A use case can be meant for at most {max} buildings',
  DAYS_REVERSED: 'The last day is before the first',
  // Use cases and their wordings
  USE_CASE_NOT_FOUND: 'Use case not found.',
  WORDING_NOT_FOUND: 'Wording not found.',
  WORDING_ALREADY_HERE: 'This use case already has this wording',
  WORDING_LEADS_ELSEWHERE: 'This wording already leads to “{title}”',
  USE_CASE_HAS_ENOUGH_WORDINGS: 'A use case can have at most {max} wordings',
  COMPANY_HAS_ENOUGH_WORDINGS: 'A company can have at most {max} wordings',
});
