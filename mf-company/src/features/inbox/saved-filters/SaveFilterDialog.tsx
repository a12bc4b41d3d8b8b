import { useToast, useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { useCompanyId } from '../../company-scope';
import { CreateInboxSavedFilterDocument, InboxSavedFiltersDocument } from '../gql/graphql';
import type { InboxAddress } from '../use-inbox-address';
import { filterOf } from './filter-address';
import { NameDialog } from './NameDialog';

/** Asks for a name under which the present filter is kept. */
export function SaveFilterDialog({
  address,
  onClose,
}: {
  address: InboxAddress;
  onClose: () => void;
}) {
  const t = useTranslations('inbox.saved');
  const toast = useToast();
  const companyId = useCompanyId();
  const { run, isBusy, error } = useAction(CreateInboxSavedFilterDocument, {
    failed: t('failed'),
    rereads: [InboxSavedFiltersDocument],
  });
  async function save(name: string): Promise<void> {
    if (!(await run({ input: { companyId, name, ...filterOf(address) } }))) return;
    toast(t('saved', { name }), 'success');
    onClose();
  }
  return (
    <NameDialog
      title={t('save')}
      hint={t('saveHint')}
      name=""
      isBusy={isBusy}
      error={error}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
