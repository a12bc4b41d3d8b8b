import {
  useFormatter,
  useMutation,
  useQuery,
  useToast,
  useTranslations,
} from '@hausgeist/shell-api';
import { Badge, Button, Card, DataTable, type DataColumn } from '@hausgeist/ui';
import { useState } from 'react';
import { ActionDialog } from '../../forms/ActionDialog';
import { useFailureText } from '../../forms/use-failure-text';
import { readFragment } from '../../gql/fragment-masking';
import {
  EndOtherPortalSessionsDocument,
  EndPortalSessionDocument,
  PortalSessionsDocument,
  SessionRowFragmentDoc,
  type SessionRowFragment,
} from '../../gql/graphql';
import { LoadFailure } from '../../list-state/LoadFailure';
import { readAgain } from '../../list-state/read-again';

const REFRESH = { refetchQueries: [PortalSessionsDocument], awaitRefetchQueries: true };

function EndButton({ session }: { session: SessionRowFragment }) {
  const t = useTranslations('account.sessions');
  const toast = useToast();
  const textOf = useFailureText();
  const [end, { loading }] = useMutation(EndPortalSessionDocument, REFRESH);
  async function submit(): Promise<void> {
    try {
      await end({ variables: { input: { sessionId: session.id } } });
      toast(t('ended'), 'success');
    } catch (cause) {
      toast(textOf(cause, { failed: t('failed') }), 'danger');
    }
  }
  return (
    <Button
      size="small"
      busy={loading}
      aria-label={t('endNamed', { device: session.device })}
      onClick={() => void submit()}
    >
      {t('end')}
    </Button>
  );
}

/** Where one is signed in, and a way to end that. */
export function SessionsCard() {
  const t = useTranslations('account.sessions');
  const format = useFormatter();
  const toast = useToast();
  const textOf = useFailureText();
  const [isAsking, setIsAsking] = useState(false);
  const [endOthers] = useMutation(EndOtherPortalSessionsDocument, REFRESH);
  const { data, loading, error, refetch } = useQuery(PortalSessionsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const sessions =
    data?.signInSessions.map((session) => readFragment(SessionRowFragmentDoc, session)) ?? [];
  const moment = (iso: string) =>
    format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
  const columns: DataColumn<SessionRowFragment>[] = [
    { key: 'device', header: t('device'), cell: ({ device }) => device },
    { key: 'address', header: t('address'), cell: ({ address }) => address },
    { key: 'lastUsed', header: t('lastUsed'), cell: ({ lastUsedAt }) => moment(lastUsedAt) },
    { key: 'since', header: t('since'), cell: ({ createdAt }) => moment(createdAt) },
    {
      key: 'actions',
      header: t('actions'),
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
        sessions.length > 1 && (
          <Button size="small" onClick={() => setIsAsking(true)}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      {error && (
        <LoadFailure
          text={textOf(error, { failed: t('loadFailed') })}
          onRetry={readAgain(refetch)}
        />
      )}
      {!error && (
        <DataTable
          caption={t('title')}
          columns={columns}
          rows={sessions}
          rowKey={({ id }) => id}
          loading={loading && !data}
          busy={loading}
        />
      )}
      {isAsking && (
        <ActionDialog
          title={t('endOthers')}
          confirmLabel={t('endOthers')}
          tone="primary"
          fallbacks={{ failed: t('failed') }}
          onConfirm={async () => {
            await endOthers();
            toast(t('othersEnded'), 'success');
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('endOthersText')}</p>
        </ActionDialog>
      )}
    </Card>
  );
}
