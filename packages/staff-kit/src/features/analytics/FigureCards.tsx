import { useTranslations } from '@hausgeist/shell-api';
import { StatCard, StatGrid } from '@hausgeist/ui';
import type { AnalyticsFiguresFragment } from '../../gql/graphql';
import { useWriting } from './use-writing';

interface FigureCardsProps {
  now: AnalyticsFiguresFragment;
  /** Null where nothing was measured then. */
  before: AnalyticsFiguresFragment | null;
}

/** What matters most of a period, each beside what it was before. */
export function FigureCards({ now, before }: FigureCardsProps) {
  const t = useTranslations('analytics');
  const { count, share, usd, duration } = useWriting();

  function figure(
    key:
      | 'conversations'
      | 'resolved'
      | 'handedOver'
      | 'emergencies'
      | 'firstResponse'
      | 'personResponse'
      | 'helpful'
      | 'gaps'
      | 'mails'
      | 'tokens'
      | 'cost',
    of: (figures: AnalyticsFiguresFragment) => number | null | undefined,
    write: (value: number) => string,
    more: string[] = [],
  ) {
    const [value, then] = [of(now), before && of(before)];
    const isKnown = typeof value === 'number';
    const hints = [
      ...(isKnown ? [] : [t('none')]),
      ...more,
      ...(typeof then === 'number' ? [t('hints.before', { value: write(then) })] : []),
    ];
    return {
      key,
      value: isKnown ? write(value) : '–',
      hint: hints.join(' · '),
    };
  }
  const slowest = (p90: number | undefined) =>
    p90 === undefined ? [] : [t('hints.p90', { value: duration(p90) })];
  const rated = now.helpful + now.notHelpful;
  const failed = now.failedMails > 0 ? [t('hints.failed', { count: now.failedMails })] : [];
  const cards = [
    figure('conversations', (of) => of.conversations, count, [
      t('hints.messages', { count: now.messages }),
    ]),
    figure('resolved', (of) => of.resolvedShare, share),
    figure('handedOver', (of) => of.handedOver, count),
    figure('emergencies', (of) => of.emergencies, count),
    figure(
      'firstResponse',
      (of) => of.firstResponse?.median,
      duration,
      slowest(now.firstResponse?.p90),
    ),
    figure(
      'personResponse',
      (of) => of.personResponse?.median,
      duration,
      slowest(now.personResponse?.p90),
    ),
    figure('helpful', (of) => of.helpfulShare, share, [t('hints.ratings', { count: rated })]),
    figure('gaps', (of) => of.openedQuestions, count, [
      t('hints.open', { count: now.stillOpenQuestions }),
    ]),
    figure('mails', (of) => of.mails, count, failed),
    ...(now.tokens === null ? [] : [figure('tokens', (of) => of.tokens, count)]),
    ...(now.cost === null ? [] : [figure('cost', (of) => of.cost, usd)]),
  ];
  return (
    <StatGrid isJoined>
      {cards.map(({ key, value, hint }) => (
        <StatCard key={key} label={t(`figures.${key}`)} value={value} hint={hint} />
      ))}
    </StatGrid>
  );
}
