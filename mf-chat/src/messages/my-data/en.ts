import type { ChatTexts } from '../de';

/** What a person reads about the data that is kept of them. */
export const myData: ChatTexts['myData'] = {
  open: 'My data',
  title: 'My data',
  text: 'You have the right to know what is kept about you, and to have it erased. Your property management has one month to do so.',
  loading: 'Loading requests...',
  loadFailed: 'Your requests could not be loaded.',
  retry: 'Try again',
  requests: 'Your requests',
  export: 'Copy of my data',
  exportText:
    'You get everything that is kept about you as a package to download: conversations, files, cases, emails and more.',
  exportAsk: 'Ask for a copy',
  exportConfirm:
    'Your property management checks that the request comes from you. As soon as the package is ready you get an email, and can download it here.',
  erasure: 'Erasure',
  erasureText:
    'Everything that is kept about you is erased. After that you cannot sign in to the chat any more.',
  erasureAsk: 'Ask for erasure',
  erasureConfirm:
    'Your property management checks that the request comes from you, and whether it has to keep anything. An erasure cannot be undone. Ask for a copy first if you want to keep your data.',
  send: 'Send request',
  back: 'Back',
  close: 'Close',
  asked: 'Asked for on {day}',
  due: 'To be done by {day}',
  extended: 'It takes longer: {reason}',
  refused: 'Refused: {reason}',
  download: 'Download the package ({size} MB)',
  until: 'Available until {day}',
  already: 'You have asked for this already.',
  failed: 'The request could not be sent.',
  states: {
    REQUESTED: 'Being checked',
    RUNNING: 'In progress',
    DONE: 'Done',
    FAILED: 'In progress',
    REFUSED: 'Refused',
  },
};
