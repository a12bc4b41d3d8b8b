import { defineReasons } from '../../platform/errors/index.js';

/** Why the work of a member cannot be handed over. */
export const workHandoverReasons = defineReasons({
  WORK_HANDED_TO_SAME: 'Work is handed over to another member.',
});
