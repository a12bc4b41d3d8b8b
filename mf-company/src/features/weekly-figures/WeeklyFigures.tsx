import { useQuery } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { Card, Checkbox } from '@hausgeist/ui';
import { PortalWeeklyFiguresDocument, SetPortalWeeklyFiguresDocument } from '../../gql/graphql';

/** The words of the card; it stands among texts that are not the portal's. */
export type WeeklyTexts = Record<'title' | 'wanted' | 'hint' | 'failed', string>;

/** Lets people choose for themselves whether the figures of the week come by mail. */
export function WeeklyFigures({ texts }: { texts: WeeklyTexts }) {
  const { data } = useQuery(PortalWeeklyFiguresDocument);
  const { run, isBusy } = useAction(SetPortalWeeklyFiguresDocument, {
    failed: texts.failed,
    isToasted: true,
    rereads: 'active',
  });
  if (!data) return null;
  return (
    <Card title={texts.title}>
      <Checkbox
        label={texts.wanted}
        hint={texts.hint}
        checked={data.weeklyFigures}
        disabled={isBusy}
        onChange={({ target }) => void run({ input: { isWanted: target.checked } })}
      />
    </Card>
  );
}
