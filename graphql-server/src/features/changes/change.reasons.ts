import { defineReasons } from '../../platform/errors/index.js';

/** Why changes are not told. */
export const changeReasons = defineReasons({
  CHANGES_FORGOTTEN:
    'Changes since this cursor are not known any more: read everything again, without one.',
  CHANGED_TYPES_REQUIRED: 'Say at least one type.',
});
