import type { Facts } from './facts.repository.js';
import type { Gaps, Mails, Ratings, Use } from './other-figures.repository.js';

/** How long something took, in seconds. */
export interface Duration {
  median: number;
  p90: number;
}

/** Figures of one period; null is what was not measured, or may not be seen. */
export interface Figures {
  conversations: number;
  messages: number;
  resolvedShare: number | null;
  handedOver: number;
  emergencies: number;
  firstResponse: Duration | null;
  personResponse: Duration | null;
  helpful: number;
  notHelpful: number;
  helpfulShare: number | null;
  openedQuestions: number;
  stillOpenQuestions: number;
  mails: number;
  failedMails: number;
  tokens: number | null;
  cost: number | null;
}

/** What is not counted by conversation. */
export interface OtherRows {
  ratings: readonly Ratings[];
  gaps: readonly Gaps[];
  mails: readonly Mails[];
  /** Undefined for those who may not see it. */
  use: readonly Use[] | undefined;
}

type Measured = Pick<
  Facts,
  'firstMedian' | 'firstP90' | 'personMedian' | 'personP90' | 'judged' | 'resolved'
>;

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

const duration = (median: number | null, p90: number | null): Duration | null =>
  median === null || p90 === null ? null : { median, p90 };

/** What was measured of conversations; nothing of it, where there were none. */
export const measuresOf = (facts: Measured | undefined) => ({
  resolvedShare: facts ? share(facts.resolved, facts.judged) : null,
  firstResponse: facts ? duration(facts.firstMedian, facts.firstP90) : null,
  personResponse: facts ? duration(facts.personMedian, facts.personP90) : null,
});

const total = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** All figures of one period, of the rows that are about it. */
export function figuresOf(
  facts: Facts | undefined,
  { ratings, gaps, mails, use }: OtherRows,
): Figures {
  const helpful = total(
    ratings.filter(({ value }) => value === 'HELPFUL'),
    ({ count }) => count,
  );
  const rated = total(ratings, ({ count }) => count);
  return {
    conversations: facts?.conversations ?? 0,
    messages: facts?.messages ?? 0,
    handedOver: facts?.handedOver ?? 0,
    emergencies: facts?.emergencies ?? 0,
    ...measuresOf(facts),
    helpful,
    notHelpful: rated - helpful,
    helpfulShare: share(helpful, rated),
    openedQuestions: total(gaps, ({ count }) => count),
    stillOpenQuestions: total(gaps, ({ open }) => open),
    mails: total(mails, ({ sent }) => sent),
    failedMails: total(mails, ({ failed }) => failed),
    tokens: use ? total(use, ({ tokens }) => tokens) : null,
    cost: use ? total(use, ({ cost }) => cost) : null,
  };
}

/** The rows that are about one period. */
export const sideRowsOf = ({ ratings, gaps, mails, use }: OtherRows, isNow: boolean): OtherRows => {
  const isMeant = (row: { isNow: boolean }) => row.isNow === isNow;
  return {
    ratings: ratings.filter(isMeant),
    gaps: gaps.filter(isMeant),
    mails: mails.filter(isMeant),
    use: use?.filter(isMeant),
  };
};

const companyOf = ({ companyId }: { companyId: string }) => companyId;

/** Finds the rows of each company. */
export function sidesByCompany({ ratings, gaps, mails, use }: OtherRows) {
  const maps = {
    ratings: Map.groupBy(ratings, companyOf),
    gaps: Map.groupBy(gaps, companyOf),
    mails: Map.groupBy(mails, companyOf),
    use: Map.groupBy(use ?? [], companyOf),
  };
  return (companyId: string): OtherRows => ({
    ratings: maps.ratings.get(companyId) ?? [],
    gaps: maps.gaps.get(companyId) ?? [],
    mails: maps.mails.get(companyId) ?? [],
    use: maps.use.get(companyId) ?? [],
  });
}
