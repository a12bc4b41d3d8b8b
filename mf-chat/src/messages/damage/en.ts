/** What a person reads who reports damage. */
export const damage = {
  offer: 'Report damage',
  title: 'Report damage',
  what: 'What is damaged?',
  where: 'Where?',
  whereHint: 'For example: kitchen. We know your address.',
  since: 'Since when?',
  optional: 'Optional',
  photos: 'Add photos',
  photosLost: 'Please choose your photos again: this browser could not keep them.',
  alongside:
    '{count, plural, one {The file from the chat goes along.} other {# files from the chat go along.}}',
  send: 'Report',
  sending: 'Sending …',
  cancel: 'Cancel',
  failed: 'The report did not arrive. What you wrote stays here; please try again.',
  photosFailed: 'Your damage is reported, but the photos did not arrive. Please try again.',
};
