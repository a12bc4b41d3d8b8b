import { useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import {
  DeleteAction,
  EditAction,
  ListFrame,
  MutationDialog,
  RowActions,
  useListQuery,
  useMomentText,
} from '@hausgeist/staff-kit';
import {
  Button,
  Card,
  DataTable,
  type DataColumn,
  EmptyState,
  MessagesIcon,
  PlusIcon,
} from '@hausgeist/ui';
import { readFragment } from '../../gql/fragment-masking';
import {
  CannedReplyRowFragmentDoc,
  DeletePortalCannedReplyDocument,
  PortalCannedRepliesDocument,
  type CannedReplyRowFragment,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import styles from './CannedReplies.module.css';
import { CannedReplyDialog } from './CannedReplyDialog';

type Dialog = { kind: 'add' } | { kind: 'edit' | 'remove'; reply: CannedReplyRowFragment };

/** The columns of the list; what can be done with a text only for those who may. */
function useColumns(onOpen: (dialog: Dialog) => void): DataColumn<CannedReplyRowFragment>[] {
  const t = useTranslations('cannedReplies.columns');
  const common = useTranslations('common');
  const momentText = useMomentText();
  const mayEdit = usePermission('settings.edit');
  const columns: DataColumn<CannedReplyRowFragment>[] = [
    { key: 'title', header: t('title'), cell: ({ title }) => title },
    {
      key: 'text',
      header: t('text'),
      card: 'plain',
      cell: ({ text }) => <span className={styles.text}>{text}</span>,
    },
    {
      key: 'updatedAt',
      header: t('updatedAt'),
      card: 'corner',
      cell: ({ updatedAt }) => momentText(updatedAt),
    },
  ];
  if (!mayEdit) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      header: common('actions'),
      align: 'end',
      cell: (reply) => (
        <RowActions>
          <EditAction subject={reply.title} onClick={() => onOpen({ kind: 'edit', reply })} />
          <DeleteAction subject={reply.title} onClick={() => onOpen({ kind: 'remove', reply })} />
        </RowActions>
      ),
    },
  ];
}

/** The texts that people of the company answer tenants with. */
export function CannedReplies() {
  const t = useTranslations('cannedReplies');
  const mayEdit = usePermission('settings.edit');
  const [open, setOpen] = useOpenDialog<Dialog>('cannedReplies');
  const close = () => setOpen(undefined);
  const columns = useColumns(setOpen);
  const { data, ...list } = useListQuery(PortalCannedRepliesDocument, {
    companyId: useCompanyId(),
  });
  const rows = data?.cannedReplies.map((row) => readFragment(CannedReplyRowFragmentDoc, row));
  const addButton = mayEdit && (
    <Button icon={<PlusIcon />} onClick={() => setOpen({ kind: 'add' })}>
      {t('add')}
    </Button>
  );
  return (
    <Card title={t('title')} actions={addButton}>
      <ListFrame list={list} failures={{ failed: t('loadFailed') }}>
        <DataTable
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          busy={list.isBusy}
          empty={
            <EmptyState icon={<MessagesIcon size={28} />} title={t('none')}>
              {t('noneHint')}
            </EmptyState>
          }
        />
      </ListFrame>
      {(open?.kind === 'add' || open?.kind === 'edit') && (
        <CannedReplyDialog reply={open.kind === 'edit' ? open.reply : undefined} onClose={close} />
      )}
      {open?.kind === 'remove' && (
        <MutationDialog
          mutation={DeletePortalCannedReplyDocument}
          variables={{ input: { id: open.reply.id } }}
          rereads="active"
          title={t('remove')}
          text={t('removeText', { title: open.reply.title })}
          done={t('removed')}
          failures={{ failed: t('removeFailed') }}
          onClose={close}
        />
      )}
    </Card>
  );
}
