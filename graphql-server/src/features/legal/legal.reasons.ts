import { defineReasons } from '../../platform/errors/index.js';

/** Why legal texts and what is said of the operator are refused. */
export const legalReasons = defineReasons({
  LEGAL_TEXT_NEEDS_GERMAN: 'Please write the German text first; the English one is added to it.',
  OPERATOR_DETAIL_TOO_LONG: 'This can have at most {max} characters.',
  LEGAL_TEXT_TOO_LONG: 'The text can have at most {max, number} characters.',
});
