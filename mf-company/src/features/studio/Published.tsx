import { Link, useTranslations } from '@hausgeist/shell-api';
import { Alert } from '@hausgeist/ui';

/** What was published a moment ago. */
export interface PublishedFacts {
  newCount: number;
  changedCount: number;
  goneCount: number;
  /** Use cases of the version. */
  useCaseCount: number;
  /** Whether the assistant answers from it already. */
  isRunning: boolean;
}

/** Says what was published, and leads there. */
export function Published({ facts }: { facts: PublishedFacts }) {
  const t = useTranslations('studio.publish');
  const { newCount, changedCount, goneCount, useCaseCount, isRunning } = facts;
  return (
    <Alert tone="success">
      {t('summary', { newCount, changedCount, goneCount })}{' '}
      {isRunning ? t('published', { count: useCaseCount }) : t('soon')}{' '}
      <Link to="?tab=use-cases">{t('toUseCases')}</Link>
    </Alert>
  );
}
