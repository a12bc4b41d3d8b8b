import { defineReasons } from '../../platform/errors/index.js';

/** Why broadcasts are not shown, changed or sent. */
export const broadcastReasons = defineReasons({
  BROADCAST_NOT_FOUND: 'Message not found.',
  AUDIENCE_EMPTY: 'Choose at least one',
  TOO_MANY_CHOSEN: 'At most {max} can be chosen',
  CHOICE_NOT_FOUND: 'Something that was chosen does not exist any more',
  BROADCAST_NOT_DRAFT: 'Only a draft can be changed, sent or deleted',
  BROADCAST_OVER: 'This message has been sent or cancelled already',
  NO_RECIPIENTS: 'This message has no recipients',
  VALID_UNTIL_INVALID: 'Enter a day such as 2026-11-24',
  VALID_UNTIL_OVER:
    'The day until which this message holds is over by then. Choose a later one or none',
  SCHEDULE_OUT_OF_RANGE: 'Choose a time within the next {days} days',
  TOO_MANY_BROADCASTS: 'At most {max} messages can be sent in a day',
  TEST_BY_PERSON: 'A test is sent to a person who is signed in',
});
