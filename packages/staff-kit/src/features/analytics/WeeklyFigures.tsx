import { useQuery, useTranslations } from '@hausgeist/shell-api';
import { Card, Checkbox } from '@hausgeist/ui';
import { SetWeeklyFiguresDocument, WeeklyFiguresDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';

/** Lets people choose for themselves whether the figures of the week come by mail. */
export function WeeklyFigures({ ofAll }: { ofAll: boolean }) {
  const t = useTranslations('analytics.weekly');
  const { data } = useQuery(WeeklyFiguresDocument);
  const { run, isBusy } = useAction(SetWeeklyFiguresDocument, {
    failed: t('failed'),
    isToasted: true,
    rereads: 'active',
  });
  if (!data) return null;
  return (
    <Card title={t('title')}>
      <Checkbox
        label={t('wanted')}
        hint={ofAll ? t('hintOfAll') : t('hint')}
        checked={data.weeklyFigures}
        disabled={isBusy}
        onChange={({ target }) => void run({ input: { isWanted: target.checked } })}
      />
    </Card>
  );
}
