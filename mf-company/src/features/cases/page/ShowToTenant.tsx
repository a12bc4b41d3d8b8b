import { useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { Checkbox } from '@hausgeist/ui';
import { ShowCaseItemDocument } from '../gql/graphql';

interface ShowToTenantProps {
  caseId: string;
  /** A file, or a craftsman's report. */
  itemId: string;
  isShown: boolean;
}

/** Lets the tenant see something of the case in the chat. */
export function ShowToTenant({ caseId, itemId, isShown }: ShowToTenantProps) {
  const t = useTranslations('cases.page');
  const { run, isBusy } = useAction(ShowCaseItemDocument, {
    failed: t('changeFailed'),
    isToasted: true,
    rereads: 'active',
  });
  return (
    <Checkbox
      label={t('showToTenant')}
      checked={isShown}
      disabled={isBusy}
      onChange={({ target }) =>
        void run({ input: { id: caseId, itemId, isShown: target.checked } })
      }
    />
  );
}
