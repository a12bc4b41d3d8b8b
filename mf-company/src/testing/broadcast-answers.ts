import type { BroadcastRowFragment } from '../features/broadcasts/gql/graphql';

/** A broadcast as an answer has it. */
export const toBroadcast = (row: BroadcastRowFragment) => ({
  ...row,
  audience: { __typename: 'BroadcastAudience', ...row.audience },
  counts: { __typename: 'BroadcastCounts', ...row.counts },
  reach: { __typename: 'BroadcastReach', ...row.reach },
  chosen: { __typename: 'BroadcastChosen', ...row.chosen },
});

export const aPreview = {
  recipient: 'Jana Öztürk',
  subject: 'Hoffest für Jana',
  text: 'Guten Tag **Jana**',
};

export const someRecipients = [
  {
    ...{ endUserId: 'user-1', fullName: 'Jana Öztürk', email: 'jana@mieter.example' },
    ...{ status: 'SENT', error: null, sentAt: '2026-11-21T11:00:00.000Z' },
    ...{ phone: '040 123456', shownAt: '2026-11-21T12:00:00.000Z', readAt: null },
  },
];
