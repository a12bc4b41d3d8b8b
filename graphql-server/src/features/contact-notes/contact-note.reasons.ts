import { defineReasons } from '../../platform/errors/index.js';

/** Why a note of a call, visit or letter cannot be kept. */
export const contactNoteReasons = defineReasons({
  CONTACT_NOTE_NOT_FOUND: 'There is no such note of a call, visit or letter.',
  CONTACT_NOTE_PERSON_NOT_FOUND: 'There is no such tenant or owner.',
  CONTACT_NOTE_IN_FUTURE: 'The moment must not be in the future.',
  CONTACT_NOTE_OF_OTHER: 'Only who wrote the note, or who may change people, can delete it.',
  PERSON_HAS_ENOUGH_CONTACT_NOTES: 'A person can have at most {max} such notes.',
});
