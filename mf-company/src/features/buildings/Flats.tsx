import { useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import {
  DeleteAction,
  EditAction,
  MutationDialog,
  RowActions,
  Section,
} from '@hausgeist/staff-kit';
import {
  Button,
  DataTable,
  EmptyState,
  PlusIcon,
  VisuallyHidden,
  type DataColumn,
} from '@hausgeist/ui';
import { FlatDialog } from './FlatDialog';
import { DeletePortalFlatDocument, type FlatRowFragment } from './gql/graphql';

interface FlatsProps {
  buildingId: string;
  /** Missing while the building is on its way. */
  flats: readonly FlatRowFragment[] | undefined;
  /** Shows the people of one flat. */
  onShow: (flat: FlatRowFragment) => void;
}

type Dialog = { kind: 'add' } | { kind: 'edit' | 'remove'; flat: FlatRowFragment };

const peopleOf = ({ tenantCount, ownerCount }: FlatRowFragment) => tenantCount + ownerCount;

/** The flats of a building, each with what can be done with it. */
export function Flats({ buildingId, flats, onShow }: FlatsProps) {
  const t = useTranslations('buildings');
  const common = useTranslations('common');
  const may = {
    create: usePermission('users.create'),
    edit: usePermission('users.edit'),
    delete: usePermission('users.delete'),
  };
  const [open, setOpen] = useOpenDialog<Dialog>('flats');
  const close = () => setOpen(undefined);
  const named = (action: string, { label }: FlatRowFragment) =>
    common('named', { action, name: label });
  const columns: DataColumn<FlatRowFragment>[] = [
    { key: 'label', header: t('flatColumns.label'), cell: ({ label }) => label },
    { key: 'floor', header: t('flatColumns.floor'), cell: ({ floor }) => floor },
    ...(flats?.some(({ externalId }) => externalId)
      ? [
          {
            key: 'externalId',
            header: t('flatColumns.externalId'),
            cell: ({ externalId }: FlatRowFragment) => externalId,
          },
        ]
      : []),
    {
      key: 'people',
      header: t('flatColumns.people'),
      cell: (flat) =>
        peopleOf(flat) > 0 ? (
          <Button size="small" variant="quiet" onClick={() => onShow(flat)}>
            {t('flatPeople', { tenants: flat.tenantCount, owners: flat.ownerCount })}
            <VisuallyHidden> {t('showPeople', { label: flat.label })}</VisuallyHidden>
          </Button>
        ) : (
          t('vacant')
        ),
    },
    {
      key: 'actions',
      header: common('actions'),
      align: 'end',
      cell: (flat) => (
        <RowActions>
          {may.edit && (
            <EditAction
              label={named(common('edit'), flat)}
              onClick={() => setOpen({ kind: 'edit', flat })}
            />
          )}
          {may.delete && peopleOf(flat) === 0 && (
            <DeleteAction
              label={named(common('delete'), flat)}
              onClick={() => setOpen({ kind: 'remove', flat })}
            />
          )}
        </RowActions>
      ),
    },
  ];
  return (
    <Section title={t('flats')}>
      {may.create && (
        <div>
          <Button icon={<PlusIcon />} disabled={!flats} onClick={() => setOpen({ kind: 'add' })}>
            {t('addFlat')}
          </Button>
        </div>
      )}
      <DataTable
        caption={t('flats')}
        columns={may.edit || may.delete ? columns : columns.slice(0, -1)}
        rows={flats}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('noFlats')} />}
      />
      {(open?.kind === 'add' || open?.kind === 'edit') && (
        <FlatDialog
          buildingId={buildingId}
          flat={open.kind === 'edit' ? open.flat : undefined}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <MutationDialog
          mutation={DeletePortalFlatDocument}
          variables={{ input: { id: open.flat.id } }}
          rereads="active"
          title={t('removeFlat')}
          text={t('removeFlatText', { label: open.flat.label })}
          done={t('flatRemoved')}
          failures={{ failed: t('removeFlatFailed') }}
          onClose={close}
        />
      )}
    </Section>
  );
}
