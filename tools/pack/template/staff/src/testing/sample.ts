/** What the server answers in tests. */
export const filled = {
  caseCounts: { open: 3, scheduled: 2, overdue: 1 },
  cases: {
    edges: [
      {
        node: {
          id: '1',
          number: 17,
          title: 'Heating stays cold',
          place: 'Second floor',
          state: 'OPEN',
          isOverdue: false,
          updatedAt: '2026-03-04T09:00:00Z',
        },
      },
    ],
  },
};

export const empty = { ...filled, cases: { edges: [] } };

/** What stands on the page then. */
export const shown = '#17 Heating stays cold';
