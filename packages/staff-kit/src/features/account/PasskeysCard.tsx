import { useTranslations } from '@hausgeist/shell-api';
import {
  Alert,
  Button,
  Card,
  ClearIcon,
  DataTable,
  EditIcon,
  type DataColumn,
  type DataTableProps,
} from '@hausgeist/ui';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  PasskeyRowFragmentDoc,
  PasskeysDocument,
  type PasskeyRowFragment,
} from '../../gql/graphql';
import { ListFrame } from '../../ui/ListFrame';
import { useListQuery } from '../../lists/use-list-query';
import { DateText } from '../../ui/DateText';
import { Note, RowAction, RowActions, Stacked } from '../../ui/Row';
import { canUsePasskeys } from '../passkeys';
import styles from './Account.module.css';
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './PasskeyDialogs';

type Open = 'add' | { rename: PasskeyRowFragment } | { remove: PasskeyRowFragment };

/** The viewer's passkeys, and the way to add and remove them. */
export function PasskeysCard() {
  const t = useTranslations('account.passkeys');
  const [open, setOpen] = useState<Open>();
  const { data, ...list } = useListQuery(PasskeysDocument, {});
  const rows = readFragment(PasskeyRowFragmentDoc, data?.passkeys);
  const hasNone = rows?.length === 0;
  const close = () => setOpen(undefined);
  return (
    <Card title={t('title')}>
      <div className={styles.stack}>
        <p>{t('intro')}</p>
        <ListFrame list={list} failures={{ failed: t('loadFailed') }}>
          {hasNone ? (
            <p>{t('none')}</p>
          ) : (
            <PasskeyTable rows={rows} isBusy={list.isBusy} onOpen={setOpen} />
          )}
        </ListFrame>
        {canUsePasskeys() ? (
          <Button variant={hasNone ? 'primary' : 'secondary'} onClick={() => setOpen('add')}>
            {t('add')}
          </Button>
        ) : (
          <Alert tone="info">{t('unknownToBrowser')}</Alert>
        )}
      </div>
      {open === 'add' && <AddPasskeyDialog hasPasskeys={!hasNone} onClose={close} />}
      {typeof open === 'object' && 'rename' in open && (
        <RenamePasskeyDialog passkey={open.rename} onClose={close} />
      )}
      {typeof open === 'object' && 'remove' in open && (
        <RemovePasskeyDialog passkey={open.remove} onClose={close} />
      )}
    </Card>
  );
}

interface PasskeyTableProps {
  rows: DataTableProps<PasskeyRowFragment>['rows'];
  isBusy: boolean;
  onOpen: (open: Open) => void;
}

function PasskeyTable({ rows, isBusy, onOpen }: PasskeyTableProps) {
  const t = useTranslations('account.passkeys');
  const common = useTranslations('common');
  const columns: DataColumn<PasskeyRowFragment>[] = [
    {
      key: 'name',
      header: t('name'),
      cell: ({ name, isBackedUp }) => (
        <Stacked>
          {name}
          {isBackedUp && <Note>{t('backedUp')}</Note>}
        </Stacked>
      ),
    },
    { key: 'since', header: t('since'), cell: ({ createdAt }) => <DateText at={createdAt} /> },
    {
      key: 'lastUsed',
      header: t('lastUsed'),
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? <DateText at={lastUsedAt} withTime /> : <Note>{t('never')}</Note>,
    },
    {
      key: 'actions',
      header: common('actions'),
      align: 'end',
      cell: (passkey) => (
        <RowActions>
          <RowAction
            Icon={EditIcon}
            subject={passkey.name}
            onClick={() => onOpen({ rename: passkey })}
          >
            {t('rename')}
          </RowAction>
          <RowAction
            Icon={ClearIcon}
            tone="danger"
            subject={passkey.name}
            onClick={() => onOpen({ remove: passkey })}
          >
            {t('remove')}
          </RowAction>
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={isBusy}
    />
  );
}
