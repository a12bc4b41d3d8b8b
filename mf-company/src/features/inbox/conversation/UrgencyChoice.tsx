import { useTranslations } from '@hausgeist/shell-api';
import { Select } from '@hausgeist/ui';
import type { InboxRow } from '../../inbox-live';
import { SetConversationUrgencyDocument } from '../gql/graphql';
import { useWork } from '../work/use-work';

const URGENCIES = ['NORMAL', 'HIGH', 'EMERGENCY'] as const;

/** How urgent the conversation is, with the way to say otherwise. */
export function UrgencyChoice({ row: { id, revision, urgency } }: { row: InboxRow }) {
  const t = useTranslations('inbox');
  const { run, isBusy } = useWork(SetConversationUrgencyDocument);
  return (
    <Select
      label={t('facts.urgency')}
      options={URGENCIES.map((value) => ({ value, label: t(`urgency.${value}`) }))}
      value={urgency}
      disabled={isBusy}
      onChange={({ target }) => {
        const chosen = URGENCIES.find((one) => one === target.value);
        if (chosen) void run({ input: { id, revision, urgency: chosen } });
      }}
    />
  );
}
