import { useToast, useTranslations } from '@hausgeist/shell-api';
import { DeleteAction, MutationDialog, RowAction, useAction } from '@hausgeist/staff-kit';
import { Dialog } from '@hausgeist/ui';
import { useState } from 'react';
import {
  DeleteInboxSavedFilterDocument,
  InboxSavedFiltersDocument,
  RenameInboxSavedFilterDocument,
} from '../gql/graphql';
import styles from '../work/Dialogs.module.css';
import { NameDialog } from './NameDialog';
import type { SavedFilter } from './use-saved-filters';

interface Asked {
  kind: 'rename' | 'delete';
  filter: SavedFilter;
}

function RenameDialog({ filter, onClose }: { filter: SavedFilter; onClose: () => void }) {
  const t = useTranslations('inbox.saved');
  const toast = useToast();
  const { run, isBusy, error } = useAction(RenameInboxSavedFilterDocument, { failed: t('failed') });
  async function rename(name: string): Promise<void> {
    if (!(await run({ input: { id: filter.id, name } }))) return;
    toast(t('renamed', { name }), 'success');
    onClose();
  }
  return (
    <NameDialog
      title={t('renameTitle', { name: filter.name })}
      name={filter.name}
      isBusy={isBusy}
      error={error}
      onSubmit={rename}
      onClose={onClose}
    />
  );
}

function AskedDialog({ asked: { kind, filter }, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useTranslations('inbox.saved');
  const { id, name } = filter;
  if (kind === 'rename') return <RenameDialog filter={filter} onClose={onClose} />;
  return (
    <MutationDialog
      mutation={DeleteInboxSavedFilterDocument}
      variables={{ input: { id } }}
      rereads={[InboxSavedFiltersDocument]}
      title={t('deleteTitle', { name })}
      text={t('deleteText')}
      done={t('deleted', { name })}
      failures={{ failed: t('failed') }}
      onClose={onClose}
    />
  );
}

interface ManageFiltersDialogProps {
  filters: readonly SavedFilter[];
  onClose: () => void;
}

/** The viewer's own filters: renamed and deleted. */
export function ManageFiltersDialog({ filters, onClose }: ManageFiltersDialogProps) {
  const t = useTranslations('inbox.saved');
  const common = useTranslations('common');
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <Dialog title={t('manage')} size="small" closeLabel={common('close')} onClose={onClose}>
        {filters.length === 0 && <p>{t('none')}</p>}
        <ul className={styles.managed}>
          {filters.map((filter) => (
            <li key={filter.id} className={styles.managedLabel}>
              <span>{filter.name}</span>
              <span className={styles.managedActions}>
                <RowAction
                  subject={filter.name}
                  onClick={() => setAsked({ kind: 'rename', filter })}
                >
                  {t('rename')}
                </RowAction>
                <DeleteAction
                  subject={filter.name}
                  onClick={() => setAsked({ kind: 'delete', filter })}
                />
              </span>
            </li>
          ))}
        </ul>
      </Dialog>
      {asked && <AskedDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
