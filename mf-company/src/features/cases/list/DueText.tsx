import { useTranslations } from '@hausgeist/shell-api';
import { DateText } from '@hausgeist/staff-kit';
import { Badge } from '@hausgeist/ui';
import type { CaseRow } from '../case-lists';

/** The day by which a case is to be done, and whether it has passed. */
export function DueText({ dueOn, isOverdue }: Pick<CaseRow, 'dueOn' | 'isOverdue'>) {
  const t = useTranslations('cases');
  if (!dueOn) return t('page.none');
  // Noon: the day is the same wherever it is read.
  return (
    <>
      <DateText at={`${dueOn}T12:00:00`} />{' '}
      {isOverdue && <Badge tone="danger">{t('overdue')}</Badge>}
    </>
  );
}
