import { defineReasons } from '../../platform/errors/index.js';

/** Why texts for answers are not shown or changed. */
export const cannedReplyReasons = defineReasons({
  CANNED_REPLY_NOT_FOUND: 'Canned reply not found.',
  CANNED_REPLY_EXISTS: 'There is a canned reply with this title already',
  COMPANY_HAS_ENOUGH_REPLIES: 'A company can have at most {max, number} canned replies.',
});
