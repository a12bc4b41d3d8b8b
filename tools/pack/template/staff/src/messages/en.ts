export const en = {
  overview: {
    title: 'Example',
    intro: 'What your team still has to do, at a glance.',
    loading: 'Loading …',
    failed: 'This could not be loaded.',
    denied: 'Your role does not open this page.',
    retry: 'Try again',
    open: 'Open',
    scheduled: 'With an appointment',
    overdue: 'Overdue',
    late: 'Overdue',
    list: 'Last changed',
    states: {
      OPEN: 'Open',
      IN_PROGRESS: 'In progress',
      SCHEDULED: 'Scheduled',
      REOPENED: 'Reopened',
      DONE: 'Done',
      CLOSED: 'Closed',
    },
    empty: { title: 'Nothing left to do', text: 'New cases will stand here.' },
  },
};

/** The texts of a language. */
export type Messages = typeof en;
