import { defineReasons } from '../../platform/errors/index.js';

/** Why craftsmen are not shown or changed. */
export const craftsmanReasons = defineReasons({
  CRAFTSMAN_NOT_FOUND: 'Craftsman not found.',
  CRAFTSMAN_EXISTS: 'There is a craftsman with this name already',
  COMPANY_HAS_ENOUGH_CRAFTSMEN: 'A company can keep at most {max, number} craftsmen.',
});
