import { useToast, useTranslations } from '@hausgeist/shell-api';
import { Badge, Button, Card, DataTable, type DataColumn } from '@hausgeist/ui';
import { useState } from 'react';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  type SessionRowFragment,
} from '../../gql/graphql';
import { failureText } from '../../requests/failure-text';
import { useAction, type ActionResult } from '../../requests/use-action';
import { DateText } from '../../ui/DateText';
import { LoadFailure } from '../../ui/LoadFailure';
import { RowAction } from '../../ui/RowActions';
import type { useSignInSessions } from './use-sign-in-sessions';

/** Where one is signed in, with the way to end it. */
export function SessionsCard({
  sessions: { rows, loading, busy, failure, reload },
}: {
  sessions: ReturnType<typeof useSignInSessions>;
}) {
  const t = useTranslations('account.sessions');
  const common = useTranslations('common');
  const toast = useToast();
  const [endingId, setEndingId] = useState<string | null>(null);
  const ending = useAction(EndSessionDocument, { failed: t('endFailed') });
  const endingOthers = useAction(EndOtherSessionsDocument, { failed: t('endFailed') });

  function report(result: ActionResult<unknown> | undefined, done: string): void {
    if (!result) return;
    if ('failure' in result) {
      toast(failureText(result.failure, { failed: t('endFailed') }), 'danger');
      return;
    }
    toast(done, 'success');
    reload();
  }
  async function end(sessionId: string): Promise<void> {
    setEndingId(sessionId);
    const result = await ending.run({ input: { sessionId } });
    setEndingId(null);
    report(result, t('ended'));
  }
  async function endOthers(): Promise<void> {
    report(await endingOthers.run({}), t('othersEnded'));
  }

  const columns: DataColumn<SessionRowFragment>[] = [
    { key: 'device', header: t('device'), cell: ({ device }) => device },
    { key: 'address', header: t('address'), cell: ({ address }) => address },
    {
      key: 'since',
      header: t('since'),
      cell: ({ createdAt }) => <DateText at={createdAt} withTime />,
    },
    {
      key: 'lastUsed',
      header: t('lastUsed'),
      cell: ({ lastUsedAt }) => <DateText at={lastUsedAt} withTime />,
    },
    {
      key: 'actions',
      header: common('actions'),
      cell: ({ id, device, isCurrent }) =>
        isCurrent ? (
          <Badge tone="success">{t('current')}</Badge>
        ) : (
          <RowAction
            tone="danger"
            subject={device}
            busy={endingId === id}
            onClick={() => void end(id)}
          >
            {t('end')}
          </RowAction>
        ),
    },
  ];
  return (
    <Card
      title={t('title')}
      actions={
        rows.length > 1 && (
          <Button size="small" busy={endingOthers.busy} onClick={() => void endOthers()}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      {failure && (
        <LoadFailure onRetry={reload}>
          {failureText(failure, { failed: t('loadFailed') })}
        </LoadFailure>
      )}
      {(rows.length > 0 || loading) && (
        <DataTable
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          loading={loading}
          busy={busy}
        />
      )}
    </Card>
  );
}
