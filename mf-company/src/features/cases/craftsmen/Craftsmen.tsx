import { useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import {
  AddButton,
  DeleteAction,
  EditAction,
  ListFrame,
  MutationDialog,
  Page,
  RowActions,
  useListQuery,
} from '@hausgeist/staff-kit';
import { DataTable, type DataColumn, EmptyState, PlainText, UsersIcon } from '@hausgeist/ui';
import { useCompanyId } from '../../company-scope';
import { CASES } from '../case-lists';
import { readFragment } from '../gql/fragment-masking';
import {
  CraftsmanRowFragmentDoc,
  DeletePortalCraftsmanDocument,
  PortalCraftsmenDocument,
  type CraftsmanRowFragment,
} from '../gql/graphql';
import { CraftsmanDialog } from './CraftsmanDialog';

type Dialog = { kind: 'add' } | { kind: 'edit' | 'remove'; craftsman: CraftsmanRowFragment };

/** The columns of the list; what can be done with one only for those who may. */
function useColumns(onOpen: (dialog: Dialog) => void): DataColumn<CraftsmanRowFragment>[] {
  const t = useTranslations('craftsmen.columns');
  const common = useTranslations('common');
  const mayEdit = usePermission('cases.edit');
  const columns: DataColumn<CraftsmanRowFragment>[] = [
    { key: 'name', header: t('name'), cell: ({ name }) => name },
    { key: 'trade', header: t('trade'), card: 'corner', cell: ({ trade }) => trade },
    {
      key: 'contact',
      header: t('contact'),
      card: 'plain',
      cell: ({ email, phone }) => (
        <>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {email && phone && <br />}
          {phone && <a href={`tel:${phone}`}>{phone}</a>}
        </>
      ),
    },
    {
      key: 'note',
      header: t('note'),
      card: 'plain',
      cell: ({ note }) => note && <PlainText>{note}</PlainText>,
    },
  ];
  if (!mayEdit) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      header: common('actions'),
      align: 'end',
      cell: (craftsman) => (
        <RowActions>
          <EditAction
            subject={craftsman.name}
            onClick={() => onOpen({ kind: 'edit', craftsman })}
          />
          <DeleteAction
            subject={craftsman.name}
            onClick={() => onOpen({ kind: 'remove', craftsman })}
          />
        </RowActions>
      ),
    },
  ];
}

/** The craftsmen that the company keeps, to give cases to. */
export function Craftsmen() {
  const t = useTranslations('craftsmen');
  const cases = useTranslations('cases')('title');
  const mayEdit = usePermission('cases.edit');
  const [open, setOpen] = useOpenDialog<Dialog>('craftsmen');
  const close = () => setOpen(undefined);
  const columns = useColumns(setOpen);
  const { data, ...list } = useListQuery(PortalCraftsmenDocument, {
    companyId: useCompanyId(),
  });
  const rows = data?.craftsmen.map((row) => readFragment(CraftsmanRowFragmentDoc, row));
  const addButton = mayEdit && (
    <AddButton onClick={() => setOpen({ kind: 'add' })}>{t('add')}</AddButton>
  );
  return (
    <Page
      title={t('title')}
      description={t('description')}
      above={[{ to: CASES, label: cases }]}
      actions={addButton}
    >
      <ListFrame list={list} failures={{ failed: t('loadFailed') }}>
        <DataTable
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          busy={list.isBusy}
          empty={
            <EmptyState icon={<UsersIcon size={28} />} title={t('none')} action={addButton}>
              {mayEdit && t('noneHint')}
            </EmptyState>
          }
        />
      </ListFrame>
      {(open?.kind === 'add' || open?.kind === 'edit') && (
        <CraftsmanDialog
          craftsman={open.kind === 'edit' ? open.craftsman : undefined}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <MutationDialog
          mutation={DeletePortalCraftsmanDocument}
          variables={{ input: { id: open.craftsman.id } }}
          rereads="active"
          title={t('remove')}
          text={t('removeText', { name: open.craftsman.name })}
          done={t('removed')}
          failures={{ failed: t('removeFailed') }}
          onClose={close}
        />
      )}
    </Page>
  );
}
