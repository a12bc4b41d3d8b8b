import { defineReasons } from '../../platform/errors/index.js';

/** Why something is not deleted, or not held. */
export const legalHoldReasons = defineReasons({
  UNDER_LEGAL_HOLD: 'This is under a legal hold and cannot be deleted before that is lifted.',
  LEGAL_HOLD_NOT_FOUND: 'Legal hold not found.',
  ERASURE_IS_RUNNING: 'This person is being erased.',
});
