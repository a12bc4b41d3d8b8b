import { defineReasons } from '../../platform/errors/index.js';

/** Why a use case is not found, or a wording not added to it. */
export const useCaseReasons = defineReasons({
  USE_CASE_NOT_FOUND: 'Use case not found.',
  WORDING_NOT_FOUND: 'Wording not found.',
  WORDING_ALREADY_HERE: 'This use case already has this wording',
  WORDING_LEADS_ELSEWHERE: 'This wording already leads to “{title}”',
  USE_CASE_HAS_ENOUGH_WORDINGS: 'A use case can have at most {max} wordings',
  COMPANY_HAS_ENOUGH_WORDINGS: 'A company can have at most {max} wordings',
});
