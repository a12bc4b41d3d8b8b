import type { AnalyticsFiguresFragment } from '../gql/graphql';

const duration = (median: number, p90: number) => ({
  __typename: 'AnalyticsDuration' as const,
  median,
  p90,
});

/** Figures of one period. */
export const someFigures = (
  changes: Partial<AnalyticsFiguresFragment> = {},
): AnalyticsFiguresFragment & { __typename: string } => ({
  __typename: 'AnalyticsFigures',
  conversations: 1_284,
  messages: 9_310,
  resolvedShare: 0.768,
  handedOver: 203,
  emergencies: 14,
  firstResponse: duration(2.4, 6.1),
  personResponse: duration(1_260, 9_000),
  helpful: 311,
  notHelpful: 42,
  helpfulShare: 0.881,
  openedQuestions: 67,
  stillOpenQuestions: 12,
  mails: 1_911,
  failedMails: 3,
  tokens: null,
  cost: null,
  ...changes,
});

/** Seven days, of which the company has seen five. */
const series = [null, null, 41, 65, 28, 52, 73].map((conversations, index) => ({
  __typename: 'AnalyticsPoint' as const,
  at: `2026-03-${String(index + 1).padStart(2, '0')}`,
  conversations,
  conversationsBefore: index < 5 ? null : 30 + index,
  handedOver: conversations === null ? null : Math.round(conversations / 6),
  emergencies: conversations === null ? null : index % 3,
  resolvedShare: conversations === null ? null : 0.6 + index / 20,
  firstResponse: conversations === null ? null : duration(2 + index / 5, 6),
  personResponse: conversations === null || index === 4 ? null : duration(900 + index * 60, 6_000),
}));

const hours = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
  [7, 8, 9, 12, 17, 18, 19, 20].map((hour) => ({
    __typename: 'AnalyticsHour' as const,
    weekday,
    hour,
    conversations: ((weekday * hour) % 23) + 1,
  })),
);

/** Figures of a week, with the week before. */
export const someAnalytics = (changes: object = {}) => ({
  __typename: 'Analytics',
  ...{ from: '2026-03-01', to: '2026-03-07', beforeFrom: '2026-02-22', beforeTo: '2026-02-28' },
  generatedAt: '2026-03-07T12:00:00.000Z',
  ...{ now: someFigures(), before: someFigures({ conversations: 1_102, personResponse: null }) },
  ...{ series, hours },
  categories: [
    { __typename: 'AnalyticsCategory', category: 'Heizung', conversations: 402, before: 317 },
    { __typename: 'AnalyticsCategory', category: 'Wasser', conversations: 268, before: 290 },
    { __typename: 'AnalyticsCategory', category: '', conversations: 31, before: 12 },
  ],
  ratingReasons: [
    { __typename: 'AnalyticsRatingReason', reason: 'INCOMPLETE', count: 19 },
    { __typename: 'AnalyticsRatingReason', reason: null, count: 9 },
  ],
  gaps: [
    { __typename: 'AnalyticsGap', reason: 'NOT_FOUND', count: 48, open: 9 },
    { __typename: 'AnalyticsGap', reason: 'HAND_OVER', count: 19, open: 3 },
  ],
  ...changes,
});

/** A period in which nothing happened. */
export const noAnalytics = () =>
  someAnalytics({
    now: someFigures({ conversations: 0 }),
    before: null,
    ...{ series: [], hours: [], categories: [], ratingReasons: [], gaps: [] },
  });

/** What waits at a company. */
export const aDashboard = (changes: object = {}) => ({
  __typename: 'CompanyDashboard',
  id: 'company-1',
  ...{ waiting: 3, emergencies: 1, unanswered: 12, unassigned: 27, open: 64 },
  ...{ casesDue: 5, casesOverdue: 2, casesReported: 3 },
  waitingSince: '2026-03-07T08:12:00.000Z',
  today: { __typename: 'Analytics', now: someFigures({ conversations: 38 }), before: null },
  ...changes,
});

/** A building that figures can be narrowed down to. */
export const aBuildingToChoose = (changes: object = {}) => ({
  ...{ __typename: 'Building', id: 'building-1', name: 'Hafenhof' },
  address: 'Am Kai 3, 20457 Hamburg',
  ...changes,
});

/** What the server answers about figures. */
export const ANALYTICS_ANSWERS = {
  CompanyAnalytics: { analytics: someAnalytics() },
  WeeklyFigures: { weeklyFigures: false },
  AnalyticsBuildings: { buildings: { edges: [{ node: aBuildingToChoose() }] } },
  AnalyticsBuilding: { node: aBuildingToChoose() },
  CompanyDashboard: { companyDashboard: aDashboard() },
  AllAnalytics: {
    allAnalytics: {
      __typename: 'AllAnalytics',
      total: someAnalytics({ now: someFigures({ tokens: 4_200_000, cost: 12.5 }) }),
      companies: [
        {
          __typename: 'AnalyticsOfCompany',
          company: { __typename: 'CompanyReference', id: 'company-1', name: 'Lindenhof GmbH' },
          now: someFigures({ tokens: 3_900_000, cost: 11.75 }),
        },
        {
          __typename: 'AnalyticsOfCompany',
          company: { __typename: 'CompanyReference', id: 'company-2', name: 'Seeblick KG' },
          now: someFigures({ conversations: 0, resolvedShare: null, tokens: 0, cost: 0 }),
        },
      ],
    },
  },
};
