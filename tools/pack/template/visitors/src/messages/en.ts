export const en = {
  overview: {
    title: 'Example',
    intro: 'What your property management is doing for you.',
    loading: 'Loading …',
    failed: 'This could not be loaded.',
    denied: 'This page is not open to you.',
    retry: 'Try again',
    list: 'Your repairs',
    appointment: 'Appointment: {at}',
    noAppointment: 'No appointment yet',
    states: {
      OPEN: 'Open',
      IN_PROGRESS: 'In progress',
      SCHEDULED: 'Scheduled',
      REOPENED: 'Reopened',
      DONE: 'Done',
      CLOSED: 'Closed',
    },
    empty: { title: 'Nothing reported', text: 'Repairs that you report in the chat stand here.' },
    unknown: {
      title: 'Who are you?',
      text: 'Tell us in the chat, then you find your repairs here.',
      action: 'To the chat',
    },
  },
};

/** The texts of a language. */
export type Messages = typeof en;
