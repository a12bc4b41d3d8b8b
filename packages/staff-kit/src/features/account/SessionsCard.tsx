import { useToast, useTranslations } from '@hausgeist/shell-api';
import { Badge, Button, Card, DataTable, type DataColumn } from '@hausgeist/ui';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  SessionRowFragmentDoc,
  SignInSessionsDocument,
  type SessionRowFragment,
} from '../../gql/graphql';
import { ListFrame } from '../../ui/ListFrame';
import { useListQuery } from '../../lists/use-list-query';
import { useAction } from '../../requests/use-action';
import { ActionDialog } from '../../ui/ActionDialog';
import { DateText } from '../../ui/DateText';
import { RowAction } from '../../ui/Row';

const rereads = [SignInSessionsDocument];

function EndButton({ session }: { session: SessionRowFragment }) {
  const t = useTranslations('account.sessions');
  const { run, isBusy } = useAction(EndSessionDocument, {
    failed: t('failed'),
    done: t('ended'),
    rereads,
    isToasted: true,
  });
  return (
    <RowAction
      tone="danger"
      subject={session.device}
      busy={isBusy}
      onClick={() => void run({ input: { sessionId: session.id } })}
    >
      {t('end')}
    </RowAction>
  );
}

function EndOthersDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('account.sessions');
  const toast = useToast();
  const { run, ...state } = useAction(EndOtherSessionsDocument, { failed: t('failed'), rereads });
  return (
    <ActionDialog
      title={t('endOthers')}
      confirmLabel={t('endOthers')}
      tone="primary"
      {...state}
      onConfirm={async () => {
        if (!(await run({}))) return;
        toast(t('othersEnded'), 'success');
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('endOthersText')}</p>
    </ActionDialog>
  );
}

/** Where the viewer is signed in, with the way to end it. */
export function SessionsCard() {
  const t = useTranslations('account.sessions');
  const common = useTranslations('common');
  const [isAsking, setIsAsking] = useState(false);
  const { data, ...list } = useListQuery(SignInSessionsDocument, {});
  const rows = readFragment(SessionRowFragmentDoc, data?.signInSessions);
  const columns: DataColumn<SessionRowFragment>[] = [
    { key: 'device', header: t('device'), cell: ({ device }) => device },
    { key: 'address', header: t('address'), card: 'plain', cell: ({ address }) => address },
    {
      key: 'lastUsed',
      header: t('lastUsed'),
      cell: ({ lastUsedAt }) => <DateText at={lastUsedAt} withTime />,
    },
    {
      key: 'since',
      header: t('since'),
      cell: ({ createdAt }) => <DateText at={createdAt} withTime />,
    },
    {
      key: 'actions',
      header: common('actions'),
      align: 'end',
      cell: (session) =>
        session.isCurrent ? (
          <Badge tone="success">{t('current')}</Badge>
        ) : (
          <EndButton session={session} />
        ),
    },
  ];
  return (
    <Card
      title={t('title')}
      actions={
        rows &&
        rows.length > 1 && (
          <Button size="small" onClick={() => setIsAsking(true)}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      <ListFrame list={list} failures={{ failed: t('loadFailed') }}>
        <DataTable
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          busy={list.isBusy}
        />
      </ListFrame>
      {isAsking && <EndOthersDialog onClose={() => setIsAsking(false)} />}
    </Card>
  );
}
