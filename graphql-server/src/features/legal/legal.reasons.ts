import { defineReasons } from '../../platform/errors/index.js';

/** Why a company's own legal texts are refused. */
export const legalReasons = defineReasons({
  LEGAL_TEXT_NEEDS_GERMAN: 'Please write the German text first; the English one is added to it.',
  LEGAL_TEXT_TOO_LONG: 'The text can have at most {max, number} characters.',
});
